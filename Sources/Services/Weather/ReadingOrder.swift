import Entities

/// The order in which to read the cached files of many cities: as listed, but those on screen first.
struct ReadingOrder {
  /// The positions of each place's cities in the list.
  private let indices: [Coordinates: [Int]]
  private var unread: [Bool]
  /// Everything before this index has been read.
  private var position = 0

  /// Cities to read before asking again which are wanted; reading so many takes a few hundredths of a second.
  static let batchSize = 100

  /// The order for a list of cities, by their coordinates.
  init(_ cities: [Coordinates]) {
    indices = Dictionary(grouping: cities.indices) { cities[$0] }
    unread = cities.map { _ in true }
  }

  /// At most ``batchSize`` indices to read next, those of the `wanted` places first; `nil` when all have been read.
  mutating func next(_ wanted: [Coordinates]) -> [Int]? {
    var next: [Int] = []
    for index in wanted.flatMap({ [indices] in indices[$0] ?? [] }) where next.count < Self.batchSize && unread[index] {
      next.append(index)
      unread[index] = false
    }
    while next.count < Self.batchSize, position < unread.count {
      if unread[position] { next.append(position) }
      unread[position] = false
      position += 1
    }
    return next.isEmpty ? nil : next
  }
}
