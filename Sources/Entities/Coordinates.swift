import Essentials

/// A position on Earth in degrees: latitude −90…90 north positive, longitude −180…180 east positive.
package struct Coordinates: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// A position, or `nil` when a number is not finite or out of range.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The great-circle distance to another position in kilometres, on a sphere of 6,371 km (haversine).
  package func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let dLatitude = (other.latitude - latitude) * radians
    let dLongitude = (other.longitude - longitude) * radians
    let h =
      sin(dLatitude / 2) * sin(dLatitude / 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(dLongitude / 2) * sin(dLongitude / 2)
    return 2 * 6371 * asin(min(1, h.squareRoot()))
  }
}
