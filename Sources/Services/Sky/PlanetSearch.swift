import Astronomy
import Entities
import Essentials

/// The planets of one night over one place.
struct PlanetSearch {
  let observer: Observer
  let local: LocalSky
  let night: NightReport
  let almanac: SkyAlmanac
  /// From when on it is told when to look: what is over of the running night is no advice.
  let from: Date

  func reports(_ positions: [SkyPosition]) -> [PlanetReport] {
    let sun = positions.first { $0.body == .sun }
    let dark = self.dark
    return positions.filter { Body.planets.contains($0.body) }.map { report($0, sun: sun, dark: dark) }
  }

  private func report(_ position: SkyPosition, sun: SkyPosition?, dark: [Double: [Range<Double>]]) -> PlanetReport {
    let body = position.body
    let magnitude = position.geocentric.magnitude ?? 99
    let limits = Self.limits(body)
    let events = PlanetEvents(
      of: body, window: Instant.range(night.span), observer: observer, ephemeris: almanac.ephemeris,
      sightAltitude: limits.altitude)
    var report = PlanetReport(
      name: body.name, magnitude: magnitude, altitude: position.altitude, azimuth: position.azimuth,
      constellation: position.geocentric.constellation, rise: events.horizon.rises.first.map(Instant.date),
      transit: events.transits.first.map(Instant.date), set: events.horizon.sets.first.map(Instant.date),
      isVisible: magnitude <= Self.faintest(body) && position.isVisible(sunAltitude: sun?.trueAltitude ?? 90))
    report.transitAltitude = events.transitAltitude
    report.riseAzimuth = events.horizon.rises.first.map { local.direction(of: body, at: $0).azimuth }
    report.setAzimuth = events.horizon.sets.first.map { local.direction(of: body, at: $0).azimuth }
    report.illumination = position.geocentric.illumination
    let east = position.geocentric.rightAscension - (sun?.geocentric.rightAscension ?? 0)
    report.elongation = position.geocentric.elongation * (sin(east * .pi / 180) < 0 ? -1 : 1)
    report.aid = PlanetReport.Aid(for: body.name)
    if magnitude <= Self.faintest(body) { report.look = look(body, events, dark: dark[limits.sun] ?? []) }
    return report
  }

  /// The faintest magnitude at which a body is worth looking for: Mercury is never out of the twilight.
  private static func faintest(_ body: Body) -> Double { body == .mercury ? 2 : 9 }

  /// The least altitude of the planet and the greatest of the sun, degrees.
  static func limits(_ body: Body) -> (altitude: Double, sun: Double) {
    switch body {
    case .mercury: (3, -6)
    case .venus, .jupiter: (5, -6)
    case .uranus, .neptune: (10, -15)
    default: (5, -9)
    }
  }

  /// What is left of the night with the sun below each of the limits, instants.
  private var dark: [Double: [Range<Double>]] {
    let limits = Array(Set(Body.planets.map { Self.limits($0).sun }))
    let left = Instant.range(max(from, night.span.lowerBound)..<max(from, night.span.upperBound))
    let suns = Crossings.all(
      of: limits, by: .sun, window: Instant.range(night.span), observer: observer, ephemeris: almanac.ephemeris)
    return zip(limits, suns).reduce(into: [:]) { dark, found in
      dark[found.0] = found.1.intervalsBelow.map { $0.clamped(to: left) }
    }
  }

  /// The longest time in which the planet can be seen: high enough while it is dark enough.
  private func look(_ body: Body, _ events: PlanetEvents, dark: [Range<Double>]) -> PlanetLook? {
    let spans = events.sight.intervalsAbove.flatMap { high in dark.map { $0.clamped(to: high) } }
    // A glimpse of less than ten minutes is none.
    guard let span = spans.max(by: { Self.length($0) < Self.length($1) }), Self.length(span) >= 1.0 / 144 else {
      return nil
    }
    // Where it does not culminate meanwhile it is highest at one of the ends.
    let instants = events.transits.filter(span.contains) + [span.lowerBound, span.upperBound]
    let heights = instants.map { (instant: $0, altitude: local.altitude(of: body, at: $0)) }
    let best = heights.max { $0.altitude < $1.altitude }?.instant ?? span.lowerBound
    let place = local.direction(of: body, at: best)
    // A date that becomes an instant and a date again may be a microsecond earlier.
    let shown = Instant.range(span).clamped(to: from..<max(from, night.span.upperBound))
    return PlanetLook(
      span: shown, best: max(Instant.date(best), shown.lowerBound), altitude: place.altitude, azimuth: place.azimuth)
  }

  private static func length(_ span: Range<Double>) -> Double { span.upperBound - span.lowerBound }
}
