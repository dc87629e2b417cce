import Astronomy
import Entities
import Essentials

/// The planets in one night over a place.
struct NightPlanets {
  let observer: Coordinates
  let local: LocalSky
  let night: NightReport
  let almanac: SkyAlmanac
  /// The earliest time to recommend; the hours before are over.
  let earliest: Date

  /// The planets among some positions, in their order: at the positions' instant and in the night.
  func reports(_ positions: [SkyPosition]) -> [PlanetReport] {
    let sun = positions.first { $0.body == .sun }
    let dark = self.dark
    return positions.filter { Body.planets.contains($0.body) }.map { report($0, sun: sun, dark: dark) }
  }

  private func report(_ position: SkyPosition, sun: SkyPosition?, dark: [Double: [Range<Double>]]) -> PlanetReport {
    let (body, limits) = (position.body, VisibilityLimits(position.body))
    let magnitude = position.geocentric.magnitude ?? .infinity
    let isBright = magnitude <= limits.faintest
    let window = Instant.range(night.span)
    let horizon = Crossings(ofHorizonBy: body, window: window, observer: observer, ephemeris: almanac.ephemeris)
    let (rise, set) = (horizon.rises.first, horizon.sets.first)
    let transit = local.transits(of: body, in: window).first
    var report = PlanetReport(
      name: body.name, magnitude: magnitude, place: position.place, constellation: position.geocentric.constellation,
      rise: rise.map(Instant.date), transit: transit.map(Instant.date), set: set.map(Instant.date),
      isVisible: isBright && limits.aid == .nakedEye
        && limits.allows(altitude: position.trueAltitude, sunAltitude: sun?.trueAltitude ?? 90))
    func place(_ instant: Double) -> SkyPlace { local.place(of: .body(body), at: instant) }
    report.transitAltitude = transit.map(place)?.altitude
    (report.riseAzimuth, report.setAzimuth) = (rise.map(place)?.azimuth, set.map(place)?.azimuth)
    report.illumination = position.geocentric.illumination
    report.elongation = Self.elongation(of: position.geocentric, from: sun?.geocentric)
    report.aid = limits.aid
    if isBright { report.visibility = visibility(of: body, limits, while: dark[limits.sun] ?? []) }
    return report
  }

  /// The angle from the Sun in degrees, positive if the planet is east of it, in the evening sky.
  private static func elongation(of planet: GeocentricPlace, from sun: GeocentricPlace?) -> Double {
    let east = planet.rightAscension - (sun?.rightAscension ?? 0)
    return planet.elongation * (sin(east * .pi / 180) < 0 ? -1 : 1)
  }

  /// The spans left in the night with the Sun below each planet's limit, by limit in degrees; instants.
  private var dark: [Double: [Range<Double>]] {
    let window = Instant.range(night.span)
    let left = Instant.range(max(earliest, night.span.lowerBound)..<max(earliest, night.span.upperBound))
    return Set(Body.planets.map { VisibilityLimits($0).sun }).reduce(into: [:]) { dark, limit in
      dark[limit] = local.intervals(.sun, below: limit, in: window).map { $0.clamped(to: left) }
    }
  }

  /// The longest time left in which a planet is visible, best when it is highest; `nil` if there is none of ten minutes.
  private func visibility(of body: Body, _ limits: VisibilityLimits, while dark: [Range<Double>]) -> VisibilityWindow? {
    let search = VisibilitySearch([.body(body)], limits: limits, in: local)
    let spans = search.stretches(of: Instant.range(night.span), while: dark)
    guard let longest = spans.max(by: { $0.upperBound - $0.lowerBound < $1.upperBound - $1.lowerBound })
    else { return nil }
    var window = search.window(of: longest) { local.altitude(of: .body(body), at: $0) }
    // Converting a date to an instant and back can make it a microsecond earlier.
    window.span = window.span.clamped(to: earliest..<max(earliest, night.span.upperBound))
    window.best = max(window.best, window.span.lowerBound)
    return window
  }
}
