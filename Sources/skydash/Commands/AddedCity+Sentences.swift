import Entities
import Essentials
import Services
import Views

/// What is said of a place that some words were taken to mean.
extension AddedCity {
  /// What adding came to: `Added Seoul, South Korea (37.57, 126.98).`
  func added(_ words: PrintedWords) -> String {
    let (name, label) = place.fullName(under: city.name)
    return words.added(name, label, place.coordinates.text)
  }

  /// Which other places may have been meant, with the command that takes the first of them instead: the one of that number
  /// among the candidates.
  func mending(number: Int, _ words: PrintedWords) -> String {
    let remove = "skydash remove \(city.name.shellWord)"
    return words.mending(otherPlaces, "\(remove) && skydash add \(query.shellWord) --choose \(number)")
  }

  /// That a city is shown this once, and how to keep it.
  func guest(_ words: PrintedWords) -> String {
    let word = query.isSameName(as: city.name) ? city.name : query
    return words.guest(city.name, "skydash add \(word.shellWord)", otherPlaces)
  }

  private var otherPlaces: [String] { others.prefix(3).map(\.localFullName) }
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
