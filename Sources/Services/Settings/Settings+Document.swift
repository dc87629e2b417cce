package import Entities
package import Essentials

extension Settings {
  /// The document that a dashboard is decoded from; the picture (or `null`) and the cities with their weather are JSON.
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
