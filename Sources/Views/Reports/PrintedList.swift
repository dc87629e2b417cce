package import Entities
package import Terminal
import ViewModels

/// Lists of places, cities or pictures, with a line for each.
package struct PrintedList: Styled {
  let appearance: Appearance
  private let width: Int?

  /// Lists of at most `width` columns; `nil` for no limit.
  package init(appearance: Appearance, width: Int?) { (self.appearance, self.width) = (appearance, width) }

  /// The places found by a search, best first, numbered from 1.
  package func lines(_ places: [Place]) -> [StyledText] {
    numbered(places) { place in
      let people = place.population.map { words("\(number: $0.grouped) people") }
      return (appearance.name(place.localFullName), [place.coordinates.text, people].compactMap { $0 })
    }
  }

  /// The saved cities, numbered from 1, without weather.
  package func lines(_ cities: [City]) -> [StyledText] {
    let nameWidth = cities.map { appearance.name(of: $0) }.width
    return numbered(cities) { city in
      let parts = [city.region == city.name ? nil : city.region(in: words.language), city.countryCode].compactMap { $0 }
      let region = parts.isEmpty ? [] : [appearance.displayable(parts.joined(separator: ", "))]
      return (appearance.name(of: city).padded(to: nameWidth), region + [city.coordinates.text, city.timeZone])
    }
  }

  /// Pictures in the given order: the date, the title and, unless it is an image, what it is.
  package func lines(_ pictures: [Picture]) -> [StyledText] { pictures.map(line) }

  /// A picture's date and title, and what it is if it isn't an image.
  func line(_ picture: Picture) -> StyledText {
    let kind: String? =
      switch picture.mediaType {
      case .image: nil
      case .video: words("video")
      case .other: words("no picture")
      }
    let line = StyledText("\(picture.date)  ", theme.quiet) + StyledText(appearance.displayable(picture.title))
    return appearance.cut(line, to: width, with: kind.map { ["(\($0))"] } ?? [])
  }

  /// The items, numbered from 1; details that don't fit are left out.
  private func numbered<Item>(_ items: [Item], _ text: (Item) -> (name: String, details: [String])) -> [StyledText] {
    let numberWidth = String(items.count).count
    return items.enumerated().map { offset, item in
      let (name, details) = text(item)
      let number = StyledText(String(offset + 1).padded(to: numberWidth, .right) + "  ", theme.quiet)
      return appearance.cut(number + StyledText(name), to: width, with: details)
    }
  }

  /// Places as JSON, in the given order; `null` for what isn't known of a place.
  package static func document(_ places: [Place]) -> JSONValue {
    [
      "schema": .integer(1),
      "places": .array(
        places.map { place in
          [
            "name": .string(place.name), "region": .text(place.region), "country": .text(place.country),
            "countryCode": .text(place.countryCode), "latitude": .rounded(place.coordinates.latitude, digits: 5),
            "longitude": .rounded(place.coordinates.longitude, digits: 5), "timeZone": .text(place.timeZone),
            "population": .integer(place.population),
          ]
        }),
    ]
  }
}

extension Units {
  /// The text of `skydash units`: a line for each chosen unit and for the clock, as they are written in the settings.
  package nonisolated func listing(_ words: Words) -> String {
    let rows = [
      (words("temperature"), self[.temperature].name), (words("wind speed"), self[.windSpeed].name),
      (words("precipitation", context: "units"), self[.precipitation].name),
      (words("pressure", context: "units"), self[.pressure].name), (words("distance"), self[.distance].name),
      (words("clock"), clock.rawValue),
    ]
    let width = rows.map(\.0).width + 2
    return rows.map { $0.padded(to: width) + $1 + "\n" }.joined()
  }
}
