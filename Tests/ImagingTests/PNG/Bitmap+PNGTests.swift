import Testing

@testable import Imaging

/// Pictures written as PNG files, read by the decoder, which is tested against other programs' files.
@Suite struct BitmapPNGTests {
  private static let sizes = [(1, 1), (2, 3), (7, 300), (300, 7), (257, 65)]

  @Test(arguments: sizes) func `a picture comes back pixel for pixel`(width: Int, height: Int) throws {
    let area = width * height
    let noise = (0..<area * 4).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 13) }
    let flat = [UInt8](repeating: 9, count: area * 4)
    let mixed = (0..<area * 4).map { $0 / 997 % 2 == 0 ? 200 : noise[$0] }
    for pixels in [noise, flat, mixed] {
      let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
      #expect(try Bitmap.decode(bitmap.png) == bitmap)
    }
  }

  @Test func `what is flat takes few bytes`() throws {
    let bitmap = try #require(Bitmap(width: 500, height: 400, pixels: [UInt8](repeating: 9, count: 800_000)))
    #expect(bitmap.png.count < 8000)
  }

  @Test func `checksums are those of the standards`() throws {
    // PNG's end has always the same; the other is the well-known one of a word.
    let bitmap = try #require(Bitmap(width: 1, height: 1, pixels: [1, 2, 3, 4]))
    #expect(bitmap.png.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    #expect(Deflater.zlib(Array("Wikipedia".utf8), distances: []).suffix(4) == [0x11, 0xE6, 0x03, 0x98])
  }

  @Test func `pixels that do not fit their size are no picture`() {
    #expect(Bitmap(width: 2, height: 2, pixels: [0, 0, 0, 0]) == nil)
    #expect(Bitmap(width: 0, height: 0, pixels: []) == nil)
    #expect(Bitmap(width: .max, height: 2, pixels: []) == nil)
  }
}
