/// What the rows of the table are ordered by. Raw values are the keys of `--sort`.
package enum RowOrder: String, CaseIterable, Sendable {
  /// As the person ordered them.
  case own
  case name
  case localTime = "time"
  case temperature
  case precipitationChance = "rain"
  case windSpeed = "wind"
  case humidity, age
  /// How good the night is for looking at the stars.
  case outlook
}

/// An order that somebody asked for, as it is or turned round.
package struct Sorting: Hashable, Sendable {
  package let order: RowOrder
  package let isReversed: Bool

  package init(_ order: RowOrder, isReversed: Bool = false) {
    self.order = order
    self.isReversed = isReversed
  }

  /// Whether the smallest, the first by name or the youngest is first; the largest is where nobody turned it round.
  package var isAscending: Bool { [.name, .localTime, .age].contains(order) != isReversed }

  /// The order of a key such as `temperature`, or `-temperature` to turn it round, in any case; `nil` when there is none.
  package init?(key: String) {
    let isReversed = key.hasPrefix("-")
    guard let order = RowOrder(rawValue: key.dropFirst(isReversed ? 1 : 0).lowercased()), order != .own else {
      return nil
    }
    self.init(order, isReversed: isReversed)
  }

  package static let keys = RowOrder.allCases.filter { $0 != .own }.map(\.rawValue)
}
