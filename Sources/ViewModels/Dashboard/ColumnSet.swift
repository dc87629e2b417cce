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

  /// The next column set when going round the weather's: now, days, hours. It is now if the sky is shown.
  var nextOfWeather: ColumnSet {
    switch self {
    case .weather: .days
    case .days: .hours
    case .hours, .sky: .weather
    }
  }
}
