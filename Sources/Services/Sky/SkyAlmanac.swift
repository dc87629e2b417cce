import Astronomy
package import Essentials

/// What is the same for every place on the Earth on some days, computed once: give one to all cities of a page.
package struct SkyAlmanac: Sendable {
  let ephemeris: Ephemeris
  /// The bodies at the instant.
  let sky: GeocentricSky
  let phase: MoonPhase
  let instant: Date

  /// An almanac for the instant and the days around it.
  package init(at instant: Date) {
    let center = Instant.of(instant)
    self.instant = instant
    ephemeris = Ephemeris(covering: center - 2.1..<center + 2.1, bodies: Set(Body.allCases))
    sky = GeocentricSky(at: center)
    phase = MoonPhase(at: center)
  }

  /// The sky at an instant: the almanac's own where it is the same.
  func sky(at date: Date) -> GeocentricSky { date == instant ? sky : GeocentricSky(at: Instant.of(date)) }

  func phase(at date: Date) -> MoonPhase { date == instant ? phase : MoonPhase(at: Instant.of(date)) }
}
