import Astronomy
import Entities
import Essentials

/// The events in the sky of a place.
struct EventCalendar {
  let city: City

  /// The place from which the sky is seen.
  var observer: Coordinates { city.coordinates }

  /// The fewest meteors per hour in the best night, rounded as displayed, for a shower to be listed.
  private static let leastRate = 3.0
  /// The least zenithal hourly rate at maximum for a shower to be listed, as in almanacs.
  private static let leastZenithalRate = 5.0

  /// The events of one kind, or of all, that overlap a span, in order of time.
  func events(in span: Range<Date>, of choice: SkyEvent.Choice? = nil) -> [SkyEvent] {
    let window = Instant.range(span)
    func includes(_ kind: SkyEvent.Choice) -> Bool { choice == nil || choice == kind }
    var events: [SkyEvent] = []
    if includes(.eclipse) { events += eclipses(in: window) }
    if includes(.season) { events += seasons(in: window) }
    if includes(.meteors) { events += meteors(in: window) }
    // A close approach may be seen in the night before or after its minimum distance.
    lazy var days = DailyPositions(covering: window.lowerBound - 2..<window.upperBound + 2)
    if includes(.moon) { events += phases(in: window) + perigees(in: days) }
    if includes(.conjunction) { events += conjunctions(in: days) }
    if includes(.opposition) { events += apparitions(in: days) }
    return events.filter { $0.end >= span.lowerBound && $0.begin < span.upperBound }
      .sorted { ($0.time, $0.end) < ($1.time, $1.end) }
  }

  /// The events of one kind, or of all and then also the rare eclipses within a year, in some days from an instant on.
  func coming(from start: Date, days: Double, of choice: SkyEvent.Choice? = nil) -> [SkyEvent] {
    let near = events(in: start..<start.addingTimeInterval(days * 86_400), of: choice)
    guard choice == nil else { return near }
    let eclipses = events(in: start..<start.addingTimeInterval(366 * 86_400), of: .eclipse)
    return near + eclipses.filter { !near.contains($0) }
  }

  private func phases(in window: Range<Double>) -> [SkyEvent] {
    MoonQuarter.allCases.flatMap { quarter in
      quarter.instants(in: window)
        .map { SkyEvent(.moonPhase(MoonReport.Phase(quarter)), at: Instant.date($0), bodies: [Body.moon.name]) }
    }
  }

  private func perigees(in days: DailyPositions) -> [SkyEvent] {
    Perigee.all(in: days).map { perigee in
      var event = SkyEvent(.perigee, at: Instant.date(perigee.instant), bodies: [Body.moon.name])
      event.distance = perigee.distance
      return event
    }
  }

  private func seasons(in window: Range<Double>) -> [SkyEvent] {
    guard let first = SkyEvent.Season.next(after: window.lowerBound) else { return [] }
    return sequence(first: first) { SkyEvent.Season.next(after: $0.instant) }.prefix { $0.instant < window.upperBound }
      .map { SkyEvent(.season($0.season), at: Instant.date($0.instant), bodies: [Body.sun.name]) }
  }

  /// The maxima that are worth watching from the place.
  private func meteors(in window: Range<Double>) -> [SkyEvent] {
    let siteBrightness = city.siteBrightness
    return MeteorShower.all.flatMap { shower -> [SkyEvent] in
      guard (shower.zenithalHourlyRate ?? 0) >= Self.leastZenithalRate else { return [] }
      // The best night may begin a day before the maximum or end a day after it.
      let years = stride(from: window.lowerBound, through: window.upperBound + 1, by: 365.25)
      // The same maximum may be the nearest to two of these instants.
      let peaks = (Array(years) + [window.upperBound]).map(shower.peak).sorted()
      return peaks.reduce(into: []) { if $0.last ?? -.infinity < $1 - 1 { $0.append($1) } }
        .filter { $0 > window.lowerBound - 2 && $0 < window.upperBound + 2 }
        .compactMap { event(of: shower, peak: $0, siteBrightness) }
        .filter { $0.rate.map { $0.rounded() >= Self.leastRate } ?? false }
    }
  }

  /// The shower in its best night; `nil` if it can't be seen, for example where its radiant never rises high enough.
  private func event(of shower: MeteorShower, peak: Double, _ siteBrightness: Double) -> SkyEvent? {
    // The radiant's highest altitude is 90° − |latitude − declination|.
    guard 90 - abs(observer.latitude - shower.declination) > VisibilityLimits.radiant.minimumAltitude else {
      return nil
    }
    let local = LocalSky(Ephemeris(covering: peak - 2..<peak + 2), from: observer)
    return ShowerVisibility(shower, peak: peak, in: local, siteBrightness: siteBrightness)
      .event(in: city.zone.nights(of: peak - 1..<peak + 1))
  }
}
