import Entities
import Essentials
import Services

/// What is said of a place that some words were taken to mean.
extension AddedCity {
  /// What adding came to: `Added Seoul, South Korea (37.57, 126.98).`
  var added: String {
    let label = city.name == place.name ? "" : " as \(city.name)"
    return "Added \(place.fullName)\(label) (\(place.coordinates.text))."
  }

  /// Which other places may have been meant, with the command that takes the first of them instead: the one of that number
  /// among the candidates.
  func mending(number: Int) -> String {
    let remove = "skydash remove \(city.name.shellWord)"
    let add = "skydash add \(query.shellWord) --choose \(number)"
    return "\(otherPlaces)“\(remove) && \(add)” takes the first of these instead."
  }

  /// That a city is shown this once, and how to keep it.
  var guest: String {
    let word = query.isSameName(as: city.name) ? city.name : query
    return "\(city.name) is not in your list; skydash add \(word.shellWord) keeps it. \(otherPlaces)".trimmed
  }

  private var otherPlaces: String {
    let names = others.prefix(3).map(\.fullName)
    return names.isEmpty ? "" : "Also found: \(names.joined(separator: "; ")). "
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_.,".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
