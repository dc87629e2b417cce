package import Entities
package import Terminal

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
