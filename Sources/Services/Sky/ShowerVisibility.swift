import Astronomy
import Entities

/// A meteor shower around its maximum as seen from a place. Its rate depends on the radiant's altitude, twilight,
/// moonlight, city light and the time from the maximum. Instants are UTC days since J2000.0.
struct ShowerVisibility {
  private let shower: MeteorShower
  /// The instant of the maximum.
  private let peak: Double
  private let local: LocalSky
  private let radiant: LocalTarget
  /// The brightness of the place's zenith without Moon and Sun, magnitudes per square arcsecond.
  private let siteBrightness: Double
  /// The illuminated fraction of the Moon at the maximum, 0…1.
  private let illumination: Double

  /// The shower around the maximum at `peak`; the sky's ephemeris must cover the nights that methods are called with.
  init(_ shower: MeteorShower, peak: Double, in local: LocalSky, siteBrightness: Double) {
    (self.shower, self.peak, self.local, self.siteBrightness) = (shower, peak, local, siteBrightness)
    radiant = local.radiant(of: shower, near: peak)
    illumination = MoonPhase(at: peak).illumination
  }

  /// Whether the middle of a night is within 18 hours of the maximum; beyond that, the rate is too uncertain.
  func isNear(_ night: Range<Double>) -> Bool { daysFromPeak(to: night) <= 0.75 }

  /// When to look in a night (from noon to noon), best at the highest rate; `nil` if the radiant isn't up in the dark.
  func window(in night: Range<Double>) -> VisibilityWindow? {
    func window(sunBelow sun: Double) -> VisibilityWindow? {
      let limits = VisibilityLimits(minimumAltitude: VisibilityLimits.radiant.minimumAltitude, maximumSunAltitude: sun)
      let search = VisibilitySearch([radiant], limits: limits, in: local)
      return search.bestWindow(in: [night], within: night) { rate(at: $0) }
    }
    // In light summer nights, the Sun doesn't sink to the usual 12°.
    return window(sunBelow: VisibilityLimits.radiant.maximumSunAltitude) ?? window(sunBelow: -6)
  }

  /// Meteors per hour at the best time, under a naturally dark sky and under the place's own.
  func rates(in window: VisibilityWindow) -> (dark: Double, here: Double) {
    let best = Instant.of(window.best)
    return (rate(at: best), rate(at: best, under: siteBrightness))
  }

  /// The shower in the best of some nights, preferring the one of the maximum; `nil` if it can't be seen in any.
  func event(in nights: [Range<Double>]) -> SkyEvent? {
    let windows = nights.filter(isNear).sorted { daysFromPeak(to: $0) < daysFromPeak(to: $1) }.compactMap(window)
    // A night farther from the maximum must have a higher rate as displayed: of equal ones, `max` takes the first.
    guard let best = windows.max(by: { rates(in: $0).dark.rounded() < rates(in: $1).dark.rounded() })
    else { return nil }
    var event = SkyEvent(.meteorShower, at: Instant.date(peak), bodies: [shower.name], visibility: best)
    (event.rate, event.localRate) = rates(in: best)
    event.moonlight = illumination
    return event
  }

  /// Days between the maximum and the middle of a night.
  private func daysFromPeak(to night: Range<Double>) -> Double { abs((night.lowerBound + night.upperBound) / 2 - peak) }

  /// Meteors per hour under a sky of some brightness; 0 if the shower's rate is variable.
  private func rate(at instant: Double, under siteBrightness: Double = SkyBrightness.naturalSky) -> Double {
    let limit = SkyBrightness.limitingMagnitude(
      under: SkyBrightness.zenith(
        of: siteBrightness, illumination: illumination, moonAltitude: local.altitude(of: .moon, at: instant),
        sunAltitude: local.altitude(of: .sun, at: instant)))
    let perHour = shower.hourlyRate(radiantAltitude: local.altitude(of: radiant, at: instant), limitingMagnitude: limit)
    return (perHour ?? 0) * shower.activity(at: instant)
  }
}
