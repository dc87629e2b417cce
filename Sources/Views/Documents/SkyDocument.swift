package import Entities
import Essentials
package import ViewModels

extension SkyDocument {
  /// The document of `skydash sky --json`: the object itself for one place, else a list of them.
  package static func document(_ models: [SkyViewModel], isOne: Bool, units: Units) throws -> JSONTree {
    let places = try models.map { try JSONTree(PlaceSky($0, units)) }
    if isOne, let one = places.first { return one.page }
    return JSONTree.object(["cities": .array(places)]).page
  }
}

/// A sky with its place, in one object.
private struct PlaceSky: Encodable {
  private let place: CityDocument
  private let sky: SkyDocument

  private enum Key: String, CodingKey { case name, latitude, longitude, timeZone }

  init(_ model: SkyViewModel, _ units: Units) {
    place = CityDocument(model.city)
    sky = SkyDocument(model.report, model.zone, .english(zone: model.zone, units: units))
  }

  func encode(to encoder: any Encoder) throws {
    try sky.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(place.name, forKey: .name)
    try container.encode(place.latitude, forKey: .latitude)
    try container.encode(place.longitude, forKey: .longitude)
    try container.encode(place.timeZone, forKey: .timeZone)
  }
}
