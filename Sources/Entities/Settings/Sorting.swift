/// What the rows of the table are ordered by.
package enum RowOrder: Hashable, Sendable {
  /// As the person ordered them.
  case own
  case name, localTime
  case quantity(Quantity)
  case age
  /// How good the night is for looking at the stars.
  case outlook

  /// The key of `--sort`; nothing for the person's own order.
  package var key: String { Self.keyed.first { $0.order == self }?.key ?? "" }

  /// Those of `--sort`, under its keys.
  fileprivate static let keyed: [(key: String, order: RowOrder)] =
    [("name", .name), ("time", .localTime)]
    + Quantity.allCases.filter(\.row.isSortable).compactMap { quantity in
      quantity.row.field.map { ($0, .quantity(quantity)) }
    } + [("age", .age), ("outlook", .outlook)]
}

/// An order that was asked for, as it is or turned round.
package struct Sorting: Hashable, Sendable {
  package let order: RowOrder
  package let isReversed: Bool

  package init(_ order: RowOrder, isReversed: Bool = false) {
    self.order = order
    self.isReversed = isReversed
  }

  /// Whether the smallest, the first by name or the youngest is first; the largest is unless the order is reversed.
  package var isAscending: Bool { [.name, .localTime, .age].contains(order) != isReversed }

  /// The order of a key such as `temperature`, or `-temperature` to turn it round, in any case; `nil` when there is none.
  package init?(key: String) {
    let isReversed = key.hasPrefix("-")
    let word = key.dropFirst(isReversed ? 1 : 0).lowercased()
    guard let order = RowOrder.keyed.first(where: { $0.key == word })?.order else { return nil }
    self.init(order, isReversed: isReversed)
  }

  package static let keys = RowOrder.keyed.map(\.key)
}
