/// What the rows of the table are ordered by.
package enum SortOrder: String, CaseIterable, Sendable {
  /// As the person ordered them.
  case own
  case name, localTime, temperature, precipitationChance, windSpeed, humidity, age
}
