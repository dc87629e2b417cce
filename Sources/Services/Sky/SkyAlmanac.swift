import Astronomy
package import Entities
package import Essentials

/// Ephemerides that are the same for all places, computed once and shared by the cities of a page.
package struct SkyAlmanac: Sendable {
  /// Covers two days before and after the instant.
  let ephemeris: Ephemeris
  /// The geocentric sky at the instant.
  private let sky: GeocentricSky
  /// The Moon's phase at the instant.
  private let phase: MoonPhase
  /// The instant that the almanac was made for.
  private let instant: Date
  /// Tracks from a day before the instant to 1.6 days after it, which covers its night.
  let satellites: SatelliteTracks
  /// Satellite orbits and the Kp forecast.
  package let skyData: SkyData

  /// The almanac for an instant, with the tracks of the satellites in `skyData`.
  package init(at instant: Date, skyData: SkyData = SkyData()) {
    let centre = Instant.of(instant)
    (self.instant, self.skyData) = (instant, skyData)
    ephemeris = Ephemeris(covering: centre - 2.1..<centre + 2.1, bodies: Set(Body.allCases))
    satellites = SatelliteTracks(skyData.orbits, centre - 1..<centre + 1.6, ephemeris: ephemeris)
    sky = GeocentricSky(at: centre)
    phase = MoonPhase(at: centre)
  }

  /// The geocentric sky at a date; already computed for the almanac's instant.
  func sky(at date: Date) -> GeocentricSky { date == instant ? sky : GeocentricSky(at: Instant.of(date)) }

  /// The Moon's phase at a date; already computed for the almanac's instant.
  func phase(at date: Date) -> MoonPhase { date == instant ? phase : MoonPhase(at: Instant.of(date)) }
}
