extension NameIndex {
  /// The shapes of all names, which ``forEachName(near:reach:among:_:)`` needs.
  var shapes: NameShapes { NameShapes(of: table, keysEndBelow: Self.firstLetter) }

  /// Calls `body` for every name, code or not, within a distance of a key, with that distance.
  func forEachName(
    near key: [UInt8], reach: Int, among shapes: NameShapes,
    _ body: (_ name: Table.Bytes, _ distance: Int, Entry) -> Void
  ) {
    guard let distances = EditDistance(from: key) else { return }
    shapes.forEach(near: key, reach: reach) { shape in
      let start = Int(shape.start)
      let name = table.slice(start, start + Int(shape.length))
      let distance = distances.distance(to: name)
      guard distance <= reach, let entry = entry(ofLineEndingAt: table.end(ofLineAt: start + name.count)) else {
        return
      }
      body(name, distance, entry)
    }
  }

  /// Every character of a key is at least this; the kinds that end a key are less.
  private static let firstLetter = UInt8(ascii: "0")
}
