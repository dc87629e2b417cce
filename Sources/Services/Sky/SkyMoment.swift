import Astronomy
package import Entities
package import Essentials

/// Which night of a place, and which instant of it.
package struct SkyMoment: Hashable, Sendable {
  /// The evening's date.
  package let date: CivilDate
  /// For altitudes and visibility.
  package let instant: Date
  /// The calendar day `date`.
  package let day: Range<Date>
  /// From its noon to the next one.
  package let night: Range<Date>

  /// The night that a wish means: a date with its night, or tonight. After midnight, as long as it is not day, tonight is the
  /// night that is running.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - now: The present.
  ///   - wish: The evening's date, or `nil` for tonight.
  ///   - secondsOfDay: The local time in seconds after midnight: on that date, or in the night from noon to noon when that is
  ///     `nil`. Without it the instant is now, or 22:00 of another date.
  /// - Throws: `SkyProblem`.
  package init(
    at place: City, now: Date, date wish: CivilDate? = nil, secondsOfDay: Int? = nil
  ) throws(SkyProblem) {
    let zone = place.zone
    let today = CivilDate(now, in: zone)
    let tonight = Self.isAfterMidnight(now, at: place, zone) ? today.advanced(by: -1) : today
    let date = wish ?? tonight
    guard (1900...2100).contains(date.year) else { throw .outOfReach(date) }
    let day = date.start(in: zone)..<max(date.start(in: zone), date.advanced(by: 1).start(in: zone))
    guard !day.isEmpty, CivilDate(day.lowerBound, in: zone) == date else {
      throw .noSuchDay(date, zone: place.timeZone)
    }
    self.date = date
    self.day = day
    night = Self.time(43_200, on: date, zone)..<Self.time(43_200, on: date.advanced(by: 1), zone)
    let isPresent = wish == nil || wish == today || wish == tonight
    if let secondsOfDay {
      let isMorning = wish == nil && secondsOfDay < 43_200
      instant = Self.time(secondsOfDay, on: isMorning ? date.advanced(by: 1) : date, zone)
    } else {
      instant = isPresent ? now : Self.time(79_200, on: date, zone)
    }
  }

  /// Whether it is before noon and the sun has not risen yet.
  private static func isAfterMidnight(_ now: Date, at place: City, _ zone: TimeZone) -> Bool {
    let noon = time(43_200, on: CivilDate(now, in: zone), zone)
    return now < noon && !Daylight(at: now).isDay(at: place.coordinates)
  }

  /// The instant at which clocks show a time; in the hour that a clock skips, that much later.
  private static func time(_ secondsOfDay: Int, on date: CivilDate, _ zone: TimeZone) -> Date {
    let plain = Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400 + Double(secondsOfDay))
    let guess = plain.addingTimeInterval(-Double(zone.secondsFromGMT(for: plain)))
    let better = plain.addingTimeInterval(-Double(zone.secondsFromGMT(for: guess)))
    return zone.secondsFromGMT(for: better) == zone.secondsFromGMT(for: guess) ? better : max(guess, better)
  }
}

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
