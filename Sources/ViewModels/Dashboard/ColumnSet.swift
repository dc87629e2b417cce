/// The columns that the table shows beside the names.
package enum ColumnSet: String, CaseIterable, Sendable {
  /// The weather now.
  case weather
  /// The sky tonight.
  case sky
  /// The next days.
  case days
  /// The next hours.
  case hours

  /// The column set after this one in the round of now, days and hours; the sky is followed by now.
  var nextOfWeather: ColumnSet {
    switch self {
    case .weather: .days
    case .days: .hours
    case .hours, .sky: .weather
    }
  }
}
