/// The header of a JPEG scan (ITU-T T.81, B.2.3), checked against its frame.
struct JPEGScan {
  /// A component of the scan: its index in the frame, and the numbers of its Huffman tables, 0…3.
  struct Part { let component, dcTable, acTable: Int }

  let parts: [Part]
  /// The first and last coefficient in zigzag order (Ss and Se of the standard), 0…63.
  let first, last: Int
  /// Successive approximation: the bit position of the previous scan (Ah; 0 for the first one) and of this one (Al).
  let high, low: Int

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
    (self.first, self.last) = isProgressive ? (first, last) : (0, 63)
    (high, low) = isProgressive ? (Int(bits >> 4), Int(bits & 15)) : (0, 0)
    guard !isProgressive || isSound else { return nil }
  }

  /// The rules of progressive scans (ITU-T T.81, G.1.1.1).
  private var isSound: Bool {
    guard first <= last, last <= 63, low <= 13, high == 0 || high == low + 1 else { return false }
    return first == 0 ? last == 0 : parts.count == 1
  }
}
