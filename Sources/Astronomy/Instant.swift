package import Essentials

/// Conversions between dates and instants. An *instant* in this module is a `Double`: UTC in days of 86,400 s since
/// 2000-01-01 12:00 (J2000.0), without leap seconds.
package enum Instant {
  /// The Unix time of J2000.0, seconds.
  private static let origin = 946_728_000.0

  /// The instant of a date, which is clamped to about 2,850 years either side of 1970; a NaN becomes the first one.
  package static func of(_ date: Date) -> Double {
    (min(max(-9e10, date.timeIntervalSince1970), 9e10) - origin) / 86_400
  }

  /// The date of an instant, to about a microsecond.
  package static func date(_ instant: Double) -> Date { Date(timeIntervalSince1970: instant * 86_400 + origin) }

  /// The instants of a range of dates, each clamped as ``of(_:)`` does.
  package static func range(_ dates: Range<Date>) -> Range<Double> {
    let start = of(dates.lowerBound)
    return start..<max(start, of(dates.upperBound))
  }

  /// The dates of a range of instants.
  package static func dates(_ instants: Range<Double>) -> Range<Date> {
    let start = date(instants.lowerBound)
    return start..<max(start, date(instants.upperBound))
  }
}
