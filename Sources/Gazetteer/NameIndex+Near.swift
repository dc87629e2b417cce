extension NameIndex {
  /// Calls `body` for every name, code or not, within a distance of a key, with that distance.
  ///
  /// All names are read once. Nearly all of them are ruled out on the way, by their length or because more letters occur
  /// in one text alone than there may be mistakes; only the rest are compared.
  func forEachName(
    near key: [UInt8], reach: Int,
    _ body: (_ name: Slice<UnsafeBufferPointer<UInt8>>, _ distance: Int, Entry) -> Void
  ) {
    guard let distances = EditDistance(from: key) else { return }
    let letters = Self.letters(of: key)
    table.forEachLine(keyEndingBelow: Self.firstLetter) { start, length, end, mask in
      guard abs(length - key.count) <= reach, (letters & ~mask).nonzeroBitCount <= reach,
        (mask & ~letters).nonzeroBitCount <= reach
      else { return }
      let name = table.slice(start, start + length)
      let distance = distances.distance(to: name)
      guard distance <= reach, let entry = entry(ofLineEndingAt: end) else { return }
      body(name, distance, entry)
    }
  }

  /// Which letters occur in a key, as in ``Table/forEachLine(keyEndingBelow:_:)``.
  private static func letters(of key: [UInt8]) -> UInt64 { key.reduce(0) { $0 | Table.bit($1) } }

  /// Every character of a key is at least this; the kinds that end a key are less.
  private static let firstLetter = UInt8(ascii: "0")
}
