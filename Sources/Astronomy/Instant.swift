package import Essentials

/// Conversion between dates and the instants of this module: UTC days of 86,400 s since 2000-01-01 12:00 (J2000.0).
package enum Instant {
  /// The instant of a date, which is clamped to about 2,850 years either side of 1970; a NaN becomes the first one.
  package static func of(_ date: Date) -> Double {
    TimeScale.instant(secondsSince1970: min(max(-9e10, date.timeIntervalSince1970), 9e10))
  }

  /// The date of an instant, to about a microsecond.
  package static func date(_ instant: Double) -> Date {
    Date(timeIntervalSince1970: TimeScale.secondsSince1970(instant))
  }

  /// The instants of a range of dates, clamped as single dates are.
  package static func range(_ dates: Range<Date>) -> Range<Double> {
    let start = of(dates.lowerBound)
    return start..<max(start, of(dates.upperBound))
  }

  /// The dates of a range of instants.
  package static func range(_ instants: Range<Double>) -> Range<Date> {
    let start = date(instants.lowerBound)
    return start..<max(start, date(instants.upperBound))
  }
}
