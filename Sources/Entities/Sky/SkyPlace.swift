/// A position in the sky as seen from a place.
package struct SkyPlace: Hashable, Sendable {
  /// Degrees above the horizon, −90…90; with refraction if positive, unless said otherwise.
  package var altitude: Double
  /// Degrees clockwise from north, so that east is 90.
  package var azimuth: Double

  package init(altitude: Double, azimuth: Double) { (self.altitude, self.azimuth) = (altitude, azimuth) }
}
