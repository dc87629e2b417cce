package import Entities
package import Essentials

extension Settings {
  /// The JSON document that a dashboard is decoded from: these settings, the newest picture or `null`, and the cities
  /// with their weather, the last two as JSON already. Joined off the caller's actor.
  @concurrent package func document(picture: Data, cities: [Data]) async throws -> Data {
    try joined(picture: picture, cities: cities)
  }

  /// The same on the caller's actor.
  func joined(picture: Data, cities: [Data]) throws -> Data {
    [Data].object([
      (name: "settings", json: [try JSONEncoder().encode(self)]), (name: "picture", json: [picture]),
      (name: "cities", json: .array(cities)),
    ]).concatenated
  }
}
