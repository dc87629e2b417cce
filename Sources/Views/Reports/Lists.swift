package import Entities
package import Terminal

/// The places a search found, numbered from 1, best first.
package struct PlaceList {
  private let appearance: Appearance
  private let width: Int?

  package init(appearance: Appearance, width: Int?) {
    self.appearance = appearance
    self.width = width
  }

  package func lines(_ places: [Place]) -> [StyledText] {
    let numberWidth = String(places.count).count
    return places.enumerated().map { offset, place in
      var line = StyledText(String(offset + 1).padded(to: numberWidth, .right) + "  ", appearance.theme.quiet)
      line.append(appearance.name(place.fullName))
      line.append("  \(details(place))", appearance.theme.quiet)
      return width.map { line.truncated(to: $0, ellipsis: appearance.ellipsis) } ?? line
    }
  }

  private func details(_ place: Place) -> String {
    let position =
      "\(QuantityText.rounded(place.coordinates.latitude, digits: 2)), "
      + QuantityText.rounded(place.coordinates.longitude, digits: 2)
    guard let population = place.population, population > 0 else { return position }
    return "\(position)  \(Self.grouped(population)) people"
  }

  /// A number with its thousands apart.
  static func grouped(_ number: Int) -> String {
    var digits = Array(String(number))
    var index = digits.count - 3
    while index > 0 {
      digits.insert(",", at: index)
      index -= 3
    }
    return String(digits)
  }

  /// The places as JSON.
  package static func document(_ places: [Place]) -> JSONTree {
    .object([
      "schema": .integer(1),
      "places": .array(
        places.map { place in
          .object([
            "name": .string(place.name), "region": .text(place.region), "country": .text(place.country),
            "countryCode": .text(place.countryCode), "latitude": .rounded(place.coordinates.latitude, digits: 5),
            "longitude": .rounded(place.coordinates.longitude, digits: 5), "timeZone": .text(place.timeZone),
            "population": place.population.map(JSONTree.integer) ?? .null,
          ])
        }),
    ])
  }
}

/// The saved cities, numbered, without weather.
package struct CityList {
  private let appearance: Appearance
  private let width: Int?

  package init(appearance: Appearance, width: Int?) {
    self.appearance = appearance
    self.width = width
  }

  package func lines(_ cities: [City]) -> [StyledText] {
    let numberWidth = String(cities.count).count
    let nameWidth = cities.map { appearance.name($0.name).displayWidth }.max() ?? 0
    return cities.enumerated().map { offset, city in
      var line = StyledText(String(offset + 1).padded(to: numberWidth, .right) + "  ", appearance.theme.quiet)
      line.append(appearance.name(city.name).padded(to: nameWidth))
      let place = [city.region == city.name ? nil : city.region, city.countryCode].compactMap { $0 }.joined(
        separator: ", ")
      let position = "\(Self.degrees(city.coordinates.latitude)), \(Self.degrees(city.coordinates.longitude))"
      line.append(
        "  \(place.isEmpty ? "" : appearance.typed(place) + "  ")\(position)  \(city.timeZone)", appearance.theme.quiet)
      return width.map { line.truncated(to: $0, ellipsis: appearance.ellipsis) } ?? line
    }
  }

  private static func degrees(_ value: Double) -> String { QuantityText.rounded(value, digits: 2) }
}

/// The units in use, one a line.
package nonisolated enum UnitsList {
  package static func text(_ units: Units) -> String {
    """
    temperature    \(units.temperature.rawValue)
    wind speed     \(units.windSpeed.rawValue)
    precipitation  \(units.precipitation.rawValue)
    pressure       \(units.pressure.rawValue)
    distance       \(units.distance.rawValue)
    clock          \(units.clock.rawValue)

    """
  }
}
