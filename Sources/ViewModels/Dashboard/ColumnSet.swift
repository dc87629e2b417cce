/// Which columns the table shows beside the cities' names.
package enum ColumnSet: String, CaseIterable, Sendable {
  /// The weather now.
  case weather
  /// The sky tonight.
  case sky
  /// The next days.
  case days
  /// The next hours.
  case hours
}
