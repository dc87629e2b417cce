import Gazetteer

/// What an airport is called: its city, and its name without the words that every airport's has.
struct AirportWords {
  /// The name in front of the code.
  let label: String
  /// The keys under which it is found, beside its code.
  let keys: [[UInt8]]

  private static let common: Set<String> = [
    "airport", "international", "intl", "airfield", "aerodrome", "regional", "municipal", "field", "air", "base",
  ]

  init(_ airport: RawData.Airport) {
    let name = airport.name.replacing("|", with: " ")
    let words = name.split(separator: " ")
    let own = words.filter { !Self.common.contains($0.lowercased()) }.joined(separator: " ")
    let city = airport.city.replacing("|", with: " ")
    label = city.isEmpty ? (own.isEmpty ? name : own) : city
    let cityWords = Set(city.split(separator: " "))
    let distinct = words.filter { !Self.common.contains($0.lowercased()) && !cityWords.contains($0) }
    let keys = Set([Folding.key(own), Folding.key(distinct.joined(separator: " "))])
    self.keys = keys.filter { $0.count >= 4 }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
