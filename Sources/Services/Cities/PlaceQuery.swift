import Entities
import Essentials
import Gazetteer

/// One reading of a typed place for the geocoder: what to search for, and what the results must match.
///
/// The geocoder takes what follows the first comma as a country or region; without a comma, all words are the name.
struct PlaceQuery: Equatable {
  /// The text to search for.
  let text: String
  /// The place's name alone.
  let name: String
  /// The region or country typed with the name; empty if all words are the name.
  let qualifier: String

  /// The most characters of a text that are considered; no place name is longer.
  static let maximumCharacters = 200

  /// The readings of a text in the order to try: as typed, with the last word as region or country, the name alone.
  ///
  /// Names of one letter are left out, since the geocoder never finds them, and so is text after ``maximumCharacters``.
  static func readings(of text: String) -> [PlaceQuery] {
    let words = words(of: text)
    let whole = words.joined(separator: " ")
    var readings = [PlaceQuery(text: whole, name: whole, qualifier: "")]
    if let comma = whole.firstIndex(where: \.isComma) {
      let (name, rest) = (whole[..<comma].trimmed, whole[whole.index(after: comma)...].trimmed)
      let typed = String(whole.map { $0.isComma ? "," : $0 })
      readings = (rest.isEmpty ? [name] : [typed, name]).map { PlaceQuery(text: $0, name: name, qualifier: rest) }
    } else if words.count > 1, let last = words.last {
      let name = words.dropLast().joined(separator: " ")
      readings += ["\(name), \(last)", name].map { PlaceQuery(text: $0, name: name, qualifier: last) }
    }
    return readings.filter { $0.name.count > 1 }
  }

  /// The reading with the first word as region or country, as in Korean (`일본 서울`); none for one word or with a comma.
  static func readingsWithRegionFirst(of text: String) -> [PlaceQuery] {
    let words = words(of: text)
    guard words.count > 1, let first = words.first, !text.contains(where: \.isComma) else { return [] }
    let name = words.dropFirst().joined(separator: " ")
    return [PlaceQuery(text: name, name: name, qualifier: first)]
  }

  private static func words(of text: String) -> [String] {
    text.prefix(maximumCharacters).split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether a place lies in the region and country that the qualifier names; always `true` without a qualifier.
  func fits(_ place: Place) -> Bool {
    Gazetteer.isQualifier(qualifier, ofRegion: place.region, countryCode: place.countryCode)
  }
}
