package import Entities
package import ViewModels

extension SkyDocument {
  /// The document of `skydash sky --json`: the object itself for one place, else a list of them.
  @MainActor
  package static func document(_ models: [SkyViewModel], isOne: Bool, units: Units) -> JSONTree {
    let objects = models.map { $0.place(units) }
    if isOne, var one = objects.first {
      one["schema"] = .integer(1)
      return .object(one)
    }
    return .object(["schema": .integer(1), "cities": .array(objects.map(JSONTree.object))])
  }
}

extension SkyViewModel {
  /// The members of one place's object.
  fileprivate func place(_ units: Units) -> [String: JSONTree] {
    var members = report.value.map { SkyDocument.members($0, zone, units: units) } ?? [:]
    let place = CityDocument(city).members
    for key in ["name", "latitude", "longitude", "timeZone"] { members[key] = place[key] }
    return members
  }
}
