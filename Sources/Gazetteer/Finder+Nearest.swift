extension Finder {
  /// The main name of the place whose name is nearest to a key, or `nil` when none is near.
  func nearest(to key: [UInt8]) -> String? {
    var best: (weight: Double, name: String)?
    let reach = Self.reach(ofLength: key.count)
    names.forEachName(near: key, reach: reach, among: Self.shapes) { name, distance, entry in
      guard entry.kind != .code, let place = places.place(at: entry.place, match: .exact) else { return }
      let weight = Self.weight(of: entry, place, distance: distance, hasSameStart: name.first == key.first)
      if weight > best?.weight ?? 0 { best = (weight, place.name) }
    }
    return best?.name
  }

  /// Made when a name is first not found.
  private static let shapes = NameIndex().shapes

  /// How many mistakes a key of so many bytes may have.
  private static func reach(ofLength length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...9: 2
    default: 3
    }
  }

  /// One mistake more must be made up for by a place a hundred times as big; people seldom miss the first letter.
  private static func weight(
    of entry: NameIndex.Entry, _ place: GazetteerPlace, distance: Int, hasSameStart: Bool
  ) -> Double {
    var weight = Double(max(1, place.population))
    for _ in 0..<distance { weight /= 100 }
    if entry.kind != .main { weight /= 30 }
    return hasSameStart ? weight * 10 : weight
  }
}
