package import Essentials

/// Distinguishes day from night near the present, by the first sunrise and sunset of each day; a second one, which is
/// possible only near the poles, is ignored.
package struct DayAndNight: Sendable {
  /// Sunrise and sunset by local date; a date that isn't in it is unknown.
  private let sun: [CivilDate: SunTimes]
  private let zone: Zone
  /// Whether it is day now, which holds for the first days if the sun neither rises nor sets on them; `nil` if unknown.
  private let isDayNow: Bool?

  package init(sun: [CivilDate: SunTimes], zone: Zone, isDayNow: Bool?) {
    (self.sun, self.zone, self.isDayNow) = (sun, zone, isDayNow)
  }

  /// Whether it is day at an instant; `nil` if unknown.
  package func isDay(at date: Date) -> Bool? {
    guard let times = sun[CivilDate(date, in: zone)] else { return nil }
    switch (times.rise, times.set) {
    case (nil, nil): return endsInDay(CivilDate(date, in: zone).advanced(by: -1)) ?? isDayNow
    case (let rise?, nil): return date >= rise
    case (nil, let set?): return date < set
    // Near the poles, the sun may set after midnight and rise again on the same day.
    case (let rise?, let set?): return rise < set ? date >= rise && date < set : date < set || date >= rise
    }
  }

  /// Whether it is day at the end of a date, by the last rise or set until then; `nil` if none is known.
  private func endsInDay(_ date: CivilDate) -> Bool? {
    guard let times = sun[date] else { return nil }
    if times == SunTimes() { return endsInDay(date.advanced(by: -1)) }
    return times.rise ?? .distantPast > times.set ?? .distantPast
  }
}
