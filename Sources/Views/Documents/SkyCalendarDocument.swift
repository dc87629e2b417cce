package import Entities
import Essentials
package import ViewModels

extension SkyCalendarDocument {
  /// The document of `--next`, `--month` and `--year`: the object itself for one place, else a list of them.
  package static func document(_ places: [SkyCalendarDocument], isOne: Bool) throws -> JSONTree {
    let trees = try places.map { try JSONTree($0) }
    if isOne, let one = trees.first { return one.page }
    return JSONTree.object(["cities": .array(trees)]).page
  }

  /// The words of its descriptions, which are English for every reader.
  package static func words(of city: City, units: Units) -> SkyDocument.Words {
    .english(zone: city.zone, units: units)
  }
}
