import Testing
import World

@testable import Imaging

@Suite struct BitmapDecodingTests {
  @Test(arguments: PictureFixture.all)
  func `a picture has the pixels of the reference decoder`(_ fixture: PictureFixture) throws {
    let bitmap = try Bitmap.decode(fixture.bytes)
    #expect(bitmap.width == fixture.width)
    #expect(bitmap.height == fixture.height)
    #expect(bitmap.isComplete)
    #expect(bitmap.pixels == fixture.pixels)
  }

  @Test func `there are reference pictures of every variant`() {
    #expect(PictureFixture.all.count >= 130)
  }

  @Test(arguments: [
    ("refused-arithmetic.jpg", ImageError.unsupportedJPEG(.arithmetic)),
    ("refused-12-bits.jpg", .unsupportedJPEG(.bits(12))),
    ("refused-huge.jpg", .tooManyPixels(width: 60000, height: 60000)),
    ("refused-huge.png", .tooManyPixels(width: 60000, height: 60000)),
    ("refused-huge.gif", .tooManyPixels(width: 60000, height: 60000)),
  ])
  func `what cannot be shown is refused with its reason`(name: String, error: ImageError) {
    #expect(throws: error) { try Bitmap.decode(PictureFixture.bytes(name)) }
  }

  @Test func `other files and other formats are recognised`() {
    #expect(throws: ImageError.unknownFormat) { try Bitmap.decode(Array("<html></html>".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try Bitmap.decode([]) }
    let webp = Array("RIFF".utf8) + [16, 0, 0, 0] + Array("WEBPVP8 ".utf8) + [4, 0, 0, 0, 1, 2, 3, 4]
    #expect(throws: ImageError.unsupported(.webp)) { try Bitmap.decode(webp) }
    #expect(throws: ImageError.damaged(.webp)) { try Bitmap.decode(webp.dropLast()) }
    #expect(throws: ImageError.unsupported(.tiff)) { try Bitmap.decode([0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8]) }
  }

