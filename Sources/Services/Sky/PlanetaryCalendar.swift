import Astronomy
import Entities
import Essentials

/// What the planets and the Moon do among each other and the stars, as one place sees it.
struct PlanetaryCalendar {
  let observer: Observer
  let zone: Zone

  /// The meetings of a window that the place sees in the dark, near enough to be worth looking for.
  func conjunctions(in days: DailyPlaces) -> [SkyEvent] {
    Conjunction.all(in: days).compactMap(conjunction)
  }

  /// Degrees of two bodies within which they are told: planets and the Moon as one view of binoculars, a star beside the
  /// bright Moon only when it is near, faint planets when a telescope shows both.
  private static func reach(_ conjunction: Conjunction) -> Double {
    switch (conjunction.first, conjunction.second) {
    case (.body(.moon), .star): 2.5
    case (.body(.moon), _): 4
    case (_, .body(.uranus)), (_, .body(.neptune)): 0.75
    default: 3
    }
  }

  private func conjunction(_ meeting: Conjunction) -> SkyEvent? {
    let reach = Self.reach(meeting)
    let hasMoon = meeting.first == .body(.moon)
    // The place sees the Moon up to a degree elsewhere.
    guard meeting.separation < reach + (hasMoon ? 1 : 0) else { return nil }
    let window = meeting.instant - 0.75..<meeting.instant + 0.75
    let local = LocalSky(
      Ephemeris(
        covering: window.lowerBound - 1..<window.upperBound + 1,
        bodies: Set([.sun] + [meeting.first, meeting.second].compactMap(\.body))),
      from: observer)
    if let hidden = OccultationSight(meeting, in: local)?.event { return hidden }
    let targets = [meeting.first, meeting.second].map { local.target($0, near: meeting.instant) }
    let limits = [meeting.first, meeting.second].map(\.limits)
    let search = SightSearch(
      local: local, targets: targets,
      limits: .init(
        altitude: limits.map(\.altitude).max() ?? 5, sun: limits.map(\.sun).min() ?? -6), window: window,
      nights: zone.nights(of: window))
    let look = search.look { -local.separation(targets[0], targets[1], at: $0) }
    guard let look else { return nil }
    let separation = local.separation(targets[0], targets[1], at: Instant.of(look.best))
    guard separation < reach else { return nil }
    var event = SkyEvent(
      .conjunction, at: Instant.date(meeting.instant), bodies: [meeting.first.name, meeting.second.name], look: look)
    event.separation = separation
    return event
  }

  /// Oppositions and greatest elongations, with the night in which the planet then stands best.
  func apparitions(in days: DailyPlaces) -> [SkyEvent] {
    PlanetaryEvent.all(in: days).map(apparition)
  }

  private func apparition(_ found: PlanetaryEvent) -> SkyEvent {
    let window = found.instant - 0.6..<found.instant + 0.6
    let local = LocalSky(
      Ephemeris(covering: window.lowerBound - 1..<window.upperBound + 1, bodies: [.sun, found.planet]), from: observer)
    let search = SightSearch(
      local: local, targets: [.body(found.planet)], limits: SkyTarget.body(found.planet).limits, window: window,
      nights: zone.nights(of: window))
    let kind: SkyEvent.Kind =
      switch found.kind {
      case .opposition: .opposition
      case .easternElongation: .greatestElongation(.eastern)
      case .westernElongation: .greatestElongation(.western)
      }
    var event = SkyEvent(
      kind, at: Instant.date(found.instant), bodies: [found.planet.name],
      look: search.look { local.altitude(of: found.planet, at: $0) })
    event.magnitude = GeocentricSky(at: found.instant, bodies: [found.planet]).places.first?.magnitude
    event.separation = found.elongation
    return event
  }
}

extension SkyTarget {
  /// The body, of what is one.
  var body: Body? { if case .body(let body) = self { body } else { nil } }
}
