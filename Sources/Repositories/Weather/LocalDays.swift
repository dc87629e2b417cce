package import Entities
import Essentials

extension HourlyForecast {
  /// The most days computed, more than any service forecasts.
  static let maximumDays = 20

  /// The calendar days of a place, in order: that of the first hour, and later ones that lack at most an hour.
  ///
  /// If the first day began a step or more before the first hour, its low, high and sums are unknown, because the rest
  /// of a day isn't representative. For the same reason, a last day in which the forecast ends is left out.
  package func days(in zone: Zone) -> [DailyForecast] {
    guard let first = times.first, let last = times.last else { return [] }
    let end = last + Self.step(times.suffix(2))
    var days: [DailyForecast] = []
    var date = CivilDate(time(at: 0), in: zone)
    var start = Int(date.start(in: zone).timeIntervalSince1970.rounded())
    for _ in 0..<Self.maximumDays where start < end {
      let next = Int(date.advanced(by: 1).start(in: zone).timeIntervalSince1970.rounded())
      // Some services use one UTC offset for a whole response, which lacks the last hour if the clocks change.
      if next > end + 3600, !days.isEmpty { break }
      let span = HourSpan(self, from: start, to: next)
      let isWhole = first - start < Self.step(times.prefix(2))
      if !span.isEmpty { days.append(isWhole ? span.wholeDay(on: date) : span.partialDay(on: date)) }
      (date, start) = (date.advanced(by: 1), next)
    }
    return days
  }

  /// The seconds between the two times at the start or end of a forecast; an hour if there is only one.
  static func step(_ times: ArraySlice<Int>) -> Int {
    times.count > 1 ? (times.last ?? 0) - (times.first ?? 0) : 3600
  }

  /// This forecast after the entries at `indices` of an older one; it has the quantities of this one.
  fileprivate func preceded(by indices: [Int], of older: HourlyForecast) -> HourlyForecast {
    var hours = HourlyForecast(times: indices.map { older.times[$0] } + times)
    hours.set(conditions: indices.map { older.condition(at: $0) } + conditions)
    let sameTime = older.times.firstIndex { $0 == times.first }
    for quantity in Quantity.allCases {
      guard var column = column(quantity) else { continue }
      let past = older.column(quantity)
      // Only the older one may have the amount of the hour before the first time.
      if let sameTime, column.first?.isNaN == true { column[0] = past?[sameTime] ?? .nan }
      hours.set(quantity, indices.map { past?[$0] ?? .nan } + column)
    }
    return hours
  }
}

extension Forecast {
  /// The same forecast with the missing past hours of its first day in `zone` from an older forecast, so that low and
  /// high are those of the whole day. `older` is evaluated only if an hour is missing.
  package func completed(in zone: Zone, by older: @autoclosure () -> Forecast?) -> Forecast {
    guard let first = hours.times.first else { return self }
    let today = CivilDate(hours.time(at: 0), in: zone)
    let start = Int(today.start(in: zone).timeIntervalSince1970)
    guard first > start, let older = older()?.hours else { return self }
    // If the first amount is that of a longer step, amounts of the older forecast within it would be counted twice.
    let hasAmount = hours.value(.precipitation, atIndex: 0) != nil
    let end = hasAmount ? first - HourlyForecast.step(hours.times.prefix(2)) : first - 1
    let past = older.times.indices.filter { start <= older.times[$0] && older.times[$0] <= end }
    guard !past.isEmpty else { return self }
    var completed = self
    completed.hours = hours.preceded(by: past, of: older)
    let day = completed.hours.days(in: zone).first
    if let day, day.date == today, days.first?.date == today { completed.days[0] = day }
    return completed
  }
}
