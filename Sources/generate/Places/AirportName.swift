import Gazetteer

/// What an airport is called: its city, or its name without the words that the names of most airports have.
struct AirportName {
  /// The name that is shown before the code.
  let label: String
  /// The search keys under which it is found, besides its code: of its name, with and without its city's.
  let keys: [[UInt8]]

  /// The words that the names of most airports have.
  private static let commonWords: Set<String> = [
    "airport", "international", "intl", "airfield", "aerodrome", "regional", "municipal", "field", "air", "base",
  ]

  /// What only says what kind of airport it is, or whose, so that it finds none: `town` of East Hampton's.
  private static let commonKeys = Set(
    ("airpark airstrip business city county domestic downtown executive industrialpark landingstrip memorial national "
      + "seaplane state station town").split(separator: " ").map { Array($0.utf8) })

  init(_ airport: RawData.Airport) {
    let name = airport.name.replacing("|", with: " ")
    let words = name.split(separator: " ")
    let own = words.filter { !Self.commonWords.contains($0.lowercased()) }.joined(separator: " ")
    let city = airport.city.replacing("|", with: " ")
    label = city.isEmpty ? (own.isEmpty ? name : own) : city
    let cityWords = Set(city.split(separator: " "))
    let distinct = words.filter { !Self.commonWords.contains($0.lowercased()) && !cityWords.contains($0) }
    let keys = Set([Folding.key(own), Folding.key(distinct.joined(separator: " "))])
    self.keys = keys.subtracting(Self.commonKeys).filter { $0.count >= 4 }.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
