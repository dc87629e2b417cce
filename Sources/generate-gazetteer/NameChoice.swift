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
