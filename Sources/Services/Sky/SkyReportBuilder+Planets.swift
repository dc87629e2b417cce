import Astronomy
import Entities
import Essentials

/// The planets at the moment and in its night.
extension SkyReportBuilder {
  /// The reports on the planets, from Mercury outwards.
  var planets: [PlanetReport] {
    let positions = almanac.sky(at: moment.instant).positions(from: city.coordinates)
    guard let sun = positions.first(where: { $0.body == .sun }) else { return [] }
    let darkSpans = darkSpans
    return positions.compactMap { position in
      let limits = VisibilityLimits(position.body)
      return report(position, limits, sun: sun, while: darkSpans[limits.maximumSunAltitude] ?? [])
    }
  }

  /// The report on a planet, for which some spans are dark enough; `nil` for Sun and Moon, which have no magnitude.
  private func report(
    _ position: SkyPosition, _ limits: VisibilityLimits, sun: SkyPosition, while dark: [Range<Double>]
  ) -> PlanetReport? {
    let planet = position.geocentric
    guard let magnitude = planet.magnitude else { return nil }
    let isBright = magnitude <= limits.faintest
    var report = PlanetReport(
      name: position.body.name, magnitude: magnitude, place: position.place, constellation: planet.constellation,
      illumination: planet.illumination, elongation: Self.elongation(of: planet, from: sun.geocentric),
      aid: limits.aid,
      isVisible: isBright && limits.aid == .nakedEye
        && limits.allows(altitude: position.trueAltitude, sunAltitude: sun.trueAltitude))
    addTimes(of: position.body, to: &report)
    if isBright { report.visibility = visibility(of: position.body, limits, while: dark) }
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
  private static func elongation(of planet: GeocentricPlace, from sun: GeocentricPlace) -> Double {
    planet.elongation * (sin((planet.rightAscension - sun.rightAscension) * .pi / 180) < 0 ? -1 : 1)
  }

  /// The part of the night that may be recommended: what is left of it, or all if it isn't in progress.
  private var timeLeft: Range<Date> { night.span.contains(now) ? now..<night.span.upperBound : night.span }

  /// The spans of ``timeLeft`` with the Sun below each planet's limit, by that limit in degrees.
  private var darkSpans: [Double: [Range<Double>]] {
    let (window, left) = (Instant.range(night.span), Instant.range(timeLeft))
    return Set(Body.planets.map { VisibilityLimits($0).maximumSunAltitude }).reduce(into: [:]) { spans, limit in
      spans[limit] = local.crossings(of: .sun, at: limit, in: window).intervalsBelow.map { $0.clamped(to: left) }
    }
  }

  /// The longest dark time in which a planet is visible, best when it is highest; `nil` without ten minutes of it.
  private func visibility(of body: Body, _ limits: VisibilityLimits, while dark: [Range<Double>]) -> VisibilityWindow? {
    let search = VisibilitySearch([.body(body)], limits: limits, in: local)
    let spans = search.stretches(of: Instant.range(night.span), while: dark)
    func length(_ span: Range<Double>) -> Double { span.upperBound - span.lowerBound }
    guard let longest = spans.max(by: { length($0) < length($1) }) else { return nil }
    var window = search.window(of: longest) { local.altitude(of: .body(body), at: $0) }
    // Converting a date to an instant and back can make it a microsecond earlier.
    window.span = window.span.clamped(to: timeLeft)
    window.best = max(window.best, window.span.lowerBound)
    return window
  }
}
