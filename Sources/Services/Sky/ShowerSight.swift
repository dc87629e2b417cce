import Astronomy
import Entities

/// What a place sees of a meteor shower about one maximum: the radiant up in the dark, moonlight and the distance from the
/// maximum counted. Page and calendar have their rates from here.
struct ShowerSight {
  let shower: MeteorShower
  let peak: Double
  private let local: LocalSky
  private let radiant: LocalTarget
  /// The place's zenith without moon and sun, magnitudes per square arcsecond.
  private let site: Double
  /// The lit part of the moon, 0…1.
  private let moonlight: Double

  /// Days from the maximum to the middle of a night, beyond which no number can be promised for it.
  private static let reach = 0.75

  init(_ shower: MeteorShower, peak: Double, in local: LocalSky, site: Double) {
    self.shower = shower
    self.peak = peak
    self.local = local
    self.site = site
    radiant = local.radiant(of: shower, near: peak)
    moonlight = MoonPhase(at: peak).illumination
  }

  /// Whether a night from noon to noon is one of the maximum's.
  func isNear(_ night: Range<Double>) -> Bool { abs((night.lowerBound + night.upperBound) / 2 - peak) <= Self.reach }

  /// When to look in a night, best when most meteors are seen; `nil` where the radiant does not rise in the dark. Where the
  /// sun does not sink to 12° below the horizon, from 6° on.
  func look(in night: Range<Double>) -> PlanetLook? {
    for sun in [SightLimits.radiant.sun, -6] {
      let limits = SightLimits(altitude: SightLimits.radiant.altitude, sun: sun)
      if let look = SightSearch([radiant], limits: limits, in: local).look(
        in: [night], within: night, by: { rate(at: $0) })
      {
        return look
      }
    }
    return nil
  }

  /// Meteors an hour at the best time to look, under a dark clear sky and under the place's own.
  func rates(_ look: PlanetLook) -> (dark: Double, here: Double) {
    let best = Instant.of(look.best)
    return (rate(at: best), rate(at: best, under: site))
  }

  /// The shower in the best of some nights, the one of the maximum where they are alike; `nil` where nothing is seen.
  func event(in nights: [Range<Double>]) -> SkyEvent? {
    let looks = nights.filter(isNear).sorted { distance($0) < distance($1) }.compactMap(look)
    // Later nights must be better by a meteor an hour to count.
    let best = looks.reduce(nil as PlanetLook?) { best, next in
      guard let best else { return next }
      return rates(next).dark.rounded() > rates(best).dark.rounded() ? next : best
    }
    guard let best else { return nil }
    var event = SkyEvent(.meteorShower, at: Instant.date(peak), bodies: [shower.name], look: best)
    (event.rate, event.rateHere) = rates(best)
    event.moonlight = moonlight
    return event
  }

  private func distance(_ night: Range<Double>) -> Double { abs((night.lowerBound + night.upperBound) / 2 - peak) }

  private func rate(at instant: Double, under site: Double = SkyBrightness.naturalSky) -> Double {
    let limit = SkyBrightness.limitingMagnitude(
      SkyBrightness.zenith(
        of: site, illumination: moonlight, moonAltitude: local.altitude(of: .moon, at: instant),
        sunAltitude: local.altitude(of: .sun, at: instant)))
    let perHour = shower.hourlyRate(
      radiantAltitude: local.altitude(of: radiant, at: instant), limitingMagnitude: limit)
    return (perHour ?? 0) * shower.activity(at: instant)
  }
}
