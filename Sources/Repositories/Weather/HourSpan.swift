import Entities
import Essentials

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
