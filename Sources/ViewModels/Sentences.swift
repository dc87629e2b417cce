package import Entities
import Essentials
package import Services

/// Sentences that the command line and the live table both say.
package enum Sentences {
  /// What adding came to: `Added Seoul, South Korea (37.57, 126.98).`
  package static func added(_ added: AddedCity) -> String {
    let place = added.place
    let position = [place.coordinates.latitude, place.coordinates.longitude].map { $0.text(decimals: 2) }.joined(
      separator: ", ")
    let label = added.city.name == place.name ? "" : " as \(added.city.name)"
    return "Added \(place.fullName)\(label) (\(position))."
  }

  /// Other places that may have been meant, with the command that takes the first of them instead; its number is the one
  /// among the candidates of the query.
  package static func others(_ added: AddedCity, number: Int) -> String {
    let mending =
      "skydash remove \(shellWord(added.city.name)) && skydash add \(shellWord(added.query)) --choose \(number)"
    return "Also found: \(names(added.others)). “\(mending)” takes the first of these instead."
  }

  /// That a city is shown this once, and how to keep it.
  package static func guest(_ guest: AddedCity) -> String {
    let others = guest.others.isEmpty ? "" : " Also found: \(names(guest.others))."
    let word = guest.query.isSameName(as: guest.city.name) ? guest.city.name : guest.query
    return "\(guest.city.name) is not in your list; skydash add \(shellWord(word)) keeps it.\(others)"
  }

  /// Which place is meant.
  package static func question(_ name: String) -> String { "Which “\(name)”?" }

  package static func choose(upTo count: Int) -> String { "Number from 1 to \(count), Enter for 1:" }

  private static func names(_ places: [Place]) -> String { places.prefix(3).map(\.fullName).joined(separator: "; ") }

  /// A text as one word of a shell.
  private static func shellWord(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789-_.,".unicodeScalars.contains($0)
    }
    if isPlain, !text.isEmpty { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