  @Test func `a file above the limit is refused`() {
    let bytes = PictureFixture.bytes("baseline-420.jpg")
    #expect(throws: ImageError.fileTooLarge) {
      try Bitmap.decode(bytes, limits: DecodingLimits(bytes: bytes.count - 1))
    }
    #expect(throws: ImageError.tooManyPixels(width: 37, height: 29)) {
      try Bitmap.decode(bytes, limits: DecodingLimits(pixels: 37 * 29 - 1))
    }
  }

  @Test(arguments: [0xC0, 0xC3, 0xC9] as [UInt8])
  func `a second frame of a JPEG, even of an unsupported kind, ends the picture`(marker: UInt8) throws {
    var bytes = PictureFixture.bytes("baseline-420.jpg")
    let whole = try Bitmap.decode(bytes)
    bytes.insert(contentsOf: [0xFF, marker, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0], at: bytes.count - 2)
    let bitmap = try Bitmap.decode(bytes)
    #expect(bitmap.pixels == whole.pixels)
    #expect(!bitmap.isComplete)
  }

  @Test func `a JPEG of which no block can be decoded is damaged, not a grey picture`() throws {
    var bytes = PictureFixture.bytes("baseline-grey.jpg")
    // Without the Huffman tables, as in frames of Motion JPEG.
    while let table = bytes.indices.dropLast(4).first(where: { bytes[$0...].starts(with: [0xFF, 0xC4]) }) {
      bytes.removeSubrange(table..<(table + 2 + Int(bytes[table + 2]) << 8 + Int(bytes[table + 3])))
    }
    #expect(throws: ImageError.damaged(.jpeg)) { try Bitmap.decode(bytes) }
  }

  @Test func `a hierarchical JPEG is refused by its first header`() {
    var bytes = PictureFixture.bytes("baseline-grey.jpg")
    bytes.insert(contentsOf: [0xFF, 0xDE, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0], at: 2)
    #expect(throws: ImageError.unsupportedJPEG(.losslessOrHierarchical)) { try Bitmap.decode(bytes) }
  }

  @Test func `scans beyond the limit are left out`() throws {
    let bitmap = try Bitmap.decode(
      PictureFixture.bytes("progressive-many-scans.jpg"), limits: DecodingLimits(scans: 3))
    #expect(!bitmap.isComplete)
  }

  @Test(arguments: [
    "baseline-quality-5.jpg", "progressive-quality-5.jpg", "interlaced-palette-4.png", "gif-interlaced.gif",
  ])
  func `a file cut off anywhere gives what there is or an error`(name: String) throws {
    let bytes = PictureFixture.bytes(name)
    var shown = 0
    for count in 0..<bytes.count {
      guard let bitmap = try? Bitmap.decode(Array(bytes.prefix(count))) else { continue }
      shown += 1
      #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4)
    }
    #expect(shown > 50)
    #expect(try !Bitmap.decode(Array(bytes.prefix(bytes.count - 50))).isComplete)
  }

  @Test(arguments: [[1, 7], [0, 7]] as [[UInt8]])
  func `of a PNG's transparent colour only the bits of the depth count`(stored: [UInt8]) throws {
    let head = UInt32(2).bigEndianBytes + UInt32(1).bigEndianBytes + [8, 0, 0, 0, 0]
    let bytes =
      PNGChunk.signature + PNGChunk.bytes("IHDR", head) + PNGChunk.bytes("tRNS", stored)
      + PNGChunk.bytes("IDAT", Deflater.zlib([0, 7, 8], distances: [])) + PNGChunk.bytes("IEND", [])
    #expect(try Bitmap.decode(bytes).pixels == [7, 7, 7, 0, 8, 8, 8, 255])
  }

  @Test func `a picture that would take too much memory is refused by its head alone`() {
    // 7900 × 8000 pixels are allowed, but not with 16 bits in each of four channels.
    func head(_ depth: UInt8) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0x1E, 0xDC, 0, 0, 0x1F, 0x40, depth, 6, 0, 0, 0, 0, 0, 0, 0]
    }
    #expect(throws: ImageError.tooManyPixels(width: 7900, height: 8000)) { try Bitmap.decode(head(16)) }
    #expect(throws: ImageError.damaged(.png)) {
      try Bitmap.decode(head(8), limits: DecodingLimits(memory: 1_000_000_000))
    }
  }

  @Test func `the memory of a GIF includes the indices of its frame`() throws {
    let fixture = try #require(PictureFixture.all.first { $0.name == "gif-interlaced.gif" })
    let area = fixture.width * fixture.height
    #expect(try Bitmap.decode(fixture.bytes, limits: DecodingLimits(memory: area * 5)).isComplete)
    #expect(throws: ImageError.tooManyPixels(width: fixture.width, height: fixture.height)) {
      try Bitmap.decode(fixture.bytes, limits: DecodingLimits(memory: area * 5 - 1))
    }
  }

  @Test(arguments: ["refused-huge.jpg", "refused-huge.png", "refused-huge.gif"])
  func `a small file that claims a large picture is damaged, not worth its memory`(name: String) {
    var bytes = PictureFixture.bytes(name)
    // 60,000 becomes 7,000, which is within the limit.
    for index in 0..<200 {
      if bytes[index...].starts(with: [0xEA, 0x60]) { bytes.replaceSubrange(index...(index + 1), with: [0x1B, 0x58]) }
      if bytes[index...].starts(with: [0x60, 0xEA]) { bytes.replaceSubrange(index...(index + 1), with: [0x58, 0x1B]) }
    }
    let format = ImageFormat(of: bytes) ?? .tiff
    #expect(throws: ImageError.damaged(format)) { try Bitmap.decode(bytes) }
  }

  @Test func `the upper part of a cut off picture is right`() throws {
    let fixture = try #require(PictureFixture.all.first { $0.name == "baseline-444.jpg" })
    let bitmap = try Bitmap.decode(Array(fixture.bytes.prefix(fixture.bytes.count * 3 / 4)))
    let rows = fixture.width * 4 * 8
    #expect(bitmap.pixels.prefix(rows) == fixture.pixels.prefix(rows))
  }

  @Test func `what follows a lost restart interval is where it belongs`() throws {
    let fixture = try #require(PictureFixture.all.first { $0.name == "baseline-restart-blocks.jpg" })
    let markers = fixture.bytes.indices.dropLast().filter {
      fixture.bytes[$0] == 0xFF && (0xD0...0xD7).contains(fixture.bytes[$0 + 1])
    }
    try #require(markers.count == 5)
    // Each row of the picture's three is two intervals: the left half of the middle one goes.
    let bitmap = try Bitmap.decode(Array(fixture.bytes[..<markers[1]] + fixture.bytes[markers[2]...]))
    #expect(!bitmap.isComplete)
    let below = fixture.width * 4 * 34
    #expect(bitmap.pixels.dropFirst(below) == fixture.pixels.dropFirst(below))
  }

  @Test(arguments: [(last: UInt8(8), isComplete: true), (last: 7, isComplete: false)])
  func `a run of zeros that leaves its scan's band is damage`(last: UInt8, isComplete: Bool) throws {
    // A grey block of a progressive file: a scan with its mean, then one whose only code is seven zeros and a
    // coefficient.
    let table: [UInt8] = [1] + Array(repeating: 0, count: 15)
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0]
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + Array(repeating: 1, count: 64)
    bytes += [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    bytes += [0xFF, 0xC4, 0, 20, 0x00] + table + [0] + [0xFF, 0xC4, 0, 20, 0x10] + table + [0x71]
    bytes += scan + [0, 0, 0, 0x7F] + scan + [1, last, 0, 0x7F, 0xFF, 0xD9]
    #expect(try Bitmap.decode(bytes).isComplete == isComplete)
  }

  @Test(arguments: 0..<4)
  func `damaged files never trap`(round: Int) {
    var random = SplitMix(seed: UInt64(round))
    for fixture in PictureFixture.all where fixture.bytes.count < 4000 {
      for _ in 0..<4 {
        let bitmap = try? Bitmap.decode(random.damaged(fixture.bytes), limits: DecodingLimits(pixels: 1 << 18))
        #expect(bitmap.map { $0.pixels.count == $0.width * $0.height * 4 } ?? true)
      }
    }
  }
}
