/// The header of a scan (ITU-T T.81, B.2.3), checked against its frame.
struct JPEGScan {
  /// A component of the scan: its index in the frame, and the numbers of its tables, 0…3.
  struct Part {
    let component: Int
    let dcTable: Int
    let acTable: Int
  }

  let parts: [Part]
  /// The first and last coefficient in zigzag order, 0…63.
  let first: Int
  let last: Int
  /// Successive approximation: the bit position of the previous scan (0 for the first one) and of this one.
  let high: Int
  let low: Int

  /// Reads a header; `nil` if it isn't valid for the frame.
  init?(_ reader: inout ByteReader, components: [JPEGComponent], isProgressive: Bool) {
    guard let count = reader.byte().map(Int.init), (1...4).contains(count) else { return nil }
    var parts: [Part] = []
    for _ in 0..<count {
      guard let identifier = reader.byte(), let tables = reader.byte(),
        let index = components.firstIndex(where: { $0.identifier == identifier }),
        !parts.contains(where: { $0.component == index }), tables >> 4 < 4, tables & 15 < 4
      else { return nil }
      parts.append(Part(component: index, dcTable: Int(tables >> 4), acTable: Int(tables & 15)))
    }
    guard let first = reader.byte().map(Int.init), let last = reader.byte().map(Int.init), let bits = reader.byte()
    else { return nil }
    self.parts = parts
    self.first = isProgressive ? first : 0
    self.last = isProgressive ? last : 63
    high = isProgressive ? Int(bits >> 4) : 0
    low = isProgressive ? Int(bits & 15) : 0
    guard !isProgressive || isSound else { return nil }
  }

  /// The rules of progressive scans (ITU-T T.81, G.1.1.1).
  private var isSound: Bool {
    guard first <= last, last <= 63, low <= 13, high == 0 || high == low + 1 else { return false }
    return first == 0 ? last == 0 : parts.count == 1
  }
}

extension JPEGDecoder {
  /// Decodes the entropy-coded data of a scan, one restart interval at a time; returns whether it was complete.
  mutating func decodeScan(_ scan: JPEGScan, in frame: JPEGFrame) -> Bool {
    guard var entropy = JPEGEntropyDecoder(scan, self) else { return false }
    let alone = scan.parts.count == 1 ? components[scan.parts[0].component] : nil
    let across = alone?.blocksAcross ?? frame.unitsAcross
    let units = across * (alone?.blocksDown ?? frame.unitsDown)
    var isWhole = true
    var unit = 0
    var interval = 0
    while unit < units {
      let end = restartInterval > 0 ? min(unit + restartInterval, units) : units
      while unit < end, decodeUnit(unit, across: across, isAlone: alone != nil, scan, &entropy) { unit += 1 }
      isWhole = isWhole && unit == end
      guard end < units else { break }
      guard let skipped = entropy.restart(expecting: interval & 7) else {
        isWhole = false
        break
      }
      isWhole = isWhole && skipped == 0
      interval += 1 + skipped
      unit = end + skipped * restartInterval
    }
    reader.position = entropy.nextMarkerPosition
    return isWhole
  }

  /// Decodes MCU number `unit`, of which there are `across` per row: a single block if the component is alone in the scan
  /// (ITU-T T.81, A.2.2). Returns false at the end of the data or at damage.
  private mutating func decodeUnit(
    _ unit: Int, across: Int, isAlone: Bool, _ scan: JPEGScan, _ entropy: inout JPEGEntropyDecoder
  ) -> Bool {
    let (row, column) = unit.quotientAndRemainder(dividingBy: across)
    for index in scan.parts.indices {
      let component = scan.parts[index].component
      let (wide, high) = isAlone ? (1, 1) : (components[component].horizontal, components[component].vertical)
      for y in 0..<high {
        for x in 0..<wide {
          let place = (row: row * high + y, column: column * wide + x)
          guard decodeBlock(at: place, component, part: index, &entropy) else { return false }
        }
      }
    }
    return !entropy.bits.isExhausted
  }

  /// Decodes a block of a component, at a row and column counted in blocks; `part` is the component's index in the scan.
  private mutating func decodeBlock(
    at place: (row: Int, column: Int), _ component: Int, part: Int, _ entropy: inout JPEGEntropyDecoder
  ) -> Bool {
    blockVisits += 1
    let across = components[component].storedAcross
    guard components[component].coefficients.isEmpty else {
      let start = (place.row * across + place.column) * 64
      guard blockVisits < limits.blockVisits, start + 64 <= components[component].coefficients.count else {
        return false
      }
      return entropy.decodeProgressive(&components[component].coefficients, at: start, part: part)
    }
    var block = [Int16](repeating: 0, count: 64)
    guard entropy.decodeSequential(&block, part: part) else { return false }
    components[component].transform(block, toSample: place.row * 8 * across * 8 + place.column * 8)
    return true
  }
}
