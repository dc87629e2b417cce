import Gazetteer

/// Chooses which names of a city are kept, so that the list stays small: the most used scripts for big cities; Latin
/// letters, Hangul and the country's own scripts for all. GeoNames' romanisations that begin with a small letter are
/// left out, as are airport codes.
struct NameChoice {
  /// The keys; the first is the main name's.
  let keys: [[UInt8]]

  /// A city of so many people keeps its names in every script that many people type.
  private static let big = 500_000

  init(city: RawData.City, airportCodes: Set<String>) {
    var keys = [Folding.key(city.name)]
    var known = Set(keys)
    for name in city.alternatenames where Self.isKept(name, of: city) && !airportCodes.contains(name) {
      let key = Folding.key(name)
      if key.count <= 60, Self.isDistinct(key, name), known.insert(key).inserted { keys.append(key) }
    }
    self.keys = keys
  }

  /// Whether a key says enough: no number of a district, and two letters only as an abbreviation, such as `NY`.
  private static func isDistinct(_ key: [UInt8], _ name: String) -> Bool {
    if key.contains(where: { (0x30...0x39).contains($0) }) { return false }
    return key.count > 2 || key.count == 2 && name.unicodeScalars.allSatisfy { $0.properties.isUppercase }
  }

  private static func isKept(_ name: String, of city: RawData.City) -> Bool {
    guard !name.contains(where: { ",،()|".contains($0) }), let first = name.unicodeScalars.first else { return false }
    let script = name.unicodeScalars.lazy.compactMap { Script($0) }.max() ?? .latin
    switch script {
    case .latin: return !first.properties.isLowercase
    case .hangul: return true
    case .other: return false
    case .indic, .armenian, .georgian: return script.isUsed(in: city.countrycode)
    default: return city.population >= big || script.isUsed(in: city.countrycode)
    }
  }
}

/// A writing system, as far as names are chosen by it.
enum Script: Int, Comparable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, indic, thai, georgian, kana, han, hangul, other

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0...0x40: return nil
    case 0x41...0x36F, 0x1E00...0x1EFF, 0x2000...0x206F: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F: self = .arabic
    case 0x900...0xDFF: self = .indic
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x9FFF: self = .han
    case 0xAC00...0xD7A3: self = .hangul
    default: self = .other
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Whether people in a country write with it.
  func isUsed(in country: String) -> Bool { Self.countries[self]?.contains(country) ?? false }

  private static let countries: [Script: Set<String>] = [
    .greek: ["GR", "CY"],
    .cyrillic: ["RU", "UA", "BY", "BG", "RS", "MK", "ME", "BA", "KZ", "KG", "TJ", "MN"],
    .armenian: ["AM"],
    .hebrew: ["IL", "PS"],
    .arabic: [
      "AE", "AF", "BH", "DZ", "EG", "EH", "IQ", "IR", "JO", "KW", "LB", "LY", "MA", "MR", "OM", "PK", "PS", "QA", "SA",
      "SD", "SY", "TN", "YE",
    ],
    .indic: ["IN", "BD", "NP", "LK"],
    .thai: ["TH"],
    .georgian: ["GE"],
    .kana: ["JP"],
    .han: ["CN", "TW", "HK", "MO", "JP", "SG"],
  ]
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
