import Entities

/// The cities in the settings file.
extension SettingsDocument {
  /// Warnings about invalid optional fields of a city; `number` is the position of its element in the list, from 1.
  static func warnings(of city: City, number: Int, from element: JSONValue) -> [SettingsWarning] {
    var warnings = ["region", "countryCode", "timeZone"].compactMap { key -> SettingsWarning? in
      guard let value = element[key], value != .null, value.string == nil else { return nil }
      return .notText(city: number, name: city.name, key: key)
    }
    for (key, read) in SiteSky.keys {
      guard let value = element[key], value != .null, read(value) == nil else { continue }
      warnings.append(.badSky(city: number, name: city.name, key: key))
    }
    if Zone(city.timeZone) == nil { warnings.append(.unknownZone(city: number, name: city.name, zone: city.timeZone)) }
    return warnings
  }

  /// The new list for the file. Each city, even one restored after its removal, has the members that the user added;
  /// unreadable elements stay after the city that they followed.
  static func mergedCities(_ cities: [City], restoring removed: RemovedCity?, into old: JSONValue?) -> [JSONValue] {
    let restored = removed?.json.flatMap { try? JSONReader.strict($0.utf8) }
    let elements = old.elements + [restored].compactMap(\.self)
    let sources = elements.enumerated().map { index, element in
      Source(index: index, element: element, city: try? City(document: element))
    }
    var result = zip(cities, oldIndices(of: cities, in: sources)).map { city, origin in
      let source = origin.map { sources[$0] }
      let element = source?.element ?? .object([])
      return (origin: origin, element: source?.city == city ? element : updated(element, to: city))
    }
    for source in sources where source.city == nil { insert(source, into: &result) }
    return result.map(\.element)
  }

  /// The first element of the list that is this city; `nil` if there is none.
  static func element(of city: City, in document: JSONValue) -> JSONValue? {
    document["cities"].elements.first { (try? City(document: $0)) == city }
  }

  /// An element of the old list, with the city in it if it can be read.
  private struct Source {
    let index: Int
    let element: JSONValue
    let city: City?
  }

  /// The index of each city's old element: of the same city, else coordinates, else name; `nil` if none is left.
  private static func oldIndices(of cities: [City], in sources: [Source]) -> [Int?] {
    var free = Dictionary(grouping: sources.filter { $0.city != nil }, by: \.city)
    var origins: [Int?] = cities.map { city in
      guard var candidates = free[city], !candidates.isEmpty else { return nil }
      let first = candidates.removeFirst()
      free[city] = candidates
      return first.index
    }
    var unused = free.values.joined().sorted { $0.index < $1.index }
    for same in [{ $0.coordinates == $1.coordinates }, { $0.name == $1.name }] as [(City, City) -> Bool] {
      for (position, city) in cities.enumerated() where origins[position] == nil {
        guard let found = unused.firstIndex(where: { $0.city.map { same($0, city) } ?? false }) else { continue }
        origins[position] = unused.remove(at: found).index
      }
    }
    return origins
  }

  /// Inserts an unreadable element after the nearest remaining element that preceded it.
  private static func insert(_ source: Source, into result: inout [(origin: Int?, element: JSONValue)]) {
    let predecessors = result.indices.filter { (result[$0].origin ?? Int.max) < source.index }
    let position = predecessors.max { (result[$0].origin ?? 0) < (result[$1].origin ?? 0) }
    result.insert((source.index, source.element), at: position.map { $0 + 1 } ?? 0)
  }

  /// The element with only those members changed in which the new city differs from the one in it.
  private static func updated(_ element: JSONValue, to city: City) -> JSONValue {
    var element = element
    let old = try? City(document: element)
    let stated = old?.document
    if old?.siteSky != city.siteSky {
      // Only one of the keys may stay, because they are alternatives to each other.
      for (key, _) in SiteSky.keys where element[key] != nil { element[key] = .null }
    }
    for member in city.document.members where member.value != stated?[member.key] { element[member.key] = member.value }
    return element
  }
}
