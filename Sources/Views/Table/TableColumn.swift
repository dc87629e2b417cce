/// A column of the weather table, from left to right.
package nonisolated enum TableColumn: String, CaseIterable, Sendable {
  case city, time, glyph, condition, temperature, lowHigh, feelsLike, rain, wind, humidity, age
  /// The next days or hours side by side, each one column for all of them.
  case days, hours
  /// Tonight's sky: the sun's next rise or set, the moon, the length of the darkness, the outlook, its best hours.
  case sun, moon, darkness, outlook, bestHours

  /// The columns of the weather now.
  static let weather: [TableColumn] = [
    .city, .time, .glyph, .condition, .temperature, .lowHigh, .feelsLike, .rain, .wind, .humidity, .age,
  ]

  /// The columns of tonight's sky.
  static let sky: [TableColumn] = [.city, .time, .sun, .moon, .darkness, .outlook, .bestHours]

  /// The order in which columns leave a table that is too narrow. The city, the glyph and the temperature stay longest.
  static let firstToGo: [TableColumn] = [
    .bestHours, .darkness, .humidity, .feelsLike, .wind, .condition, .rain, .lowHigh, .time, .sun, .age, .glyph, .moon,
    .temperature, .outlook,
  ]
}
