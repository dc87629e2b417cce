import Astronomy
package import Entities
package import Essentials

/// Where the sun stands at one instant, computed once for any number of places.
package struct Daylight: Sendable {
  private let sky: GeocentricSky

  package init(at date: Date) {
    sky = GeocentricSky(at: Instant.of(date), bodies: [.sun])
  }

  /// Whether the sun's upper limb is above the horizon of sea level, refraction of 34′ included.
  package func isDay(at coordinates: Coordinates) -> Bool {
    guard let sun = Sky.positions(in: sky, from: coordinates.observer).first else { return false }
    let kilometres = sun.distance * 149_597_870.7
    let radius = asin(Body.sun.limbRadius / kilometres) * 180 / .pi
    return sun.trueAltitude + radius >= Threshold.horizon.degrees
  }
}
