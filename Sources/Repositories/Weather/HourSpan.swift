import Entities
import Essentials

/// The hours of a forecast in a span of time, such as a city's calendar day.
struct HourSpan {
  private let hours: HourlyForecast
  /// The hours with `start ≤ time < end`, for values at an instant.
  private let instants: Range<Int>
  /// The hours with `start < time ≤ end`, for amounts of the period that ends at their time.
  private let amounts: Range<Int>
  private let end: Int

  /// The span between two times in seconds since 1970.
  init(_ hours: HourlyForecast, from start: Int, to end: Int) {
    (self.hours, self.end) = (hours, end)
    let firstInstant = hours.times.partitioningIndex { $0 >= start }
    instants = firstInstant..<max(firstInstant, hours.times.partitioningIndex { $0 >= end })
    let firstAmount = hours.times.partitioningIndex { $0 > start }
    amounts = firstAmount..<max(firstAmount, hours.times.partitioningIndex { $0 > end })
  }

  /// Whether the forecast has no time with `start ≤ time < end`.
  var isEmpty: Bool { instants.isEmpty }

  /// The daily values that mean something even for the rest of a day: condition and chance of precipitation.
  func partialDay(on date: CivilDate) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = instants.lazy.compactMap { hours.condition(at: $0) }.max { $0.severity < $1.severity }
    day[.precipitationChance] = dailyValue(.precipitationChance)
    return day
  }

  /// All daily values of a span that is the whole day; sums are unknown if they lack the amount of a long step.
  func wholeDay(on date: CivilDate) -> DailyForecast {
    var day = partialDay(on: date)
    for quantity in Quantity.all(in: .day) { day[quantity] = dailyValue(quantity) }
    return day
  }

  /// A daily value, rounded to three decimals because hours are binary32, whose 8.4 is 8.3999996… as a `Double`.
  private func dailyValue(_ quantity: Quantity) -> Double? {
    if case .sum? = quantity.row.daily, lacksAmount { return nil }
    return quantity.row.daily?.value(knownValues).flatMap { Double($0).rounded(digits: 3) }
  }

  /// Whether the forecast ends in the span with steps longer than an hour: only an entry after the last one would have
  /// the amount of its step.
  private var lacksAmount: Bool { (hours.times.last ?? end) < end && HourlyForecast.step(hours.times.suffix(2)) > 3600 }

  /// The known values of the hours in the span.
  private func knownValues(of quantity: Quantity) -> [Float] {
    let range = quantity.row.coversPeriod ? amounts : instants
    return hours.column(quantity, in: range)?.filter { !$0.isNaN } ?? []
  }
}

extension Condition {
  /// The rank by which a day's condition is chosen, the highest of its hours': the order that `Condition` describes.
  fileprivate var severity: Int { Self.ranks[self] ?? 0 }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: zip(allCases.filter { $0.family != .wind } + [.squall, .tornado], 0...))
}
