/// Collects the index entries of the biggest places: the first one added for each place, and no more than a limit.
struct BiggestPlaces {
  /// The entries, biggest place first.
  private(set) var entries: [NameIndex.Entry] = []
  private let limit: Int

  /// An empty collection for at most `limit` places.
  init(limit: Int) { self.limit = limit }

  /// Adds an entry if its place is among the biggest so far. A lower position in the table means a bigger place.
  mutating func add(_ entry: NameIndex.Entry) {
    let hasRoom = entries.count < limit || entries.last.map { entry.position < $0.position } == true
    guard hasRoom, !entries.contains(where: { $0.position == entry.position }) else { return }
    entries.insert(entry, at: entries.firstIndex { entry.position < $0.position } ?? entries.endIndex)
    if entries.count > limit { entries.removeLast() }
  }
}
