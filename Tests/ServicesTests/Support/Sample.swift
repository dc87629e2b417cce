import Entities
import Foundation
import Repositories
import Testing
import World

/// What the tests of the services share.
enum Sample {
  static func city(
    _ name: String, _ latitude: Double, _ longitude: Double, zone: String = "GMT", country: String? = nil
  ) throws -> City {
    City(
      name: name, region: nil, countryCode: country,
      coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)), timeZone: zone)
  }

  static func seoul() throws -> City { try city("Seoul", 37.566, 126.9784, zone: "Asia/Seoul", country: "KR") }
  static func london() throws -> City { try city("London", 51.5085, -0.1257, zone: "Europe/London", country: "GB") }
  static func tokyo() throws -> City { try city("Tokyo", 35.6895, 139.6917, zone: "Asia/Tokyo", country: "JP") }

  /// That many cities, none where another is.
  static func cities(_ count: Int) throws -> [City] {
    try (0..<count).map { try city("City \($0)", Double($0 % 100) / 2, Double($0 / 100)) }
  }
}

extension ServiceWorld {
  /// A place search that this world answers, and what it was asked.
  func geocoder(_ asked: Recorder<String> = Recorder()) throws -> GeocodingRepository {
    let client = HTTPClient.answered { request in
      asked.record(request["name"] ?? "")
      return answer(request)
    }
    return GeocodingRepository(client: client, endpoints: try Endpoints(), now: { now })
  }
}
