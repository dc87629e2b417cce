import Astronomy
package import Entities
package import Essentials

extension SkyService {
  /// When a place's sky gets dark within a day: at the end of astronomical, else of nautical dusk, else when the Sun is lowest.
  package func darkness(after now: Date, over city: City) -> Darkness {
    let start = Instant.of(now)
    let events = DayEvents(window: start..<start + 1, observer: city.coordinates)
    if let dusk = events.astronomical.sets.first ?? events.nautical.sets.first {
      return Darkness(instant: Self.wholeMinute(Instant.date(dusk)), isDark: true)
    }
    // The Sun is lowest half a day before or after it is highest.
    let noon = events.noons.first ?? start + 0.5
    let midnight = noon < start + 0.5 ? noon + 0.5 : noon - 0.5
    return Darkness(instant: Self.wholeMinute(Instant.date(midnight)), isDark: false)
  }

  private static func wholeMinute(_ date: Date) -> Date {
    Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 60).rounded(.up) * 60)
  }
}
