import Astronomy
package import Entities
package import Essentials

/// A local date with the night that begins on it, and the instant, usually in one of them, for which the sky is given.
package struct SkyMoment: Hashable, Sendable {
  /// The evening's date.
  package let date: CivilDate
  /// The time for which altitudes, azimuths and visibility are given.
  package let instant: Date
  /// The date's calendar day, from local midnight to the next.
  package let day: Range<Date>
  /// From the date's local noon to the next.
  package let night: Range<Date>
  /// The start of coming events: the instant if it is now or was requested, else the start of the day.
  package let comingFrom: Date

  /// Noon, where nights begin and end, in seconds after midnight.
  private static let noon = 12 * 3600

  /// The night of an evening's date, or tonight: until sunrise or noon, the one that began yesterday.
  ///
  /// With `secondsOfDay`, a local time in seconds after midnight, the instant is that time: on the given date, with the
  /// night it belongs to (before noon, the one that ends on the date), else in tonight's span from noon to noon.
  /// Without it, the instant is now, or 22:00 on a date other than today and tonight's.
  ///
  /// - Throws: `outOfReach` for years outside `SkyReport.years`, `noSuchDay` for a date that the calendar skipped.
  package init(at city: City, now: Date, date evening: CivilDate? = nil, secondsOfDay: Int? = nil) throws(SkyProblem) {
    let zone = city.zone
    let today = CivilDate(now, in: zone)
    let tonight = Self.isStillLastNight(now, at: city, zone) ? Self.dayBefore(today, zone) : today
    let requested = evening ?? tonight
    guard SkyReport.years.contains(requested.year) else { throw .outOfReach(requested) }
    guard Self.exists(requested, zone) else { throw .noSuchDay(requested, zone: city.timeZone) }
    let isMorning = secondsOfDay.map { $0 < Self.noon } ?? false
    date = isMorning && evening != nil ? Self.dayBefore(requested, zone) : requested
    day = zone.span(of: date)
    night = Self.night(of: date, in: zone)
    let isPresent = evening == nil || evening == today || evening == tonight
    if let secondsOfDay {
      instant = Self.time(secondsOfDay, on: isMorning && evening == nil ? date.advanced(by: 1) : requested, zone)
    } else {
      instant = isPresent ? now : Self.lateEvening(of: date, in: zone)
    }
    comingFrom = isPresent || secondsOfDay != nil ? instant : day.lowerBound
  }

  /// From the start of the day or night, whichever is earlier, to the end of both.
  var dayAndNight: Range<Date> { min(day.lowerBound, night.lowerBound)..<max(day.upperBound, night.upperBound) }

  /// The night of an evening, from its noon to the next.
  static func night(of evening: CivilDate, in zone: Zone) -> Range<Date> {
    let start = time(noon, on: evening, zone)
    return start..<max(start, time(noon, on: evening.advanced(by: 1), zone))
  }

  /// 22:00 on a date, the time for which the sky is shown on days other than today.
  static func lateEvening(of date: CivilDate, in zone: Zone) -> Date { time(22 * 3600, on: date, zone) }

  /// Whether the local calendar has a day.
  private static func exists(_ date: CivilDate, _ zone: Zone) -> Bool {
    let day = zone.span(of: date)
    return !day.isEmpty && CivilDate(day.lowerBound, in: zone) == date
  }

  /// The day before; over one that the local calendar skipped, the second before.
  private static func dayBefore(_ date: CivilDate, _ zone: Zone) -> CivilDate {
    let before = date.advanced(by: -1)
    return exists(before, zone) ? before : date.advanced(by: -2)
  }

  /// Whether yesterday's night is still in progress before noon: the Sun is down or, as in Alaska in June, yet to set.
  private static func isStillLastNight(_ now: Date, at city: City, _ zone: Zone) -> Bool {
    let today = CivilDate(now, in: zone)
    let (midnight, noon) = (today.start(in: zone), time(Self.noon, on: today, zone))
    func isDay(at date: Date) -> Bool { Daylight(at: date).isDay(at: city.coordinates) }
    guard now < noon, isDay(at: now) else { return now < noon }
    // If the Sun was down at midnight, it has risen since.
    guard isDay(at: midnight) else { return false }
    let sun = Crossings(ofHorizonBy: .sun, window: Instant.range(now..<noon), observer: city.coordinates)
    return !sun.sets.isEmpty
  }

  /// The instant of a local time: the first if clocks show it twice, and later by what they skip if they skip it.
  private static func time(_ secondsOfDay: Int, on date: CivilDate, _ zone: Zone) -> Date {
    let plain = Date(timeIntervalSince1970: Double(date.daysSince1970) * 86_400 + Double(secondsOfDay))
    func offset(_ date: Date) -> Double { Double(zone.secondsFromGMT(for: date)) }
    // Clocks may change between the day before and the day after.
    let early = plain.addingTimeInterval(-offset(plain.addingTimeInterval(-86_400)))
    let late = plain.addingTimeInterval(-offset(plain.addingTimeInterval(86_400)))
    func isRight(_ date: Date) -> Bool { date.addingTimeInterval(offset(date)) == plain }
    return !isRight(early) && isRight(late) ? late : early
  }
}
