import Astronomy
import Entities
import Essentials

/// The events in the sky of a place.
///
/// Search from the start of a day to include its events that are over.
struct EventCalendar {
  let observer: Coordinates
  let zone: Zone
  /// The brightness of the place's zenith without Moon and Sun, magnitudes per square arcsecond.
  let siteBrightness: Double

  /// The fewest meteors per hour in the best night, rounded as displayed, for a shower to be listed.
  private static let leastRate = 3.0
  /// The least zenithal hourly rate at maximum for a shower to be listed, as in almanacs.
  private static let leastZenithalRate = 5.0

  /// The events that overlap a span, by time; of one kind or all.
  func events(in span: Range<Date>, of choice: SkyEvent.Choice? = nil) -> [SkyEvent] {
    let window = Instant.range(span)
    func wants(_ kind: SkyEvent.Choice) -> Bool { choice == nil || choice == kind }
    var events: [SkyEvent] = []
    if wants(.eclipse) { events += EclipseCalendar(observer: observer).events(in: window) }
    if wants(.season) { events += seasons(in: window) }
    if wants(.meteors) { events += meteors(in: window) }
    if wants(.moon) || wants(.conjunction) || wants(.opposition) {
      // A close approach may be seen in the night before or after its minimum distance.
      let days = DailyPositions(covering: window.lowerBound - 2..<window.upperBound + 2)
      let planets = PlanetaryCalendar(observer: observer, zone: zone)
      if wants(.moon) { events += phases(in: window) + perigees(in: days) }
      if wants(.conjunction) { events += planets.conjunctions(in: days) }
      if wants(.opposition) { events += planets.apparitions(in: days) }
    }
    return events.filter { $0.end >= span.lowerBound && $0.begin < span.upperBound }
      .sorted { ($0.time, $0.end) < ($1.time, $1.end) }
  }

  /// The events for the page of a day: two months of everything but only four phases of the Moon, and a year of eclipses.
  func coming(from day: Date) -> [SkyEvent] {
    let soon = events(in: day..<day.addingTimeInterval(60 * 86_400))
    let later = events(in: day..<day.addingTimeInterval(366 * 86_400), of: .eclipse)
    let laterPhases = soon.filter { if case .moonPhase = $0.kind { true } else { false } }.dropFirst(4)
    let near = soon.filter { !laterPhases.contains($0) }
    return near + later.filter { !near.contains($0) }
  }

  /// The principal phases, each searched anew 20 days after the last, which is safely before the next of its kind.
  private func phases(in window: Range<Double>) -> [SkyEvent] {
    MoonQuarter.allCases.flatMap { quarter in
      sequence(first: quarter.next(after: window.lowerBound)) { quarter.next(after: $0 + 20) }
        .prefix { $0 < window.upperBound }
        .map { SkyEvent(.moonPhase(MoonReport.Phase(quarter)), at: Instant.date($0), bodies: ["Moon"]) }
    }
  }

  /// The Moon's perigees; distances in kilometres.
  private func perigees(in days: DailyPositions) -> [SkyEvent] {
    Perigee.all(in: days).map { perigee in
      var event = SkyEvent(.perigee, at: Instant.date(perigee.instant), bodies: ["Moon"])
      event.distance = perigee.kilometres
      return event
    }
  }

  /// The equinoxes and solstices.
  private func seasons(in window: Range<Double>) -> [SkyEvent] {
    guard let first = SkyEvent.Season.next(after: window.lowerBound) else { return [] }
    return sequence(first: first) { SkyEvent.Season.next(after: $0.instant) }.prefix { $0.instant < window.upperBound }
      .map { SkyEvent(.season($0.season), at: Instant.date($0.instant), bodies: ["Sun"]) }
  }

  /// The maxima that are worth watching from the place.
  private func meteors(in window: Range<Double>) -> [SkyEvent] {
    MeteorShower.all.flatMap { shower -> [SkyEvent] in
      guard (shower.zenithalHourlyRate ?? 0) >= Self.leastZenithalRate else { return [] }
      // The best night may begin a day before the maximum or end a day after it.
      let years = stride(from: window.lowerBound, through: window.upperBound + 1, by: 365.25)
      let peaks = (Array(years) + [window.upperBound]).map(shower.peak).sorted()
      return peaks.reduce(into: []) { if $0.last ?? -.infinity < $1 - 1 { $0.append($1) } }
        .filter { $0 > window.lowerBound - 2 && $0 < window.upperBound + 2 }
        .compactMap { event(shower, peak: $0) }.filter { $0.rate.map { $0.rounded() >= Self.leastRate } ?? false }
    }
  }

  /// The shower in its best night; `nil` if it can't be seen, as where the radiant never rises high enough.
  private func event(_ shower: MeteorShower, peak: Double) -> SkyEvent? {
    guard 90 - abs(observer.latitude - shower.declination) > VisibilityLimits.radiant.altitude else { return nil }
    let local = LocalSky(Ephemeris(covering: peak - 2..<peak + 2), from: observer)
    return ShowerVisibility(shower, peak: peak, in: local, siteBrightness: siteBrightness)
      .event(in: zone.nights(of: peak - 1..<peak + 1))
  }
}
