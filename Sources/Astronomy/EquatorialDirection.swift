import Essentials

/// A direction on the mean equator and equinox of J2000.0.
struct EquatorialDirection: Hashable, Sendable {
  /// A unit vector.
  let vector: Vector

  /// A direction by two numbers of degrees, as the tables have them; a text that isn't a number counts as 0.
  init(rightAscension: String, declination: String) {
    vector = Vector(
      longitude: (Double(rightAscension) ?? 0) * Angle.degree, latitude: (Double(declination) ?? 0) * Angle.degree)
  }
}
