package import Essentials

/// Conversion between dates and the instants of this module.
package enum Instant {
  /// UTC days since J2000.0; dates are clamped to about 3,000 years either side.
  package static func of(_ date: Date) -> Double {
    TimeScale.instant(secondsSince1970: min(max(date.timeIntervalSince1970, -9e10), 9e10))
  }

  package static func date(_ instant: Double) -> Date {
    Date(timeIntervalSince1970: TimeScale.secondsSince1970(instant))
  }

  package static func range(_ dates: Range<Date>) -> Range<Double> {
    let start = of(dates.lowerBound)
    return start..<max(start, of(dates.upperBound))
  }

  package static func range(_ instants: Range<Double>) -> Range<Date> {
    let start = date(instants.lowerBound)
    return start..<max(start, date(instants.upperBound))
  }
}
