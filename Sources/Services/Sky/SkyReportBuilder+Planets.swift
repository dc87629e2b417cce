import Astronomy
import Entities
import Essentials

/// The planets at the moment and in its night.
extension SkyReportBuilder {
  /// The earliest time to recommend: now, if the night is in progress.
  private var earliest: Date { night.span.contains(now) ? now : night.span.lowerBound }

  /// The reports on the planets, from Mercury outwards.
  var planets: [PlanetReport] {
    let positions = almanac.sky(at: moment.instant).positions(from: city.coordinates)
    let sun = positions.first { $0.body == .sun }
    let dark = self.dark
    return positions.compactMap { report($0, sun: sun, dark: dark) }
  }

  /// The report on a planet at a position; `nil` for Sun and Moon, which have no magnitude.
  private func report(_ position: SkyPosition, sun: SkyPosition?, dark: [Double: [Range<Double>]]) -> PlanetReport? {
    let (planet, limits) = (position.geocentric, VisibilityLimits(position.body))
    guard let magnitude = planet.magnitude else { return nil }
    let isBright = magnitude <= limits.faintest
    var report = PlanetReport(
      name: position.body.name, magnitude: magnitude, place: position.place, constellation: planet.constellation,
      illumination: planet.illumination, elongation: Self.elongation(of: planet, from: sun?.geocentric),
      aid: limits.aid,
      isVisible: isBright && limits.aid == .nakedEye
        && limits.allows(altitude: position.trueAltitude, sunAltitude: sun?.trueAltitude ?? 90))
    addTimes(of: position.body, to: &report)
    if isBright {
      report.visibility = visibility(of: position.body, limits, while: dark[limits.maximumSunAltitude] ?? [])
    }
    return report
  }

  /// Adds when and where a planet rises, culminates and sets in the night.
  private func addTimes(of body: Body, to report: inout PlanetReport) {
    let window = Instant.range(night.span)
    let horizon = Crossings(ofHorizonBy: body, window: window, observer: city.coordinates, ephemeris: almanac.ephemeris)
    report.rise = horizon.rises.first.map { timedPlace(of: body, at: $0) }
    report.transit = local.transits(of: body, in: window).first.map { timedPlace(of: body, at: $0) }
    report.set = horizon.sets.first.map { timedPlace(of: body, at: $0) }
  }

  /// Where a body is at an instant, with its date.
  func timedPlace(of body: Body, at instant: Double) -> TimedPlace {
    TimedPlace(time: Instant.date(instant), place: local.place(of: .body(body), at: instant))
  }

  /// The angle from the Sun in degrees, positive if the planet is east of it (in the evening sky), else negative.
  private static func elongation(of planet: GeocentricPlace, from sun: GeocentricPlace?) -> Double {
    let east = planet.rightAscension - (sun?.rightAscension ?? 0)
    return planet.elongation * (sin(east * .pi / 180) < 0 ? -1 : 1)
  }

  /// The intervals left in the night with the Sun below each planet's limit in degrees, by limit.
  private var dark: [Double: [Range<Double>]] {
    let window = Instant.range(night.span)
    let left = Instant.range(earliest..<max(earliest, night.span.upperBound))
    return Set(Body.planets.map { VisibilityLimits($0).maximumSunAltitude }).reduce(into: [:]) { dark, limit in
      dark[limit] = local.crossings(of: .sun, at: limit, in: window).intervalsBelow.map { $0.clamped(to: left) }
    }
  }

  /// The longest time left in which a planet is visible, best when it is highest; `nil` without ten minutes of it.
  private func visibility(of body: Body, _ limits: VisibilityLimits, while dark: [Range<Double>]) -> VisibilityWindow? {
    let search = VisibilitySearch([.body(body)], limits: limits, in: local)
    let spans = search.stretches(of: Instant.range(night.span), while: dark)
    func length(_ span: Range<Double>) -> Double { span.upperBound - span.lowerBound }
    guard let longest = spans.max(by: { length($0) < length($1) }) else { return nil }
    var window = search.window(of: longest) { local.altitude(of: .body(body), at: $0) }
    // Converting a date to an instant and back can make it a microsecond earlier.
    window.span = window.span.clamped(to: earliest..<max(earliest, night.span.upperBound))
    window.best = max(window.best, window.span.lowerBound)
    return window
  }
}
