import Astronomy
package import Entities
package import Essentials

/// Where the sun is at one instant, computed once for any number of places.
package struct Daylight: Sendable {
  private let sky: GeocentricSky

  package init(at date: Date) {
    sky = GeocentricSky(at: Instant.of(date), bodies: [.sun])
  }

  /// Whether the sun's upper limb is above the horizon of sea level, refraction of 34′ included.
  package func isDay(at coordinates: Coordinates) -> Bool {
    guard let sun = Sky.positions(in: sky, from: coordinates).first else { return false }
    let kilometres = sun.distance * 149_597_870.7
    let radius = asin(Body.sun.limbRadius / kilometres) * 180 / .pi
    return sun.trueAltitude + radius >= Crossings.horizon
  }
}

/// What is the same for every place on the Earth on some days, computed once: give one to all cities of a page.
package struct SkyAlmanac: Sendable {
  let ephemeris: Ephemeris
  /// The bodies at the instant.
  let sky: GeocentricSky
  let phase: MoonPhase
  let instant: Date
  let satellites: SatelliteTracks
  /// What was heard of orbits and the magnetic field.
  package let news: SkyNews

  /// An almanac for the instant and the days around it, with what was heard of orbits and the magnetic field.
  package init(at instant: Date, news: SkyNews = SkyNews()) {
    let center = Instant.of(instant)
    self.news = news
    self.instant = instant
    ephemeris = Ephemeris(covering: center - 2.1..<center + 2.1, bodies: Set(Body.allCases))
    satellites = SatelliteTracks(news.orbits, center - 1..<center + 1.6, ephemeris: ephemeris)
    sky = GeocentricSky(at: center)
    phase = MoonPhase(at: center)
  }

  /// The sky at an instant: the almanac's own where it is the same.
  func sky(at date: Date) -> GeocentricSky { date == instant ? sky : GeocentricSky(at: Instant.of(date)) }

  func phase(at date: Date) -> MoonPhase { date == instant ? phase : MoonPhase(at: Instant.of(date)) }
}
