import Entities
import Essentials

/// The cities of the file.
extension SettingsDocument {
  static func city(from element: JSONValue) throws(SettingsWarning.CityFlaw) -> City {
    guard case .object = element else { throw .noObject }
    guard let name = element["name"]?.string.map({ SafeText.line($0, limit: 100) }), !name.isEmpty else {
      throw .noName
    }
    guard let latitude = element["latitude"]?.double, let longitude = element["longitude"]?.double,
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { throw .noCoordinates(name: name) }
    var city = City(
      name: name, region: line(element["region"]), countryCode: line(element["countryCode"]),
      coordinates: coordinates, timeZone: line(element["timeZone"]) ?? "GMT")
    city.siteSky = sqm(element["sqm"]) ?? bortle(element["bortle"])
    return city
  }

  private static func sqm(_ value: JSONValue?) -> SiteSky? {
    value?.double.flatMap { SiteSky.sqmRange.contains($0) ? .sqm($0) : nil }
  }

  private static func bortle(_ value: JSONValue?) -> SiteSky? {
    value?.int.flatMap { SiteSky.bortleRange.contains($0) ? .bortle($0) : nil }
  }

  /// What is wrong with fields of a city, of that number in the list, that can be read without them.
  static func warnings(of city: City, number: Int, from element: JSONValue) -> [SettingsWarning] {
    var warnings = ["region", "countryCode", "timeZone"].compactMap { key -> SettingsWarning? in
      guard let value = element[key], value != .null, value.string == nil else { return nil }
      return .noText(city: number, name: city.name, key: key)
    }
    for (key, read) in [("sqm", sqm), ("bortle", bortle)] {
      guard let value = element[key], value != .null, read(value) == nil else { continue }
      warnings.append(.badSky(city: number, name: city.name, key: key))
    }
    if Zone(city.timeZone) == nil {
      warnings.append(.unknownZone(city: number, name: city.name, zone: city.timeZone))
    }
    return warnings
  }

  /// The list in the file for the new cities: each keeps the keys a person added to it, and elements that could not be
  /// read stay after the city they followed.
  static func merged(_ cities: [City], restoring removed: RemovedCity? = nil, into old: JSONValue) -> [JSONValue] {
    let listed: [JSONValue] = if case .array(let elements) = old { elements } else { [] }
    let elements = listed + [removed?.json.flatMap { try? JSONReader.strict($0.utf8) }].compactMap(\.self)
    var sources = elements.enumerated().map { Source(index: $0.offset, element: $0.element) }
    var result: [(origin: Int?, element: JSONValue)] = []
    let origins = matched(cities, in: sources)
    for (city, origin) in zip(cities, origins) {
      let source = origin.map { sources[$0] }
      let element = source?.element ?? .object([])
      result.append((origin, source?.city == city ? element : updated(element, to: city)))
    }
    sources.removeAll { $0.city != nil }
    for source in sources { insert(source, into: &result) }
    return result.map(\.element)
  }

  /// The object of a city in a document.
  static func element(of city: City, in document: JSONValue) -> JSONValue? {
    guard case .array(let elements)? = document["cities"] else { return nil }
    return elements.first { (try? self.city(from: $0)) == city }
  }

  private static func line(_ value: JSONValue?) -> String? {
    value?.string.map { SafeText.line($0, limit: 100) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// One element of the old list.
  private struct Source {
    let index: Int
    let element: JSONValue
    let city: City?

    init(index: Int, element: JSONValue) {
      self.index = index
      self.element = element
      city = try? SettingsDocument.city(from: element)
    }
  }

  /// The index of the old element each city comes from: the same city, else the same place, else the same name.
  private static func matched(_ cities: [City], in sources: [Source]) -> [Int?] {
    var free = Dictionary(grouping: sources.filter { $0.city != nil }, by: \.city)
    var origins: [Int?] = cities.map { city in
      guard var candidates = free[city], !candidates.isEmpty else { return nil }
      let first = candidates.removeFirst()
      free[city] = candidates
      return first.index
    }
    var left = free.values.joined().sorted { $0.index < $1.index }
    for same in [{ $0.coordinates == $1.coordinates }, { $0.name == $1.name }] as [(City, City) -> Bool] {
      for (position, city) in cities.enumerated() where origins[position] == nil {
        guard let found = left.firstIndex(where: { $0.city.map { same($0, city) } ?? false }) else { continue }
        origins[position] = left.remove(at: found).index
      }
    }
    return origins
  }

  /// Puts an unreadable element behind the nearest element that was before it and still is.
  private static func insert(_ source: Source, into result: inout [(origin: Int?, element: JSONValue)]) {
    let before = result.indices.filter { (result[$0].origin ?? Int.max) < source.index }
    let position = before.max { (result[$0].origin ?? 0) < (result[$1].origin ?? 0) }
    result.insert((source.index, source.element), at: position.map { $0 + 1 } ?? 0)
  }

  private static func updated(_ element: JSONValue, to city: City) -> JSONValue {
    var element = element
    let old = try? self.city(from: element)
    if old?.name != city.name { element["name"] = .string(city.name) }
    for (key, path) in [("region", \City.region), ("countryCode", \City.countryCode)]
    where old == nil || old?[keyPath: path] != city[keyPath: path] {
      element[key] = city[keyPath: path].map { .string($0) } ?? .null
    }
    if old?.coordinates != city.coordinates {
      element["latitude"] = .number("\(city.coordinates.latitude)")
      element["longitude"] = .number("\(city.coordinates.longitude)")
    }
    if old?.timeZone != city.timeZone { element["timeZone"] = .string(city.timeZone) }
    if old?.siteSky != city.siteSky { write(city.siteSky, into: &element) }
    return element
  }

  /// Both keys say the same, so only one stays.
  private static func write(_ sky: SiteSky?, into element: inout JSONValue) {
    for key in ["sqm", "bortle"] where element[key] != nil { element[key] = .null }
    switch sky {
    case .sqm(let value): element["sqm"] = .number("\(value)")
    case .bortle(let rank): element["bortle"] = .number("\(rank)")
    case nil: break
    }
  }
}
