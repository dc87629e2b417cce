/// How a matched name is related to its city, most closely first.
///
/// The list doesn't say which languages use a name, or whether it is still in use, so similarity to the main name
/// decides.
enum NameRelation: Int {
  /// The main name as spelt, or a name in a script of the country: `Αθήνα`.
  case main = 1
  /// Whole words of the main name, or the region's name: `Hull` for Kingston upon Hull, `Goa` for Mormugao.
  case part = 4
  /// The main name spelt differently, a similar one, or one in a foreign script: `Odessa` for Odesa, `런던` for London.
  case variant = 64
  /// Any other: `Canton` for Guangzhou, `Salisbury` for Harare.
  case unlike = 1000

  /// The least weight at which an `unlike` match isn't obscure.
  static let minimumUnlikeWeight = 200

  /// What divides the city's weight: of two cities with a name, the one whose main name it is wins unless the other has
  /// that many times its weight.
  var weightDivisor: Int { rawValue }

  /// The relation to a city of a key that the index has as a name of that kind of it. A `query` of which the key is the
  /// whole must also spell the main name; `nil` if the key is a part.
  init(key: [UInt8], kind: NameIndex.Kind, city: GazetteerPlace, query: Query?) {
    let script = Script(of: String(decoding: key, as: UTF8.self))
    let words = Folding.words(city.name)
    if kind == .main {
      self = query?.spells(city.name) ?? true ? .main : .variant
    } else if script != .latin {
      self = script.isUsed(in: city.countryCode) ? .main : .variant
    } else if Self.isPart(key, of: words) || city.region.map({ Folding.key($0) }) == key {
      self = .part
    } else {
      self = Self.isAlike(key, Array(words.joined())) ? .variant : .unlike
    }
  }

  /// Whether a key consists of consecutive words.
  private static func isPart(_ key: [UInt8], of words: [[UInt8]]) -> Bool {
    words.indices.contains { start in
      (start..<words.count).contains { end in Array(words[start...end].joined()) == key }
    }
  }

  /// Whether two keys differ by one edit, or by at most a third as many as the shorter one has bytes.
  private static func isAlike(_ key: [UInt8], _ other: [UInt8]) -> Bool {
    guard let distances = EditDistance(from: key) else { return false }
    return distances.distance(to: other) <= max(1, min(key.count, other.count) / 3)
  }
}
