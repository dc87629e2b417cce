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
  static func days(of hours: HourlyForecast, in zone: Zone) -> [DailyForecast] {
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

/// What a forecast's hours say of a span of time, such as a city's calendar day.
struct HourSpan {
  let hours: HourlyForecast
  /// The hours with `start ≤ time < end`, for values of an instant.
  private let instants: Range<Int>
  /// The hours with `start < time ≤ end`, for amounts of the hour before their time.
  private let amounts: Range<Int>

  /// The span from one second since 1970 to a later one.
  init(_ hours: HourlyForecast, from start: Int, to end: Int) {
    self.hours = hours
    let first = Self.firstIndex(of: start, in: hours.times)
    instants = first..<max(first, Self.firstIndex(of: end, in: hours.times))
    let second = Self.firstIndex(of: start + 1, in: hours.times)
    amounts = second..<max(second, Self.firstIndex(of: end + 1, in: hours.times))
  }

  var isEmpty: Bool { instants.isEmpty }

  /// The lowest known value.
  func lowest(_ quantity: HourlyForecast.Quantity) -> Double? {
    known(quantity, in: instants).min().map(Self.decimal)
  }

  /// The highest known value.
  func highest(_ quantity: HourlyForecast.Quantity) -> Double? {
    known(quantity, in: instants).max().map(Self.decimal)
  }

  /// The highest known value of a quantity that describes the hour before its time.
  func highestAmount(_ quantity: HourlyForecast.Quantity) -> Double? {
    known(quantity, in: amounts).max().map(Self.decimal)
  }

  /// The sum of the known amounts.
  func sum(_ quantity: HourlyForecast.Quantity) -> Double? {
    let values = known(quantity, in: amounts)
    return values.isEmpty ? nil : Self.decimal(values.reduce(0, +))
  }

  /// The most severe condition.
  var condition: Condition? {
    instants.lazy.compactMap { hours.condition(at: $0) }.max { $0.severity < $1.severity }
  }

  private func known(_ quantity: HourlyForecast.Quantity, in range: Range<Int>) -> [Float] {
    hours.values(quantity, in: range)?.filter { !$0.isNaN } ?? []
  }

  /// A binary32 value as the decimal number of up to three places that it came from.
  static func decimal(_ value: Float) -> Double { (Double(value) * 1000).rounded() / 1000 }

  /// The index of the first time at or after `seconds`.
  private static func firstIndex(of seconds: Int, in times: HourTimes) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < seconds { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
