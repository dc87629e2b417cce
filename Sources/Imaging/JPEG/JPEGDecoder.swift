/// Decodes JPEG files (ITU-T T.81): baseline, extended and progressive Huffman coding, 8 bits, 1, 3 or 4 components,
/// any sampling factors, restart intervals, Adobe's colour transforms and the EXIF orientation. A file that states its
/// height only after the first scan (by a DNL marker) counts as damaged.
struct JPEGDecoder {
  let limits: DecodingLimits
  var reader: ByteReader
  /// The last quantisation table of each number 0…3, in natural order; empty if there was none.
  var quantisation = [[Int32]](repeating: [], count: 4)
  /// The last Huffman table of each number 0…3, for DC and for AC coefficients.
  var dcTables = [HuffmanTable?](repeating: nil, count: 4)
  var acTables = [HuffmanTable?](repeating: nil, count: 4)
  /// MCUs (minimum coded units) between restart markers; 0 if there are none.
  var restartInterval = 0
  /// The header of the frame; `nil` until it is read.
  var frame: JPEGFrame?
  /// The components in the order of the frame header; empty until it is read.
  var components: [JPEGComponent] = []
  /// Whether there is a JFIF segment.
  var hasJFIF = false
  /// The colour transform in Adobe's APP14 segment, normally 0…2; `nil` without one.
  var adobeTransform: UInt8?
  var orientation = Orientation.upright
  /// Whether nothing has been truncated or damaged so far.
  var isSound = true
  /// Whether the end marker (EOI) has been read.
  var sawEnd = false
  /// The scans and blocks begun so far, for the limits.
  var scans = 0, blockVisits = 0
  /// Whether any block has been decoded.
  var hasBlocks = false

  /// The natural positions of coefficients in file order (ITU-T T.81, figure A.6).
  static let zigzag: [UInt8] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// The markers that begin a frame (SOFn), and that of a hierarchy of frames (DHP).
  private static let frameMarkers = Set(0xC0...0xCF).subtracting([0xC4, 0xC8, 0xCC]).union([0xDE] as Set<UInt8>)

  /// Decodes a whole file; throws if it is of an unsupported kind or exceeds the limits, or if no block can be decoded.
  static func decode(_ bytes: [UInt8], limits: DecodingLimits) throws(ImageError) -> Bitmap {
    // After the first marker, SOI.
    var decoder = JPEGDecoder(limits: limits, reader: ByteReader(bytes, position: 2))
    while try decoder.readMarker() {}
    guard let frame = decoder.frame, decoder.hasBlocks else { throw .damaged(.jpeg) }
    for index in decoder.components.indices { decoder.components[index].transformCoefficients() }
    let pixels = JPEGColorSpace(of: decoder).pixels(of: decoder.components, in: frame)
    let bitmap = Bitmap(
      width: frame.width, height: frame.height, pixels: pixels, isComplete: decoder.isSound && decoder.sawEnd)
    return bitmap.turnedUpright(from: decoder.orientation)
  }

  /// Reads one marker, and its segment unless it is EOI (0xD9), TEM, RSTn or SOI; returns whether there may be more.
  private mutating func readMarker() throws(ImageError) -> Bool {
    guard let marker = nextMarker() else { return false }
    switch marker {
    case 0xD9: sawEnd = true
    case 0x01, 0xD0...0xD8: break
    default: isSound = try readSegment(of: marker)
    }
    return isSound && !sawEnd
  }

  /// The second byte of the next marker, after any bytes that aren't one; `nil` at the end.
  private mutating func nextMarker() -> UInt8? {
    while let byte = reader.byte() {
      guard byte == 0xFF else { continue }
      var marker = reader.byte()
      while marker == 0xFF { marker = reader.byte() }
      if let marker, marker != 0 { return marker }
    }
    return nil
  }

  /// Reads a marker's segment (ITU-T T.81, table B.1); returns whether it is sound. If not, decoding ends here.
  private mutating func readSegment(of marker: UInt8) throws(ImageError) -> Bool {
    guard let length = reader.number(bytes: 2), length >= 2 else { return false }
    var segment = ByteReader(reader.bytes, position: reader.position, end: reader.position + length - 2)
    reader.skip(length - 2)
    switch marker {
    case _ where frame != nil && Self.frameMarkers.contains(marker): return false
    case 0xC0, 0xC1, 0xC2: try readFrame(&segment, isProgressive: marker == 0xC2)
    case 0xC3, 0xC5...0xC7, 0xCB, 0xCD...0xCF, 0xDE: throw .unsupportedJPEG(.losslessOrHierarchical)
    case 0xC9, 0xCA: throw .unsupportedJPEG(.arithmetic)
    case 0xC4: return readHuffmanTables(&segment)
    case 0xDB: return readQuantisation(&segment)
    case 0xDD: restartInterval = segment.number(bytes: 2) ?? 0
    case 0xDA: return try readScan(&segment)
    case 0xE0, 0xE1, 0xEE: readApplication(&segment, marker: marker)
    default: break
    }
    return true
  }

