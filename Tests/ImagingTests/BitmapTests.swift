import Testing

@testable import Imaging

@Suite struct BitmapTests {
  @Test func `what is transparent shows the background, rounded to the nearest`() throws {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [200, 0, 255, 130, 9, 8, 7, 0, 1, 2, 3, 255], isComplete: true)
    #expect(bitmap.rgb() == [102, 0, 130, 0, 0, 0, 1, 2, 3])
    #expect(bitmap.rgb(over: RGB(red: 255, green: 255, blue: 255)) == [227, 125, 255, 255, 255, 255, 1, 2, 3])
  }
}
