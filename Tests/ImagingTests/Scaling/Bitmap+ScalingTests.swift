import Testing

@testable import Imaging

@Suite struct BitmapScalingTests {
  @Test func `black and white average to half of the light, not of the value`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0, 0, 0, 255, 255, 255, 255, 255], isComplete: true)
    #expect(bitmap.scaled(toWidth: 1, height: 1).pixels == [188, 188, 188, 255])
  }

  @Test(arguments: [(1, 1), (3, 2), (7, 5), (13, 11), (40, 9), (64, 48)])
  func `one colour stays that colour at any size`(width: Int, height: Int) throws {
    for value in stride(from: UInt8(0), through: 255, by: 15) {
      let pixels = [[UInt8]](repeating: [value, 255 - value, 40, 255], count: 17 * 13).flatMap { $0 }
      let bitmap = Bitmap(width: 17, height: 13, pixels: pixels, isComplete: true)
      let scaled = bitmap.scaled(toWidth: width, height: height)
      #expect(scaled.width == width && scaled.height == height)
      #expect(
        scaled.pixels.indices.allSatisfy { abs(Int(scaled.pixels[$0]) - Int(pixels[$0 % 4])) <= ($0 % 4 == 3 ? 0 : 1) })
    }
  }

  @Test func `pixels count by the area that is covered`() throws {
    // Three columns in two: each target takes one column and a half.
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255]
    let bitmap = Bitmap(width: 3, height: 1, pixels: pixels, isComplete: true)
    let scaled = bitmap.scaled(toWidth: 2, height: 1)
    // Two thirds and one third of the light as sRGB.
    #expect(scaled.pixels == [213, 156, 0, 255, 0, 156, 213, 255])
  }

  @Test func `transparent pixels give no colour`() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [200, 100, 50, 255, 0, 255, 0, 0], isComplete: true)
    #expect(bitmap.scaled(toWidth: 1, height: 1).pixels == [200, 100, 50, 128])
    #expect(bitmap.rgb(over: RGB(red: 1, green: 2, blue: 3)) == [200, 100, 50, 1, 2, 3])
  }

  @Test func `senseless sizes are brought into range`() throws {
    let bitmap = Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 9, count: 16), isComplete: true)
    #expect(bitmap.scaled(toWidth: 0, height: -5).pixels.count == 4)
  }
}
