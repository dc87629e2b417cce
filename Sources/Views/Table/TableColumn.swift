/// A column of the weather table, from left to right.
package nonisolated enum TableColumn: String, CaseIterable, Sendable {
  case city, time, glyph, condition, temperature, lowHigh, feelsLike, rain, wind, humidity, age
  /// The next days or hours side by side, each one column for all of them.
  case days, hours

  /// The columns of the weather now.
  static let weather: [TableColumn] = [
    .city, .time, .glyph, .condition, .temperature, .lowHigh, .feelsLike, .rain, .wind, .humidity, .age,
  ]

  /// The order in which columns leave a table that is too narrow. The city, the glyph and the temperature stay longest.
  static let firstToGo: [TableColumn] = [
    .humidity, .feelsLike, .wind, .condition, .rain, .lowHigh, .time, .age, .glyph, .temperature,
  ]
}
