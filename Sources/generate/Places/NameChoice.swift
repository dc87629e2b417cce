import Essentials
import Gazetteer

/// The names under which a city is found. To keep the list small, they are chosen by script: the most used scripts for
/// big cities; Latin letters, Hangul and the country's own scripts for all. Airport codes are left out, and so are
/// names that begin with a lower-case letter, which are transliterations in GeoNames.
struct NameChoice {
  /// The search keys of the names, without duplicates; the first is that of the main name.
  let keys: [[UInt8]]
  /// How many of the keys a city of any size would have: the better known a city is, the more.
  let fame: Int

  /// The population from which on a city is big.
  private static let bigPopulation = 500_000

  init(city: RawData.City, airportCodes: Set<String>) {
    var keys = [Folding.key(city.name)]
    var known = Set(keys)
    var fame = 1
    let isBig = city.population >= Self.bigPopulation
    for name in city.alternatenames where Self.isUsed(name, of: city, isBig: isBig) && !airportCodes.contains(name) {
      let key = Folding.key(name)
      guard key.count <= 60, Self.isDistinct(key, name), known.insert(key).inserted else { continue }
      keys.append(key)
      if Self.isUsed(name, of: city, isBig: false) { fame += 1 }
    }
    self.keys = keys
    self.fame = fame
  }

  /// Whether a key is specific enough: without digits, which number districts, and with three bytes, or the two of an
  /// abbreviation in capitals such as `NY`.
  private static func isDistinct(_ key: [UInt8], _ name: String) -> Bool {
    if key.contains(where: \.isASCIIDigit) { return false }
    return key.count > 2 || key.count == 2 && name.unicodeScalars.allSatisfy { $0.properties.isUppercase }
  }

  /// Whether a name is in a script for this city; names with punctuation are left out.
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
