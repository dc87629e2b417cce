package import Entities
import Services

/// What a run was asked for, whatever the settings say.
package struct RunOverrides: Equatable {
  /// Seconds between refreshes.
  package var interval: Int?
  /// Later ones win.
  package var units: [UnitChange]
  /// The only cities in their order on screen, or `nil` for all.
  package private(set) var cities: [String]?

  package init(interval: Int? = nil, units: [UnitChange] = [], cities: [String]? = nil) {
    self.interval = interval
    self.units = units
    self.cities = cities
  }

  /// What is saved, with what this run was asked for instead.
  func applied(to saved: Settings) -> Settings {
    var settings = saved
    settings.units = saved.units.changed(by: units)
    if let interval { settings.watchInterval = interval }
    if let cities { settings.cities = Self.cities(cities, of: saved) }
    return settings
  }

  /// Each of the cities once.
  private static func cities(_ names: [String], of saved: Settings) -> [City] {
    var seen: Set<Int> = []
    return names.compactMap { name in
      guard let index = try? saved.index(of: name), seen.insert(index).inserted else { return nil }
      return saved.cities[index]
    }
  }

  /// The newest choice is above what was asked for, where units were.
  mutating func choose(_ changes: [UnitChange]) {
    if !units.isEmpty { units += changes }
  }

  /// Shows a city as well where only some were asked for.
  mutating func include(_ name: String) {
    guard let cities, !cities.contains(where: name.isSameName) else { return }
    self.cities = cities + [name]
  }

  /// Exchanges two of the cities that were asked for.
  mutating func exchange(_ name: String, _ other: String) {
    guard let cities, let first = cities.firstIndex(where: name.isSameName),
      let second = cities.firstIndex(where: other.isSameName)
    else { return }
    self.cities?.swapAt(first, second)
  }
}
