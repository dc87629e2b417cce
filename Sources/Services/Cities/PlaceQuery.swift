import Entities
import Essentials
import Gazetteer

/// A way to put a person's words to the place search: what it is asked for, and what must be true of its answers.
///
/// The search reads the text between the first and the second comma as a country, a division or their abbreviation.
/// Without a comma it takes all words for the name.
struct PlaceQuery: Equatable {
  /// What the search is asked for.
  var text: String
  /// The name alone.
  var name: String
  /// The words of a region or country; empty where all words are the name.
  var qualifier: String

  /// The readings of a text in the order in which they are asked, until one finds something: the text as typed; of several
  /// words without a comma, the last ones as region or country; the name alone, whose places are held against the rest.
  ///
  /// One letter finds nothing there and is not asked for.
  static func readings(of text: String) -> [PlaceQuery] {
    let words = text.split { $0.isWhitespace }.map(String.init)
    let whole = String(words.joined(separator: " ").prefix(200))
    var readings: [PlaceQuery] = []
    if let comma = whole.firstIndex(where: \.isComma) {
      let (name, rest) = (whole[..<comma].trimmed, whole[whole.index(after: comma)...].trimmed)
      let typed = String(whole.map { $0.isComma ? "," : $0 })
      readings = [typed, name].map { PlaceQuery(text: $0, name: name, qualifier: rest) }
    } else if words.count > 1, let last = words.last {
      let name = words.dropLast().joined(separator: " ")
      readings = [
        PlaceQuery(text: whole, name: whole, qualifier: ""),
        PlaceQuery(text: "\(name), \(last)", name: name, qualifier: last),
        PlaceQuery(text: name, name: name, qualifier: last),
      ]
    } else {
      readings = [PlaceQuery(text: whole, name: whole, qualifier: "")]
    }
    return readings.filter { $0.name.count > 1 }
  }

  /// Of several words without a comma, the first as region or country, as Koreans write: `일본 서울`.
  static func reversed(_ text: String) -> [PlaceQuery] {
    let words = text.split { $0.isWhitespace }.map(String.init)
    guard words.count > 1, let first = words.first, !text.contains(where: \.isComma) else { return [] }
    let name = words.dropFirst().joined(separator: " ")
    return [PlaceQuery(text: name, name: name, qualifier: first)]
  }

  /// Whether every word of region and country is true of a place.
  func fits(_ place: Place) -> Bool {
    Gazetteer.isPlace(in: qualifier, region: place.region, countryCode: place.countryCode)
  }
}
