/// Decodes the blocks of one scan, which are entropy-coded. Its functions return false at an invalid code.
struct JPEGEntropyDecoder {
  /// The bits of the scan that are still to be read.
  var bits: JPEGBitReader
  let scan: JPEGScan
  /// The Huffman table of each part of the scan; an empty one where none is needed.
  private let dcTables, acTables: [HuffmanTable]
  /// For each part of the scan, the DC coefficient of its last block, to which the next one adds a difference.
  private var predictions = [0, 0, 0, 0]
  /// How many of the next blocks have no new coefficients in this scan (the EOBn codes of ITU-T T.81, G.1.2.2).
  private var endOfBandRun = 0
  private let zigzag = JPEGDecoder.zigzag

  /// Begins a scan; `nil` if a table it needs is missing.
  init?(_ scan: JPEGScan, _ decoder: borrowing JPEGDecoder) {
    self.scan = scan
    bits = JPEGBitReader(decoder.reader.bytes, position: decoder.reader.position)
    let none = HuffmanTable(counts: [], symbols: [])
    let needsDC = scan.first == 0 && scan.high == 0
    let known = (dc: decoder.dcTables, ac: decoder.acTables)
    dcTables = scan.parts.compactMap { needsDC ? known.dc[$0.dcTable] : none }
    acTables = scan.parts.compactMap { scan.last > 0 ? known.ac[$0.acTable] : none }
    guard dcTables.count == scan.parts.count, acTables.count == scan.parts.count else { return nil }
  }

  /// The position of the marker after the scan.
  var nextMarkerPosition: Int {
    var reader = bits
    while reader.skipRestartMarker() != nil {}
    return reader.position
  }

  /// Skips to the next restart marker, whose number should be `number` (0…7), and begins the interval after it. Returns
  /// how many intervals are missing before it (0…7), judging by its number; `nil` if no marker follows.
  mutating func restart(expecting number: Int) -> Int? {
    guard let found = bits.skipRestartMarker() else { return nil }
    predictions = [0, 0, 0, 0]
    endOfBandRun = 0
    return (found - number) & 7
  }

  /// Decodes a block of a sequential scan (ITU-T T.81, F.2.2) into `block`, which must be 64 zeros, in natural order;
  /// `part` is the index of its component in the scan.
  mutating func decodeSequential(_ block: inout [Int16], part: Int) -> Bool {
    decodeDC(&block, at: 0, part: part, shift: 0) && decodeBand(&block, at: 0, from: 1, part: part)
  }

  /// Decodes a progressive scan's part (ITU-T T.81, annex G) of the block that begins at `start` of `blocks`.
  mutating func decodeProgressive(_ blocks: inout [Int16], at start: Int, part: Int) -> Bool {
    switch (scan.first, scan.high) {
    case (0, 0): return decodeDC(&blocks, at: start, part: part, shift: scan.low)
    case (0, _):
      if bits.flag() { blocks[start] |= 1 << Int16(scan.low) }
      return true
    case (_, 0) where endOfBandRun > 0:
      endOfBandRun -= 1
      return true
    case (_, 0): return decodeBand(&blocks, at: start, from: scan.first, part: part)
    default: return refineBand(&blocks, at: start, part: part)
    }
  }

  /// Stores the DC coefficient: the prediction plus a difference, times 2^`shift`.
  private mutating func decodeDC(_ blocks: inout [Int16], at start: Int, part: Int, shift: Int) -> Bool {
    guard let size = bits.symbol(in: dcTables[part]), size < 16 else { return false }
    if size > 0 { predictions[part] &+= bits.signedNumber(bits: size) }
    blocks[start] = Int16(truncatingIfNeeded: predictions[part] &<< shift)
    return true
  }

  /// Decodes a band of coefficients in its first scan, from `first` in zigzag order to the scan's last one.
  private mutating func decodeBand(_ blocks: inout [Int16], at start: Int, from first: Int, part: Int) -> Bool {
    var index = first
    while index <= scan.last {
      guard let symbol = bits.symbol(in: acTables[part]) else { return false }
      let (run, size) = (symbol >> 4, symbol & 15)
      if size == 0, run < 15 {
        // In a sequential scan only this block ends.
        if scan.first > 0 { endOfBandRun = (1 << run) - 1 + (run > 0 ? bits.number(bits: run) : 0) }
        return true
      }
      index += run
      if size > 0 {
        guard index <= scan.last else { return false }
        blocks[start + Int(zigzag[index])] = Int16(truncatingIfNeeded: bits.signedNumber(bits: size) &<< scan.low)
      }
      index += 1
    }
    return true
  }

  /// Adds a bit of precision to the coefficients of the band, and decodes those that become nonzero.
  private mutating func refineBand(_ blocks: inout [Int16], at start: Int, part: Int) -> Bool {
    var index = scan.first
    while endOfBandRun == 0, index <= scan.last {
      guard let symbol = bits.symbol(in: acTables[part]) else { return false }
      let (run, size) = (symbol >> 4, symbol & 15)
      var value: Int16 = 0
      if size > 0 {
        value = (bits.flag() ? 1 : -1) << Int16(scan.low)
      } else if run < 15 {
        endOfBandRun = (1 << run) + (run > 0 ? bits.number(bits: run) : 0)
        break
      }
      index = refine(&blocks, at: start, from: index, skipping: run, then: value)
    }
    if endOfBandRun > 0 {
      _ = refine(&blocks, at: start, from: index, skipping: 64, then: 0)
      endOfBandRun -= 1
    }
    return true
  }

  /// Refines nonzero coefficients and skips `zeros` zeros; the next zero becomes `value`. Returns the index after it.
  private mutating func refine(
    _ blocks: inout [Int16], at start: Int, from first: Int, skipping zeros: Int, then value: Int16
  ) -> Int {
    let step = Int16(1) << Int16(scan.low)
    var zeros = zeros
    for index in first..<(scan.last + 1) {
      let position = start + Int(zigzag[index])
      let old = blocks[position]
      if old != 0 {
        if bits.flag(), old & step == 0 { blocks[position] = old > 0 ? old &+ step : old &- step }
      } else if zeros == 0 {
        blocks[position] = value
        return index + 1
      } else {
        zeros -= 1
      }
    }
    return scan.last + 1
  }
}
