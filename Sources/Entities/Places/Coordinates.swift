import Essentials

/// A position on Earth in degrees: latitude −90…90 north positive, longitude −180…180 east positive.
package struct Coordinates: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// A position in degrees; `nil` if a number isn't finite or is out of range.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// The coordinates as they are displayed: `37.57, 126.98`.
  package var text: String { "\(latitude.text(decimals: 2)), \(longitude.text(decimals: 2))" }

  /// The great-circle distance to another position in kilometres, on a sphere of 6,371 km (haversine).
  package func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let latitudeSine = sin((other.latitude - latitude) * radians / 2)
    let longitudeSine = sin((other.longitude - longitude) * radians / 2)
    let cosines = cos(latitude * radians) * cos(other.latitude * radians)
    let haversine = latitudeSine * latitudeSine + cosines * longitudeSine * longitudeSine
    return 2 * 6371 * asin(min(1, haversine.squareRoot()))
  }
}

extension Coordinates: Codable {
  /// - Throws: `DecodingError` if latitude or longitude is missing or out of range.
  package init(from decoder: any Decoder) throws {
    let degrees = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try degrees.decode(Double.self, forKey: .latitude)
    let longitude = try degrees.decode(Double.self, forKey: .longitude)
    guard let place = Self(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(forKey: .latitude, in: degrees, debugDescription: "no place on Earth")
    }
    self = place
  }
}
