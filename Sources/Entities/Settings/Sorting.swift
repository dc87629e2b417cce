/// A sort order, perhaps reversed.
package struct Sorting: Hashable, Sendable {
  package let order: RowOrder
  package let isReversed: Bool

  package init(_ order: RowOrder, isReversed: Bool = false) { (self.order, self.isReversed) = (order, isReversed) }

  /// Whether the smallest value comes first: unless reversed, only for name, local time and age.
  package var isAscending: Bool { [.name, .localTime, .age].contains(order) != isReversed }

  /// Reads a key such as `temperature`, or `-temperature` to reverse it, ignoring case; `nil` if it is unknown.
  package init?(key: String) {
    let isReversed = key.hasPrefix("-")
    let word = key.dropFirst(isReversed ? 1 : 0).lowercased()
    guard let order = RowOrder.keyed.first(where: { $0.key == word })?.order else { return nil }
    self.init(order, isReversed: isReversed)
  }

  /// The keys for ``init(key:)`` without a sign, in the order of the help.
  package static let keys = RowOrder.keyed.map(\.key)
}
