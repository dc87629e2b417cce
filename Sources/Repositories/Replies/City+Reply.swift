import Entities

extension City {
  /// Whether a response with these coordinates can be about this city: within 150 km, because services return the centre of
  /// a grid cell or the nearest station, and near the poles cells are wide in degrees. Missing coordinates are accepted.
  func mayBe(atLatitude latitude: Double?, longitude: Double?) -> Bool {
    guard let latitude, let longitude, let place = Coordinates(latitude: latitude, longitude: longitude) else {
      return true
    }
    return place.distance(to: coordinates) < 150
  }
}
