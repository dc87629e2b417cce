import Astronomy
package import Entities
package import Essentials

/// Whether it is day, for any number of places at one instant.
package struct Daylight: Sendable {
  private let sky: GeocentricSky

  package init(at date: Date) {
    sky = GeocentricSky(at: Instant.of(date), bodies: [.sun])
  }

  /// Whether the Sun's upper limb is above the sea-level horizon, including 34′ of refraction.
  package func isDay(at coordinates: Coordinates) -> Bool {
    guard let sun = Sky.positions(in: sky, from: coordinates).first else { return false }
    let kilometres = sun.distance * 149_597_870.7
    let radius = asin(Body.sun.limbRadius / kilometres) * 180 / .pi
    return sun.trueAltitude + radius >= Crossings.horizon
  }
}

/// Ephemerides that are the same for all places, computed once and shared by the cities of a page.
package struct SkyAlmanac: Sendable {
  let ephemeris: Ephemeris
  /// The geocentric sky at the instant.
  let sky: GeocentricSky
  let phase: MoonPhase
  let instant: Date
  let satellites: SatelliteTracks
  /// Satellite orbits and the Kp forecast.
  package let skyData: SkyData

  /// An almanac for an instant and two days before and after it.
  package init(at instant: Date, skyData: SkyData = SkyData()) {
    let center = Instant.of(instant)
    self.skyData = skyData
    self.instant = instant
    ephemeris = Ephemeris(covering: center - 2.1..<center + 2.1, bodies: Set(Body.allCases))
    satellites = SatelliteTracks(skyData.orbits, center - 1..<center + 1.6, ephemeris: ephemeris)
    sky = GeocentricSky(at: center)
    phase = MoonPhase(at: center)
  }

  /// The geocentric sky at a date; already computed for the almanac's instant.
  func sky(at date: Date) -> GeocentricSky { date == instant ? sky : GeocentricSky(at: Instant.of(date)) }

  func phase(at date: Date) -> MoonPhase { date == instant ? phase : MoonPhase(at: Instant.of(date)) }
}
