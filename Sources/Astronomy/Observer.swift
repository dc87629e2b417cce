/// A place on the Earth from which the sky is seen.
package struct Observer: Hashable, Sendable {
  /// Geodetic latitude in degrees, -90...90, north positive.
  package let latitude: Double

  /// Longitude in degrees, -180...180, east positive.
  package let longitude: Double

  /// Height above the ellipsoid in metres; it moves the observer, not the horizon.
  package let elevation: Double

  /// How far the visible horizon lies below the level one, in degrees; 0 as in the almanacs.
  package let horizonDip: Double

  /// A place; what is not a number becomes 0, latitudes stop at the poles, longitudes go round.
  package init(latitude: Double, longitude: Double, elevation: Double = 0, horizonDip: Double = 0) {
    self.latitude = max(-90, min(90, Self.finite(latitude)))
    self.longitude = Angle.signed(Self.finite(longitude) * Angle.degree) / Angle.degree
    self.elevation = max(-12_000, min(100_000, Self.finite(elevation)))
    self.horizonDip = max(0, min(10, Self.finite(horizonDip)))
  }

  /// The dip of a free sea horizon in degrees seen from a height in metres: 1.76' √h, refraction included.
  package static func dip(height: Double) -> Double { 1.76 / 60 * max(0, finite(height)).squareRoot() }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}
