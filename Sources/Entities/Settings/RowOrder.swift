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
  static let keyed: [(key: String, order: RowOrder)] =
    [("name", .name), ("time", .localTime)]
    + Quantity.allCases.filter(\.row.isSortable).compactMap { quantity in
      quantity.row.field.map { ($0, .quantity(quantity)) }
    } + [("age", .age), ("outlook", .outlook)]
}
