import Entities
import Essentials

/// The calendar days of a place, computed from its hours, for services that have no daily values.
enum LocalDays {
  /// Days looked at, whatever times a service sends.
  static let most = 20

  /// The days that the hours reach to the end of, and today however late it is.
  ///
  /// A day's low and high are those of its hours that the service still has: in the evening, "today" is what is left
  /// of it. A last day that the forecast ends in is left out, because its low and high would be wrong.
  static func days(of hours: HourlyForecast, in zone: TimeZone) -> [DailyForecast] {
    guard let first = hours.times.first, let last = hours.times.last else { return [] }
    let end = last + lastStep(of: hours)
    var days: [DailyForecast] = []
    var date = CivilDate(Date(timeIntervalSince1970: Double(first)), in: zone)
    var start = seconds(date.start(in: zone))
    for _ in 0..<most where start < end {
      let next = seconds(date.advanced(by: 1).start(in: zone))
      if next > end, !days.isEmpty { break }
      let span = HourSpan(hours, from: start, to: next)
      if !span.isEmpty { days.append(day(date, span)) }
      (date, start) = (date.advanced(by: 1), next)
    }
    return days
  }

  private static func day(_ date: CivilDate, _ span: HourSpan) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = span.condition
    day.temperatureMin = span.lowest(.temperature)
    day.temperatureMax = span.highest(.temperature)
    day.precipitationChance = span.highestAmount(.precipitationChance)
    day.addDerivedValues(of: span)
    return day
  }

  private static func lastStep(of hours: HourlyForecast) -> Int {
    hours.count > 1 ? hours.times[hours.count - 1] - hours.times[hours.count - 2] : 3600
  }

  private static func seconds(_ date: Date) -> Int { Int(date.timeIntervalSince1970.rounded()) }
}

extension DailyForecast {
  /// Sets what no service needs to be asked for, because the hours hold it.
  mutating func addDerivedValues(of span: HourSpan) {
    precipitation = span.sum(.precipitation)
    windSpeedMax = span.highest(.windSpeed)
    uvIndexMax = span.highest(.uvIndex)
  }
}
