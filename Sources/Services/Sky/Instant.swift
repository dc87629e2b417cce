import Astronomy
import Entities
import Essentials

/// Between the dates of the rest of the program and the instants of `Astronomy`.
enum Instant {
  /// UTC days since J2000.0; dates beyond any ephemeris are brought into 3,000 years about it.
  static func of(_ date: Date) -> Double {
    TimeScale.instant(secondsSince1970: min(max(date.timeIntervalSince1970, -9e10), 9e10))
  }

  static func date(_ instant: Double) -> Date {
    Date(timeIntervalSince1970: TimeScale.secondsSince1970(instant))
  }

  static func range(_ dates: Range<Date>) -> Range<Double> {
    let start = of(dates.lowerBound)
    return start..<max(start, of(dates.upperBound))
  }

  static func range(_ instants: Range<Double>) -> Range<Date> {
    let start = date(instants.lowerBound)
    return start..<max(start, date(instants.upperBound))
  }
}

extension Coordinates {
  /// The place at sea level with a level horizon, as in the almanacs.
  var observer: Observer { Observer(latitude: latitude, longitude: longitude) }
}
