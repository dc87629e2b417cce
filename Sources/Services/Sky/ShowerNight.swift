import Astronomy
import Entities
import Essentials

/// The night in which a place sees most of a shower about its maximum: the radiant up in the dark, moonlight and the
/// distance from the maximum counted.
struct ShowerNight {
  private let shower: MeteorShower
  private let peak: Double
  private let local: LocalSky
  private let site: Double
  private let radiant: LocalTarget
  private let zone: Zone
  private let moonlight: Double

  /// The night at a place whose zenith has a brightness without moon and sun.
  init?(_ shower: MeteorShower, peak: Double, from observer: Observer, _ zone: Zone, site: Double) {
    self.shower = shower
    self.peak = peak
    self.site = site
    self.zone = zone
    local = LocalSky(Ephemeris(covering: peak - 2..<peak + 2), from: observer)
    radiant = local.radiant(of: shower, near: peak)
    moonlight = GeocentricSky(at: peak, bodies: [.moon]).places.first?.illumination ?? 0
    // Where the radiant never rises there is nothing to compute.
    guard 90 - abs(observer.latitude - shower.declination) > 5 else { return nil }
  }

  /// The shower with the best night's hours and rate; `nil` where the radiant does not rise in the dark.
  var event: SkyEvent? {
    let window = peak - 0.9..<peak + 0.9
    let search = SightSearch(
      local: local, targets: [radiant], limits: .init(altitude: 5, sun: -12), window: window,
      nights: zone.nights(of: window))
    guard let look = search.look(by: { rate(at: $0) }) else { return nil }
    var event = SkyEvent(.meteorShower, at: Instant.date(peak), bodies: [shower.name], look: look)
    event.rate = rate(at: Instant.of(look.best))
    event.rateHere = rate(at: Instant.of(look.best), under: site)
    event.moonlight = moonlight
    return event
  }

  /// Meteors an hour at an instant under a sky.
  private func rate(at instant: Double, under site: Double = SkyBrightness.naturalSky) -> Double {
    let limit = SkyBrightness.limitingMagnitude(
      SkyBrightness.zenith(
        of: site, illumination: moonlight, moonAltitude: local.altitude(of: Body.moon, at: instant),
        sunAltitude: local.altitude(of: Body.sun, at: instant)))
    let perHour = shower.hourlyRate(
      radiantAltitude: local.altitude(of: radiant, at: instant), limitingMagnitude: limit)
    return (perHour ?? 0) * shower.activity(at: instant)
  }
}

extension SkyReport {
  /// A shower whose best night is this one is told with the numbers of that event, and not among what comes as well.
  mutating func tellShowersOnce(in zone: Zone) {
    let best = (events ?? []).filter { $0.kind == .meteorShower && $0.evening(in: zone) == date }
    for index in (showers ?? []).indices {
      guard let event = best.first(where: { $0.bodies == [showers?[index].name ?? ""] }) else { continue }
      showers?[index].rate = event.rate
      showers?[index].rateHere = event.rateHere
      showers?[index].best = event.look?.best
    }
  }
}
