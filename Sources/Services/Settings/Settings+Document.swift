package import Entities
package import Essentials

extension Settings {
  /// The JSON object that a dashboard is decoded from: these settings, a picture's JSON (or `null`), and the JSON of
  /// each city with its weather. Throws `EncodingError` for settings that JSON can't express.
  @concurrent package func document(picture: Data, cities: [Data]) async throws -> Data {
    try encodedDocument(picture: picture, cities: cities)
  }

  /// The same on the caller's actor.
  func encodedDocument(picture: Data, cities: [Data]) throws -> Data {
    [Data].object([
      (name: "settings", json: [try JSONEncoder().encode(self)]), (name: "picture", json: [picture]),
      (name: "cities", json: .array(cities)),
    ]).concatenated
  }
}
