import Astronomy
package import Entities
package import Essentials

/// Whether it is day, for any number of places at one instant.
package struct Daylight: Sendable {
  private let sky: GeocentricSky

  /// At an instant; the Sun is computed once for all places.
  package init(at date: Date) { sky = GeocentricSky(at: Instant.of(date), bodies: [.sun]) }

  /// Whether the Sun's upper limb is above the sea-level horizon, including 34′ of refraction.
  package func isDay(at coordinates: Coordinates) -> Bool {
    guard let sun = sky.positions(from: coordinates).first else { return false }
    return sun.trueAltitude + sun.semidiameter >= Crossings.horizon
  }
}
