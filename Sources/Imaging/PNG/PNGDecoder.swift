/// Decodes PNG files (W3C PNG, third edition): all colour types and depths, palettes, transparency, interlacing.
///
/// A damaged file is decoded as far as possible; a wrong checksum or a missing end makes the picture incomplete.
/// Indices beyond the palette are black, and an unknown filter counts as none.
struct PNGDecoder {
  let header: PNGHeader
  /// The colours of PLTE, at most 256; empty if there is none.
  private(set) var palette: [RGB] = []
  /// The opacities of the first entries of the palette; the others are opaque.
  private(set) var opacities: [UInt8] = []
  /// The stored samples of the one transparent colour, for grey in the first element; `nil` if there is none.
  private(set) var transparentSamples: SIMD3<Int>?
  /// The compressed data of all IDAT chunks.
  private var compressedData: [UInt8] = []
  /// Whether the checksum of every chunk so far is right.
  private var isSound = true
  /// Whether the last chunk, IEND, has been read.
  private var sawEnd = false

  /// Decodes a whole file; throws if its header is damaged or exceeds the limits, or if it has no pixels.
  static func decode(_ bytes: [UInt8], limits: DecodingLimits) throws(ImageError) -> Bitmap {
    let start = PNGChunk.signature.count
    var reader = ByteReader(bytes, position: start)
    guard reader.number(bytes: 4) == 13, reader.take(4)?.elementsEqual("IHDR".utf8) == true,
      let header = PNGHeader(&reader)
    else { throw .damaged(.png) }
    try limits.check(width: header.width, height: header.height, of: .png, working: header.dataBytes)
    var decoder = PNGDecoder(header: header)
    decoder.isSound = Int(PNGChunk.checksum(bytes[(start + 4)..<reader.position])) == reader.number(bytes: 4)
    while decoder.readChunk(&reader) {}
    return try decoder.bitmap()
  }

  /// Reads one chunk, which may be truncated if it is the last; returns whether there may be more.
  private mutating func readChunk(_ reader: inout ByteReader) -> Bool {
    guard let length = reader.number(bytes: 4), let name = reader.take(4),
      let data = reader.take(min(length, reader.remaining))
    else { return false }
    let sum = PNGChunk.checksum(reader.bytes[name.startIndex..<data.endIndex])
    isSound = reader.number(bytes: 4) == Int(sum) && isSound
    switch String(decoding: name, as: UTF8.self) {
    case "PLTE": palette = RGB.colors(in: data.prefix(256 * 3))
    case "tRNS": readTransparency(Array(data))
    case "IDAT": compressedData += data
    case "IEND": sawEnd = true
    default: break
    }
    return !sawEnd
  }

  /// Reads tRNS: the samples of the transparent colour for grey and RGB, two bytes each, of which only as many bits as
  /// the depth count (W3C PNG, 11.3.1.1); opacities for a palette.
  private mutating func readTransparency(_ data: [UInt8]) {
    var reader = ByteReader(data)
    let mask = 1 << header.depth - 1
    func sample() -> Int? { reader.number(bytes: 2).map { $0 & mask } }
    switch header.colorType {
    case .grey: transparentSamples = sample().map { SIMD3($0, 0, 0) }
    case .rgb:
      guard let red = sample(), let green = sample(), let blue = sample() else { return }
      transparentSamples = SIMD3(red, green, blue)
    case .palette, .greyAndAlpha, .rgbAndAlpha: opacities = data
    }
  }

  /// The picture in the chunks read; throws if nothing of it can be decoded.
  private func bitmap() throws(ImageError) -> Bitmap {
    var (data, isUnpacked) = Inflater.zlib(compressedData, limit: header.dataBytes)
    guard DecodingLimits.isPlausible(claimed: header.dataBytes, available: data.count), !data.isEmpty,
      header.colorType != .palette || !palette.isEmpty
    else { throw .damaged(.png) }
    var pixels = [UInt8](repeating: 0, count: header.width * header.height * 4)
    let used = paint(&data, to: &pixels)
    return Bitmap(
      width: header.width, height: header.height, pixels: pixels,
      isComplete: used == header.dataBytes && isUnpacked && isSound && sawEnd)
  }

  /// Paints the rows that are complete, pass by pass; returns how many bytes they took.
  private func paint(_ data: inout [UInt8], to pixels: inout [UInt8]) -> Int {
    var start = 0
    for pass in header.passes {
      let length = header.rowBytes(width: pass.width(of: header))
      for row in 0..<pass.height(of: header) {
        guard start + 1 + length <= data.count else { return start }
        unfilter(&data, rowAt: start, length: length, isFirst: row == 0)
        paintRow(data, from: start + 1, pass: pass, row: row, to: &pixels)
        start += 1 + length
      }
    }
    return start
  }

  /// Undoes the filter (W3C PNG, 9.2) of the row whose filter byte is at `start`; earlier rows are unfiltered already.
  private func unfilter(_ data: inout [UInt8], rowAt start: Int, length: Int, isFirst: Bool) {
    let (filter, pixelBytes) = (data[start], header.pixelBytes)
    let row = start + 1
    let above = row - length - 1
    for index in 0..<length {
      let left = index >= pixelBytes ? data[row + index - pixelBytes] : 0
      let up = isFirst ? 0 : data[above + index]
      let corner = isFirst || index < pixelBytes ? 0 : data[above + index - pixelBytes]
      let prediction: UInt8 =
        switch filter {
        case 1: left
        case 2: up
        case 3: UInt8((Int(left) + Int(up)) / 2)
        case 4: Self.paeth(left, up, corner)
        default: 0
        }
      data[row + index] &+= prediction
    }
  }

  /// The Paeth predictor: the neighbour nearest to left + up - corner; of equally near ones, left first, then up.
  private static func paeth(_ left: UInt8, _ up: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(up) - Int(corner)
    func distance(_ neighbour: UInt8) -> Int { abs(estimate - Int(neighbour)) }
    if distance(left) <= min(distance(up), distance(corner)) { return left }
    return distance(up) <= distance(corner) ? up : corner
  }
}
