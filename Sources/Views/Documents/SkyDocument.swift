package import Entities
import Essentials
package import ViewModels

extension SkyDocument {
  /// The document of `skydash sky --json`: the object itself for one place, else a list of them.
  package static func document(_ models: [NightSky], isOne: Bool, units: Units) throws -> JSONTree {
    let places = try models.map { try tree($0, units) }
    let attribution = JSONTree.array(models.credits.map(JSONTree.string))
    if isOne, case .object(let members)? = places.first {
      return JSONTree.object(members.merging(["attribution": attribution]) { $1 }).page
    }
    return JSONTree.object(["attribution": attribution, "cities": .array(places)]).page
  }

  /// A sky with its place, in one object.
  private static func tree(_ model: NightSky, _ units: Units) throws -> JSONTree {
    let place = CityDocument(model.city)
    var document = SkyDocument(model.report, model.zone, .english(zone: model.zone, units: units))
    if let chart = model.chart { document.add(chart, model.zone) }
    let sky = try JSONTree(document)
    guard case .object(var members) = sky else { return sky }
    members["name"] = .string(place.name)
    members["latitude"] = .number(place.latitude)
    members["longitude"] = .number(place.longitude)
    members["timeZone"] = .text(place.timeZone)
    return .object(members)
  }
}
