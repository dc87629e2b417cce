import Astronomy
package import Entities
package import Essentials

/// Ephemerides that are the same for all places, computed once and shared by the cities of a page.
package struct SkyAlmanac: Sendable {
  /// The positions of all bodies around the instant.
  let ephemeris: Ephemeris
  /// The tracks of the satellites in the instant's night.
  let satellites: SatelliteTracks
  /// Satellite orbits and the Kp forecast.
  package let skyData: SkyData

  /// The almanac's instant, and the geocentric sky and the Moon's phase at that.
  private let instant: Date
  private let sky: GeocentricSky
  private let phase: MoonPhase

  /// Days before and after the instant that the ephemeris covers: the instant's day and night, and usually the day
  /// before. If the instant is late in its night, after two in the morning, that day needs another ephemeris.
  private static let daysCovered = 2.1
  /// The most days from the start of the instant's night, noon, to the instant, and from the instant to that night's
  /// end: 24 and 36 hours, from midnight to the next noon, and a clock change.
  private static let (daysToNightStart, daysToNightEnd) = (1.1, 1.6)

  /// The almanac for an instant, with the tracks of the satellites in `skyData`.
  package init(at instant: Date, skyData: SkyData = SkyData()) {
    let centre = Instant.of(instant)
    (self.instant, self.skyData) = (instant, skyData)
    let window = centre - Self.daysCovered..<centre + Self.daysCovered
    ephemeris = Ephemeris(covering: window, bodies: Set(Body.allCases))
    let night = centre - Self.daysToNightStart..<centre + Self.daysToNightEnd
    satellites = SatelliteTracks(skyData.orbits, night, ephemeris: ephemeris)
    sky = GeocentricSky(at: centre)
    phase = MoonPhase(at: centre)
  }

  /// The geocentric sky at a date; already computed for the almanac's instant.
  func sky(at date: Date) -> GeocentricSky { date == instant ? sky : GeocentricSky(at: Instant.of(date)) }

  /// The Moon's phase at a date; already computed for the almanac's instant.
  func phase(at date: Date) -> MoonPhase { date == instant ? phase : MoonPhase(at: Instant.of(date)) }
}
