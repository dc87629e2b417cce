/// A position in the sky as seen from a place.
package struct SkyPlace: Hashable, Sendable {
  /// Degrees, −90…90, with refraction above the horizon.
  package var altitude: Double
  /// Degrees from north over east.
  package var azimuth: Double

  package init(altitude: Double, azimuth: Double) {
    self.altitude = altitude
    self.azimuth = azimuth
  }
}

extension SkyPlace {
  package init(_ point: SatellitePass.Point) { self.init(altitude: point.altitude, azimuth: point.azimuth) }
}
