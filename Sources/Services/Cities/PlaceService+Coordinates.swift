package import Entities
import Gazetteer
import Repositories

/// Places by their coordinates.
extension PlaceService {
  /// The Latin name of the nearest listed city and whether a label is one of its names; `nil` without one within 100 km.
  package static func latinName(at coordinates: Coordinates, labelled label: String) -> (name: String, isSame: Bool)? {
    guard let near = Gazetteer.nearest(to: coordinates, withAirports: false),
      near.coordinates.distance(to: coordinates) < farAway
    else { return nil }
    return (near.name, Gazetteer.latinName(of: label) == near.name)
  }

  /// The coordinates that a text consists of; `nil` if it is a name.
  ///
  /// - Throws: `badCoordinates` for numbers out of range.
  static func coordinates(_ text: String) throws(CityProblem) -> Coordinates? {
    guard let degrees = CoordinateText.degrees(text) else { return nil }
    if let coordinates = Coordinates(latitude: degrees.latitude, longitude: degrees.longitude) { return coordinates }
    throw .badCoordinates(text)
  }

  /// The place at some coordinates, with a name and time zone by the nearest city within 100 km, else by an airport.
  ///
  /// Without either, its name is the coordinates, and its time zone the weather service's or, failing that, the list's.
  func place(at coordinates: Coordinates) async -> Place {
    func isNear(_ place: Place) -> Bool { place.coordinates.distance(to: coordinates) < Self.farAway }
    let nearest = [false, true].compactMap { Gazetteer.nearest(to: coordinates, withAirports: $0) }
    guard let near = nearest.first(where: isNear) else {
      let answer = await timeZone(of: coordinates)
      let remote = Gazetteer.remoteTimeZone(latitude: coordinates.latitude, longitude: coordinates.longitude)
      return Place(
        name: coordinates.text, region: nil, country: nil, countryCode: nil, coordinates: coordinates,
        timeZone: answer ?? remote ?? nearest.last?.timeZone, population: nil)
    }
    var place = wording.localized(near)
    (place.name, place.coordinates, place.population) = (wording.near(place.local.name ?? place.name), coordinates, nil)
    if near.region == near.name { place.region = nil }
    if place.local.name != nil { place.local.name = place.name }
    return place
  }

  /// The IANA time zone according to the weather service; `nil` if it can't be asked or doesn't say.
  private func timeZone(of coordinates: Coordinates) async -> String? {
    guard let timeZone, let requests else { return nil }
    let retry = requests.printingPolicy(ignoresKnownOutage: true).withoutRetries
    return try? await requests.send(to: .openMeteo, retry) { () async throws(ServiceFailure) in
      try await timeZone(coordinates)
    }
  }

  /// Kilometres beyond which the name and time zone of a place mean little.
  private static let farAway = 100.0
}
