package import Entities
package import Services

/// What a run was asked for, whatever the settings say.
package struct RunOverrides: Equatable {
  /// Seconds between refreshes.
  package var interval: Int?
  /// Later ones win.
  package var units: [UnitChange]
  /// The only cities in their order on screen, or `nil` for all.
  package private(set) var cities: [FoundCity]?

  package init(interval: Int? = nil, units: [UnitChange] = [], cities: [FoundCity]? = nil) {
    self.interval = interval
    self.units = units
    self.cities = cities
  }

  /// What is saved, with what this run was asked for instead.
  package func applied(to saved: Settings) -> Settings {
    var settings = saved
    settings.units = saved.units.changed(by: units)
    if let interval { settings.watchInterval = interval }
    if let cities { settings.cities = Self.cities(cities, of: saved) }
    return settings
  }

  /// The cities as they are called now, without those that were removed.
  private static func cities(_ chosen: [FoundCity], of saved: Settings) -> [City] {
    chosen.compactMap { found in
      saved.cities.first { $0 == found.city } ?? saved.city(at: found.city.coordinates)
        ?? (found.guest == nil ? nil : found.city)
    }
  }

  /// The newest choice is above what was asked for, where units were.
  mutating func choose(_ changes: [UnitChange]) {
    if !units.isEmpty { units += changes }
  }

  /// Shows a city as well where only some were asked for.
  mutating func include(_ city: City) {
    if index(of: city) == nil { cities?.append(FoundCity(city: city)) }
  }

  /// Exchanges two of the cities that were asked for.
  mutating func exchange(_ city: City, _ other: City) {
    if let first = index(of: city), let second = index(of: other) { cities?.swapAt(first, second) }
  }

  private func index(of city: City) -> Int? {
    cities?.firstIndex { $0.city.coordinates == city.coordinates }
  }
}
