/// Decodes the first frame of a GIF file (CompuServe GIF89a).
struct GIFDecoder {
  private var reader: ByteReader
  private let limits: DecodingLimits
  /// The palette of the frame if it has one, else of the whole picture.
  private var palette: [RGB] = []
  /// The palette index that isn't drawn; `nil` if there is none.
  private var transparentIndex: Int?
  /// The size of the canvas in pixels.
  private var width = 0, height = 0

  /// Decodes the first frame and draws it on the canvas of the whole picture, which is transparent elsewhere. Throws if
  /// there is no frame, or one that has no pixels or no palette, or exceeds the limits.
  static func decode(_ bytes: [UInt8], limits: DecodingLimits) throws(ImageError) -> Bitmap {
    // After the signature and version, `GIF89a`.
    var decoder = GIFDecoder(reader: ByteReader(bytes, position: 6), limits: limits)
    decoder.reader.isLittleEndian = true
    try decoder.readScreen()
    while let block = decoder.reader.byte() {
      // GIF89a, appendix A: an extension, an image, the end. Others are stray, such as a second block terminator.
      switch block {
      case 0x21: decoder.readExtension()
      case 0x2C: return try decoder.readFrame()
      case 0x3B: throw .damaged(.gif)
      default: break
      }
    }
    throw .damaged(.gif)
  }

  /// Reads the size of the canvas and the palette of the whole picture.
  private mutating func readScreen() throws(ImageError) {
    guard let width = reader.number(bytes: 2), let height = reader.number(bytes: 2), let flags = reader.byte() else {
      throw .damaged(.gif)
    }
    (self.width, self.height) = (width, height)
    reader.skip(2)
    if flags & 0x80 != 0 { readPalette(flags) }
  }

  /// Reads a palette of 2ⁿ⁺¹ colours, n being the lowest three bits of `flags`; a truncated one has fewer.
  private mutating func readPalette(_ flags: UInt8) {
    let size = min(3 * (2 << Int(flags & 7)), reader.remaining)
    palette = RGB.colors(in: reader.take(size) ?? [])
  }

  /// Reads an extension block; only the transparent colour of a graphic control extension matters.
  private mutating func readExtension() {
    let label = reader.byte()
    let data = takeSubblocks(limit: 4)
    if label == 0xF9, data.count >= 4 { transparentIndex = data[0] & 1 == 1 ? Int(data[3]) : nil }
  }

  /// The data of the sub-blocks up to the empty one; those that begin after `limit` bytes are skipped.
  private mutating func takeSubblocks(limit: Int) -> [UInt8] {
    var data: [UInt8] = []
    while let size = reader.byte(), size > 0, let block = reader.take(min(Int(size), reader.remaining)) {
      if data.count < limit { data += block }
    }
    return data
  }

  /// Reads and draws a frame.
  private mutating func readFrame() throws(ImageError) -> Bitmap {
    let frame = try readDescriptor()
    let area = frame.width * frame.height
    // A canvas without a size is as large as the frame.
    if width == 0 || height == 0 { (width, height) = (frame.width, frame.height) }
    try limits.check(width: width, height: height, of: .gif, working: area)
    try limits.check(width: frame.width, height: frame.height, of: .gif)
    guard let codeSize = reader.byte().map(Int.init), (1...11).contains(codeSize), !palette.isEmpty else {
      throw .damaged(.gif)
    }
    let indices = LZW.unpack(takeSubblocks(limit: limits.bytes), codeSize: codeSize, limit: area)
    guard !indices.isEmpty, DecodingLimits.isPlausible(claimed: width * height, available: indices.count) else {
      throw .damaged(.gif)
    }
    let pixels = painted(indices, frame)
    return Bitmap(width: width, height: height, pixels: pixels, isComplete: indices.count == area)
  }

  /// Reads a frame's position, size and palette.
  private mutating func readDescriptor() throws(ImageError) -> GIFFrame {
    guard let left = reader.number(bytes: 2), let top = reader.number(bytes: 2), let width = reader.number(bytes: 2),
      let height = reader.number(bytes: 2), let flags = reader.byte()
    else { throw .damaged(.gif) }
    if flags & 0x80 != 0 { readPalette(flags) }
    return GIFFrame(left: left, top: top, width: width, height: height, isInterlaced: flags & 0x40 != 0)
  }

  /// The pixels of the canvas with a frame drawn on it; clear where one is missing, transparent or not in the palette.
  private func painted(_ indices: [UInt8], _ frame: GIFFrame) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    for (line, row) in frame.rows.enumerated() where frame.top + row < height {
      for column in 0..<max(min(frame.width, width - frame.left), 0) {
        let source = line * frame.width + column
        guard source < indices.count else { return pixels }
        let index = Int(indices[source])
        guard index != transparentIndex, index < palette.count else { continue }
        let target = ((frame.top + row) * width + frame.left + column) * 4
        pixels[target] = palette[index].red
        pixels[target + 1] = palette[index].green
        pixels[target + 2] = palette[index].blue
        pixels[target + 3] = 255
      }
    }
    return pixels
  }
}
