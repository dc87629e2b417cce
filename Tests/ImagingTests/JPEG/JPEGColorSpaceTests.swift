import Testing

@testable import Imaging

@Suite struct JPEGColorSpaceTests {
  @Test(arguments: [1, 255])
  func `four channels with an unexpected transform of Adobe's are luminance, colour differences and black`(
    transform: UInt8
  ) throws {
    var bytes = PictureFixture.bytes("baseline-ycck-444.jpg")
    let expected = try Bitmap.decode(bytes)
    let marker = try #require(bytes.indices.dropLast(12).first { bytes[$0...].starts(with: "Adobe".utf8) })
    #expect(bytes[marker + 11] == 2)
    bytes[marker + 11] = transform
    #expect(try Bitmap.decode(bytes) == expected)
  }
}