  /// Reads the frame header (SOF0, SOF1, SOF2) and allocates its components' memory.
  private mutating func readFrame(_ segment: inout ByteReader, isProgressive: Bool) throws(ImageError) {
    guard let precision = segment.byte(), let height = segment.number(bytes: 2), let width = segment.number(bytes: 2),
      let count = segment.byte()
    else { throw .damaged(.jpeg) }
    guard precision == 8 else { throw .unsupportedJPEG(.bits(Int(precision))) }
    try limits.check(width: width, height: height, of: .jpeg)
    // A block of 64 pixels takes at least one bit.
    guard DecodingLimits.isPlausible(claimed: width * height, available: reader.bytes.count * 512) else {
      throw .damaged(.jpeg)
    }
    guard count == 1 || count == 3 || count == 4 else { throw .unsupportedJPEG(.channels(Int(count))) }
    let fields = try Self.readComponents(&segment, count: Int(count))
    let frame = JPEGFrame(
      width: width, height: height, isProgressive: isProgressive,
      maxXFactor: fields.map { $0.xFactor }.max() ?? 1, maxYFactor: fields.map { $0.yFactor }.max() ?? 1)
    // A byte per sample, in progressive files two more for its coefficient.
    let blocks = fields.reduce(0) { $0 + frame.mcusAcross * $1.xFactor * frame.mcusDown * $1.yFactor }
    let working = blocks * 64 * (isProgressive ? 3 : 1)
    try limits.check(width: width, height: height, of: .jpeg, working: working)
    components = fields.map { JPEGComponent($0, in: frame) }
    self.frame = frame
  }

  /// Reads what a frame header says of its components; throws if a field is out of range or an identifier is taken.
  private static func readComponents(
    _ segment: inout ByteReader, count: Int
  ) throws(ImageError) -> [JPEGComponent.Fields] {
    var components: [JPEGComponent.Fields] = []
    for _ in 0..<count {
      guard let identifier = segment.byte(), let sampling = segment.byte(), let quantisationIndex = segment.byte(),
        (1...4).contains(sampling >> 4), (1...4).contains(sampling & 15), quantisationIndex < 4,
        !components.contains(where: { $0.identifier == identifier })
      else { throw .damaged(.jpeg) }
      components.append((identifier, Int(sampling >> 4), Int(sampling & 15), Int(quantisationIndex)))
    }
    return components
  }

  /// Reads quantisation tables (DQT); returns whether they are sound.
  private mutating func readQuantisation(_ segment: inout ByteReader) -> Bool {
    while let head = segment.byte() {
      guard head & 15 < 4, head >> 4 < 2 else { return false }
      var table = [Int32](repeating: 1, count: 64)
      for index in Self.zigzag {
        guard let value = segment.number(bytes: head >> 4 == 0 ? 1 : 2) else { return false }
        table[Int(index)] = Int32(value)
      }
      quantisation[Int(head & 15)] = table
    }
    return true
  }

  /// Reads Huffman tables (DHT); returns whether they are sound.
  private mutating func readHuffmanTables(_ segment: inout ByteReader) -> Bool {
    while let head = segment.byte() {
      guard head & 15 < 4, head >> 4 < 2, let counts = segment.take(16),
        let symbols = segment.take(counts.reduce(0) { $0 + Int($1) }),
        let table = HuffmanTable(counts: counts, symbols: symbols)
      else { return false }
      if head >> 4 == 0 { dcTables[Int(head & 15)] = table } else { acTables[Int(head & 15)] = table }
    }
    return true
  }

  /// Reads the relevant parts of JFIF's APP0, EXIF's APP1 and Adobe's APP14.
  private mutating func readApplication(_ segment: inout ByteReader, marker: UInt8) {
    switch marker {
    case 0xE0: hasJFIF = hasJFIF || segment.take(5)?.elementsEqual("JFIF\0".utf8) == true
    case 0xE1: orientation = Orientation(exif: &segment) ?? orientation
    default:
      guard segment.take(5)?.elementsEqual("Adobe".utf8) == true, segment.take(6) != nil else { return }
      adobeTransform = segment.byte() ?? adobeTransform
    }
  }
}
