package import Entities
import Repositories

/// Changes to the list of cities, each under the settings file's lock. All throw as ``update(setting:_:)`` does, and
/// `CityProblem`, changing nothing, if a name matches no saved city or several. A name may be the city's label or another
/// of its names; a parameter called a label must be its label.
extension SettingsService {
  /// Adds a place, under the requested label, else under the typed text if that is one of the place's names.
  ///
  /// - Throws: `CityProblem` if the place is already in the list, or the label is empty or taken.
  package func add(_ interpretation: PlaceInterpretation) throws -> City {
    let request = interpretation.request
    return try update { settings in
      let city = try settings.city(for: interpretation.place, named: request.name, typed: request.place)
      settings.cities.insert(city, at: request.isFirst ? 0 : settings.cities.count)
      return city
    }
  }

  /// Puts a removed city back in its position, with extra fields from the file, under a free name, and returns it.
  ///
  /// - Throws: `CityProblem` if its place is in the list again, or every name for it is taken.
  @discardableResult
  package func restore(_ removed: RemovedCity) throws -> City {
    try repository.update(restoring: removed) { settings in
      var restored = removed.city
      restored.name = try settings.freeName(forRestoring: removed.city)
      settings.cities.insert(restored, at: min(max(removed.index, 0), settings.cities.count))
      return restored
    }
  }

  /// Removes the named cities and returns them in list order; none if one of the names fails.
  package func remove(_ names: [String]) throws -> [City] {
    try update { settings in
      let indices = Set(try names.map { try settings.index(of: $0) }).sorted()
      let removed = indices.map { settings.cities[$0] }
      indices.reversed().forEach { settings.cities.remove(at: $0) }
      return removed
    }
  }

  /// Removes the city with a label and returns it for ``restore(_:)``.
  package func remove(label: String) throws -> RemovedCity {
    try update { settings in
      let index = try settings.index(ofLabel: label)
      return try repository.removal(of: settings.cities.remove(at: index), at: index)
    }
  }

  /// Moves the city with a label just before `other` if `upwards`, else just after it, unless it is on that side already.
  package func move(label: String, past other: String, upwards: Bool) throws {
    try update { settings in
      let index = try settings.index(ofLabel: label)
      let target = try settings.index(ofLabel: other)
      guard upwards ? index > target : index < target else { return }
      settings.cities.insert(settings.cities.remove(at: index), at: target)
    }
  }

  /// Moves a city to a 1-based position and returns it; throws `badPosition` if the list has no such position.
  package func move(_ name: String, to position: Int) throws -> City {
    try update { settings in
      let index = try settings.index(of: name)
      guard (1...settings.cities.count).contains(position) else {
        throw CityProblem.badPosition(position, count: settings.cities.count)
      }
      let city = settings.cities.remove(at: index)
      settings.cities.insert(city, at: position - 1)
      return city
    }
  }

  /// Renames a city and returns it before and after; throws `emptyName`, or `newNameTaken` by another city.
  package func rename(_ name: String, to newName: String) throws -> (old: City, new: City) {
    try relabel(as: newName) { settings in try settings.index(of: name) }
  }

  /// The same for the city with that label.
  package func rename(label: String, to newName: String) throws -> (old: City, new: City) {
    try relabel(as: newName) { settings in try settings.index(ofLabel: label) }
  }

  private func relabel(as newName: String, _ findIndex: (Settings) throws -> Int) throws -> (old: City, new: City) {
    let label = SafeText.line(newName, limit: Settings.nameLimit)
    guard !label.isEmpty else { throw CityProblem.emptyName }
    return try update { settings in
      let index = try findIndex(settings)
      let others = settings.cities.enumerated().filter { $0.offset != index }
      guard !others.contains(where: { $0.element.name.isSameName(as: label) }) else {
        throw CityProblem.newNameTaken(name: label)
      }
      let old = settings.cities[index]
      settings.cities[index].name = label
      return (old, settings.cities[index])
    }
  }
}
