package import Essentials

/// When a planet can be seen in a night, and where it then stands best.
package struct PlanetLook: Hashable, Sendable {
  /// While it can be seen.
  package var span: Range<Date>
  /// When it stands highest in that time.
  package var best: Date
  /// Degrees above the horizon then.
  package var altitude: Double
  /// Degrees from north over east then.
  package var azimuth: Double

  package init(span: Range<Date>, best: Date, altitude: Double, azimuth: Double) {
    self.span = span
    self.best = best
    self.altitude = altitude
    self.azimuth = azimuth
  }
}
