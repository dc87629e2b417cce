import Entities
import Foundation
import Repositories
import World

/// What the tests of wire formats share: fixtures, cities, a clock that does not run, a network with fixed answers.
enum Sample {
  /// 2026-11-20T12:00:00Z, the moment most fixtures are of.
  static let now = Date(timeIntervalSince1970: 1_795_176_000)

  /// The bytes of `Fixtures/<path>`.
  static func fixture(_ path: String, file: String = #filePath) throws -> Data {
    var folder = URL(filePath: file)
    while folder.lastPathComponent != "Tests", folder.path().count > 1 { folder.deleteLastPathComponent() }
    return try Data(contentsOf: folder.deletingLastPathComponent().appending(path: "Fixtures/\(path)"))
  }

  static func city(_ name: String, _ latitude: Double, _ longitude: Double, _ zone: String) throws -> City {
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
      throw ServiceFailure.notFound(.geocoding, "coordinates")
    }
    return City(name: name, region: nil, countryCode: nil, coordinates: coordinates, timeZone: zone)
  }

  static func seoul() throws -> City { try city("Seoul", 37.566, 126.9784, "Asia/Seoul") }
  static func london() throws -> City { try city("London", 51.5085, -0.1257, "Europe/London") }
  static func tokyo() throws -> City { try city("Tokyo", 35.6895, 139.6917, "Asia/Tokyo") }
  static func berlin() throws -> City { try city("Berlin", 52.5244, 13.4105, "Europe/Berlin") }
  static func kathmandu() throws -> City { try city("Kathmandu", 27.7017, 85.3206, "Asia/Kathmandu") }
}
