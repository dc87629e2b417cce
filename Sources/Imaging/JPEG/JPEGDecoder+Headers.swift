extension JPEGDecoder {
  /// Reads the frame header (SOF0, SOF1, SOF2) and takes memory for its components.
  mutating func readFrame(_ segment: inout ByteReader, isProgressive: Bool) throws(ImageError) -> Bool {
    guard let precision = segment.byte(), let height = segment.number(2), let width = segment.number(2),
      let count = segment.byte(), frame == nil
    else { throw .damaged(.jpeg) }
    guard precision == 8 else { throw .unsupportedJPEG("\(precision) bits a channel") }
    try limits.check(width: width, height: height, of: .jpeg)
    // A block of 64 pixels takes a bit at least.
    guard DecodingLimits.isPlausible(area: width * height, most: reader.bytes.count * 512) else {
      throw .damaged(.jpeg)
    }
    guard count == 1 || count == 3 || count == 4 else { throw .unsupportedJPEG("\(count) channels") }
    for _ in 0..<count { try readComponent(&segment) }
    let frame = JPEGFrame(
      width: width, height: height, isProgressive: isProgressive,
      maxHorizontal: components.map(\.horizontal).max() ?? 1, maxVertical: components.map(\.vertical).max() ?? 1)
    for index in components.indices { components[index].allocate(in: frame) }
    self.frame = frame
    return true
  }

  private mutating func readComponent(_ segment: inout ByteReader) throws(ImageError) {
    guard let identifier = segment.byte(), let sampling = segment.byte(), let quantiser = segment.byte(),
      (1...4).contains(sampling >> 4), (1...4).contains(sampling & 15), quantiser < 4,
      !components.contains(where: { $0.identifier == identifier })
    else { throw .damaged(.jpeg) }
    components.append(
      JPEGComponent(
        identifier: identifier, horizontal: Int(sampling >> 4), vertical: Int(sampling & 15),
        quantiser: Int(quantiser)))
  }

  /// Reads quantisation tables (DQT).
  ///
  /// - Returns: Whether they are sound.
  mutating func readQuantisation(_ segment: inout ByteReader) -> Bool {
    while let head = segment.byte() {
      guard head & 15 < 4, head >> 4 < 2 else { return false }
      var table = [Int32](repeating: 1, count: 64)
      for index in Zigzag.order {
        guard let value = segment.number(head >> 4 == 0 ? 1 : 2) else { return false }
        table[Int(index)] = Int32(value)
      }
      quantisation[Int(head & 15)] = table
    }
    return true
  }

  /// Reads Huffman tables (DHT).
  ///
  /// - Returns: Whether they are sound.
  mutating func readHuffmanTables(_ segment: inout ByteReader) -> Bool {
    while let head = segment.byte() {
      guard head & 15 < 4, head >> 4 < 2, let counts = segment.take(16),
        let symbols = segment.take(counts.reduce(0) { $0 + Int($1) }),
        let table = HuffmanTable(counts: counts, symbols: symbols)
      else { return false }
      if head >> 4 == 0 {
        dcTables[Int(head & 15)] = table
      } else {
        acTables[Int(head & 15)] = table
      }
    }
    return true
  }

  /// Reads what matters of JFIF's APP0, EXIF's APP1 and Adobe's APP14.
  mutating func readApplication(_ segment: inout ByteReader, marker: UInt8) {
    switch marker {
    case 0xE0: hasJFIF = hasJFIF || segment.take(5)?.elementsEqual(Array("JFIF\0".utf8)) == true
    case 0xE1: orientation = Orientation(exif: &segment) ?? orientation
    default:
      guard segment.take(5)?.elementsEqual("Adobe".utf8) == true, segment.take(6) != nil else { return }
      adobeTransform = segment.byte() ?? adobeTransform
    }
  }
}
