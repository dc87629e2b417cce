/// The criterion that the table's rows are sorted by.
package enum RowOrder: Hashable, Sendable {
  /// The person's own order.
  case own
  case name, localTime
  case quantity(Quantity)
  case age
  /// The outlook for stargazing tonight.
  case outlook

  /// The key in `--sort`; empty for the person's own order.
  package var key: String { Self.keyed.first { $0.order == self }?.key ?? "" }

  /// The criteria of `--sort` with their keys.
  fileprivate static let keyed: [(key: String, order: RowOrder)] =
    [("name", .name), ("time", .localTime)]
    + Quantity.allCases.filter(\.row.isSortable).compactMap { quantity in
      quantity.row.field.map { ($0, .quantity(quantity)) }
    } + [("age", .age), ("outlook", .outlook)]
}

/// A requested sort order, perhaps reversed.
package struct Sorting: Hashable, Sendable {
  package let order: RowOrder
  package let isReversed: Bool

  package init(_ order: RowOrder, isReversed: Bool = false) {
    self.order = order
    self.isReversed = isReversed
  }

  /// Whether the smallest value comes first. By default, that is so for name, local time and age; for other criteria the
  /// largest comes first.
  package var isAscending: Bool { [.name, .localTime, .age].contains(order) != isReversed }

  /// Reads a key such as `temperature`, or `-temperature` to reverse it, ignoring case; `nil` if it is unknown.
  package init?(key: String) {
    let isReversed = key.hasPrefix("-")
    let word = key.dropFirst(isReversed ? 1 : 0).lowercased()
    guard let order = RowOrder.keyed.first(where: { $0.key == word })?.order else { return nil }
    self.init(order, isReversed: isReversed)
  }

  package static let keys = RowOrder.keyed.map(\.key)
}
