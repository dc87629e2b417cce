import Entities

/// In which order the files of many cities are read: in their own, but first always those that are looked at.
struct ReadingOrder {
  private let places: [Coordinates: [Int]]
  private var unread: [Bool]
  /// Before it everything is read.
  private var position = 0

  /// The most files that are read before the next look at what is wanted; they take a few hundredths of a second.
  static let batch = 100

  init(_ cities: [Coordinates]) {
    places = Dictionary(grouping: cities.indices) { cities[$0] }
    unread = cities.map { _ in true }
  }

  /// Those to read next, or `nil` when all are read.
  mutating func next(_ wanted: [Coordinates]) -> [Int]? {
    var next: [Int] = []
    for index in wanted.flatMap({ [places] in places[$0] ?? [] }) where next.count < Self.batch && unread[index] {
      next.append(index)
      unread[index] = false
    }
    while next.count < Self.batch, position < unread.count {
      if unread[position] { next.append(position) }
      unread[position] = false
      position += 1
    }
    return next.isEmpty ? nil : next
  }
}
