import Astronomy
import Entities

/// Conjunctions, occultations, oppositions and elongations, as seen from the place.
extension EventCalendar {
  /// The conjunctions that the place sees in the dark, if close enough to be worth looking for, and its occultations.
  func conjunctions(in days: DailyPositions) -> [SkyEvent] { Conjunction.all(in: days).flatMap(events) }

  /// The greatest separation to list, in degrees: less for stars than for planets, a telescope's view for faint ones.
  private static func widestSeparation(of conjunction: Conjunction) -> Double {
    switch conjunction.second {
    case .star: 2.5
    case .body(.uranus), .body(.neptune): 0.75
    case .body: conjunction.first == .body(.moon) ? 4 : 3
    }
  }

  /// The conjunction, or the occultation instead if there is one in the dark; both if the occultation is by day.
  private func events(of conjunction: Conjunction) -> [SkyEvent] {
    // Parallax shifts the Moon by up to a degree.
    let parallax = conjunction.first == .body(.moon) ? 1.0 : 0
    guard conjunction.separation < Self.widestSeparation(of: conjunction) + parallax else { return [] }
    // 18 hours reach into the nights before and after.
    let window = conjunction.instant - 0.75..<conjunction.instant + 0.75
    let local = localSky(in: window, conjunction.targets.compactMap(\.body))
    let hidden = OccultationVisibility(conjunction, in: local)?.event
    if let hidden, !hidden.isVisibleByDay { return [hidden] }
    return [hidden, event(of: conjunction, in: window, local)].compactMap(\.self)
  }

  /// The Sun and some bodies over the place in a window and a day around it.
  private func localSky(in window: Range<Double>, _ bodies: [Body]) -> LocalSky {
    let wider = window.lowerBound - 1..<window.upperBound + 1
    return LocalSky(Ephemeris(covering: wider, bodies: Set([.sun] + bodies)), from: observer)
  }

  /// The conjunction, best when the two are closest in the dark; `nil` unless both are up then and close enough.
  private func event(of conjunction: Conjunction, in window: Range<Double>, _ local: LocalSky) -> SkyEvent? {
    let targets = conjunction.targets.map { local.localTarget(for: $0, near: conjunction.instant) }
    let limits = VisibilityLimits(conjunction.first).combined(with: VisibilityLimits(conjunction.second))
    let search = VisibilitySearch(targets, limits: limits, in: local)
    let visibility = search.bestWindow(in: city.zone.nights(of: window), within: window) {
      -local.separation(targets[0], targets[1], at: $0)
    }
    guard let visibility else { return nil }
    let separation = local.separation(targets[0], targets[1], at: Instant.of(visibility.best))
    guard separation < Self.widestSeparation(of: conjunction) else { return nil }
    var event = SkyEvent(
      .conjunction, at: Instant.date(conjunction.instant), bodies: conjunction.targets.map(\.name),
      visibility: visibility)
    event.separation = separation
    // Of two planets, the outer one is second; only Uranus and Neptune need an aid.
    event.aid = VisibilityLimits(conjunction.second).aid
    return event
  }

  /// Oppositions and greatest elongations, with the night around them in which the planet is best placed.
  func apparitions(in days: DailyPositions) -> [SkyEvent] { PlanetaryEvent.all(in: days).map(event) }

  /// An opposition or greatest elongation; the planet needn't be visible.
  private func event(of found: PlanetaryEvent) -> SkyEvent {
    // The nearest night will do, as the planet looks the same for weeks.
    let window = found.instant - 0.6..<found.instant + 0.6
    let local = localSky(in: window, [found.planet])
    let (planet, limits) = (LocalTarget.body(found.planet), VisibilityLimits(found.planet))
    let visibility = VisibilitySearch([planet], limits: limits, in: local)
      .bestWindow(in: city.zone.nights(of: window), within: window) { local.altitude(of: planet, at: $0) }
    var event = SkyEvent(
      found.kind, at: Instant.date(found.instant), bodies: [found.planet.name], visibility: visibility)
    event.magnitude = GeocentricSky(at: found.instant, bodies: [found.planet]).places.first?.magnitude
    (event.separation, event.aid) = (found.elongation, limits.aid)
    return event
  }
}
