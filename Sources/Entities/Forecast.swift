/// What is expected at one place: the next hours and the next days.
package struct Forecast: Hashable, Sendable {
  package var hours: HourlyForecast
  package var days: [DailyForecast]

  package init(hours: HourlyForecast, days: [DailyForecast]) {
    self.hours = hours
    self.days = days
  }

  /// Whether the answer held no value at all.
  package var isEmpty: Bool { hours.isEmpty && days.allSatisfy(\.isEmpty) }
}
