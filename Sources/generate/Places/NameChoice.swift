import Gazetteer

/// Chooses which names of a city are used, so that the list stays small: the most used scripts for big cities; Latin
/// letters, Hangul and the country's own scripts for all. GeoNames' romanisations that begin with a small letter are
/// left out, as are airport codes.
struct NameChoice {
  /// The keys; the first is the main name's.
  let keys: [[UInt8]]
  /// How many of them a city of any size would keep: the better known a city is, the more.
  let fame: Int

  /// A city of so many people keeps its names in every script that many people type.
  private static let big = 500_000

  init(city: RawData.City, airportCodes: Set<String>) {
    var keys = [Folding.key(city.name)]
    var known = Set(keys)
    var fame = 1
    let isBig = city.population >= Self.big
    for name in city.alternatenames where Self.isUsed(name, of: city, isBig: isBig) && !airportCodes.contains(name) {
      let key = Folding.key(name)
      guard key.count <= 60, Self.isDistinct(key, name), known.insert(key).inserted else { continue }
      keys.append(key)
      if Self.isUsed(name, of: city, isBig: false) { fame += 1 }
    }
    self.keys = keys
    self.fame = fame
  }

  /// Whether a key says enough: no number of a district, and two letters only as an abbreviation, such as `NY`.
  private static func isDistinct(_ key: [UInt8], _ name: String) -> Bool {
    if key.contains(where: { (0x30...0x39).contains($0) }) { return false }
    return key.count > 2 || key.count == 2 && name.unicodeScalars.allSatisfy { $0.properties.isUppercase }
  }

  private static func isUsed(_ name: String, of city: RawData.City, isBig: Bool) -> Bool {
    guard !name.contains(where: { ",،()|".contains($0) }), let first = name.unicodeScalars.first else { return false }
    let script = Script(of: name)
    switch script {
    case .latin: return !first.properties.isLowercase
    case .hangul: return true
    case .other: return false
    case .indic, .armenian, .georgian: return script.isUsed(in: city.countrycode)
    default: return isBig || script.isUsed(in: city.countrycode)
    }
  }
}

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
