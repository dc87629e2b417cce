package import Entities
import Repositories

/// The list of cities: what can be done to it, each under the settings file's lock.
extension SettingsService {
  /// Adds the place that a request means, under the label that was asked for; else under what was typed, where that is one
  /// of the place's names.
  ///
  /// - Throws: `CityProblem` when the place is already there, `SettingsProblem` when it cannot be saved.
  package func add(_ meaning: PlaceMeaning) throws -> City {
    let request = meaning.request
    return try update { settings in
      let city = try settings.city(for: meaning.place, named: request.name, typed: request.place)
      settings.cities.insert(city, at: request.isFirst ? 0 : settings.cities.count)
      return city
    }
  }

  /// Puts a city back where it was, with what its person had added to it, under a name that is still free, and returns it.
  ///
  /// - Throws: `CityProblem` when its place is in the list again, `SettingsProblem` when it cannot be saved.
  @discardableResult
  package func restore(_ removed: RemovedCity) throws -> City {
    try repository.update(restoring: removed) { settings in
      var restored = removed.city
      restored.name = try settings.freeName(forRestoring: removed.city)
      settings.cities.insert(restored, at: min(max(removed.index, 0), settings.cities.count))
      return restored
    }
  }

  /// Removes cities by name, all of them or none.
  package func remove(_ names: [String]) throws -> [City] {
    try update { settings in
      let indices = Set(try names.map { try settings.index(of: $0) }).sorted()
      let removed = indices.map { settings.cities[$0] }
      indices.reversed().forEach { settings.cities.remove(at: $0) }
      return removed
    }
  }

  /// Removes the city with a label and returns it for ``restore(_:)``.
  package func remove(_ label: String) throws -> RemovedCity {
    try update { settings in
      let index = try settings.index(ofLabel: label)
      return try repository.removed(settings.cities.remove(at: index), from: index)
    }
  }

  /// Moves a city up to right before another one, unless it is above that already.
  package func move(_ name: String, before other: String) throws { try move(name, to: other) { $0 > $1 } }

  /// Moves a city down to right after another one, unless it is below that already.
  package func move(_ name: String, after other: String) throws { try move(name, to: other) { $0 < $1 } }

  private func move(_ name: String, to other: String, where isNeeded: (Int, Int) -> Bool) throws {
    try update { settings in
      let index = try settings.index(ofLabel: name)
      let place = try settings.index(ofLabel: other)
      if isNeeded(index, place) { settings.cities.insert(settings.cities.remove(at: index), at: place) }
    }
  }

  /// Moves a city to a position from 1 and returns it.
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

  /// Changes a city's label and returns the old and the new city; the place stays.
  package func rename(_ name: String, to newName: String) throws -> (old: City, new: City) {
    try rename(to: newName) { settings in try settings.index(of: name) }
  }

  /// The same for the city with a label.
  package func rename(label: String, to newName: String) throws -> (old: City, new: City) {
    try rename(to: newName) { settings in try settings.index(ofLabel: label) }
  }

  private func rename(
    to newName: String, _ position: (Settings) throws -> Int
  ) throws -> (old: City, new: City) {
    let label = SafeText.line(newName, limit: Settings.nameLimit)
    guard !label.isEmpty else { throw CityProblem.emptyName }
    return try update { settings in
      let index = try position(settings)
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
