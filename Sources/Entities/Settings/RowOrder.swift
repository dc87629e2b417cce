/// The criterion that the table's rows are sorted by.
package enum RowOrder: Hashable, Sendable {
  /// The order of the list of cities.
  case own
  /// The label, and the time of day there.
  case name, localTime
  /// The value now, or today's if it is a daily one.
  case quantity(Quantity)
  /// The age of the current weather.
  case age
  /// The outlook for stargazing tonight.
  case outlook

  /// The key in `--sort`; empty for the order of the list.
  package var key: String { Self.keyed.first { $0.order == self }?.key ?? "" }

  /// The full heading of its column, which may not be on screen; empty for the order of the list.
  package var title: Phrase {
    switch self {
    case .own: Phrase(verbatim: "")
    case .name: Phrase("City", context: "column")
    case .localTime: Phrase("Local time", context: "full column")
    case .quantity(.temperature): Phrase("Temperature", context: "full column")
    case .quantity(.precipitationChance): Phrase("Rain chance", context: "full column")
    case .quantity(.snowfall): Phrase("Fresh snow", context: "full column")
    case .quantity(.windSpeed): Phrase("Wind", context: "column")
    case .quantity(.humidity): Phrase("Humidity", context: "full column")
    // The others can't be sorted by.
    case .quantity(let quantity): Phrase(verbatim: quantity.name)
    case .age: Phrase("Age", context: "column")
    case .outlook: Phrase("Stargazing", context: "column")
    }
  }

  /// The criteria of `--sort` with their keys, in the order of the help.
  static let keyed: [(key: String, order: RowOrder)] =
    [("name", .name), ("time", .localTime)]
    + Quantity.allCases.filter(\.row.isSortable).compactMap { quantity in
      quantity.row.field.map { ($0, .quantity(quantity)) }
    } + [("age", .age), ("outlook", .outlook)]
}
