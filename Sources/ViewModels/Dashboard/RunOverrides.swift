package import Entities
package import Services

/// What the command line sets for this run, regardless of the settings.
package struct RunOverrides: Equatable {
  /// Seconds between refreshes; `nil` for those in the settings.
  package var interval: Int?
  /// Changes of the saved units; of two for the same quantity, the later one wins.
  package var units: [UnitChange]
  /// The only cities to show, in order; `nil` for all.
  package private(set) var cities: [FoundCity]?

  package init(interval: Int? = nil, units: [UnitChange] = [], cities: [FoundCity]? = nil) {
    (self.interval, self.units, self.cities) = (interval, units, cities)
  }

  /// The saved settings with these overrides.
  package func applied(to saved: Settings) -> Settings {
    var settings = saved
    settings.units = saved.units.changed(by: units)
    if let interval { settings.watchInterval = interval }
    if let cities { settings.cities = Self.cities(cities, of: saved) }
    return settings
  }

  /// The chosen cities under their present labels, without those removed; one that was never saved stays as found.
  private static func cities(_ chosen: [FoundCity], of saved: Settings) -> [City] {
    // What a city that has changed can be now: no other chosen one, such as another label of its place.
    var others = saved
    others.cities.removeAll { city in chosen.contains { $0.city == city } }
    return chosen.compactMap { found in
      if saved.cities.contains(found.city) { return found.city }
      let changed = others.city(at: found.city.coordinates)
      others.cities.removeAll { $0 == changed }
      return changed ?? (found.interpretation == nil ? nil : found.city)
    }
  }

  /// Lets a newer choice of units override the overrides; without any, the saved choice is enough.
  mutating func choose(_ changes: [UnitChange]) { if !units.isEmpty { units += changes } }

  /// If only some cities are shown, shows this saved one too, until it is removed, or in the place of a `former` one.
  mutating func include(_ city: City, insteadOf former: City? = nil) {
    let saved = FoundCity(city: city)
    if let index = index(of: former ?? city) { cities?[index] = saved } else { cities?.append(saved) }
  }

  /// If only some cities are shown, swaps two of them.
  mutating func exchange(_ city: City, _ other: City) {
    if let first = index(of: city), let second = index(of: other) { cities?.swapAt(first, second) }
  }

  /// The index of a city or, if its label has changed, of the first one at its place.
  private func index(of city: City) -> Int? {
    cities?.firstIndex { $0.city == city } ?? cities?.firstIndex { $0.city.coordinates == city.coordinates }
  }
}
