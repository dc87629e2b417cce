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

  /// This set, or the weather again when it is shown already.
  func toggled(from shown: ColumnSet) -> ColumnSet { shown == self ? .weather : self }

  /// The next of the weather's column sets: now, days, hours.
  var nextOfWeather: ColumnSet {
    switch self {
    case .weather: .days
    case .days: .hours
    case .hours, .sky: .weather
    }
  }
}
