/// How the name by which a query met a city is tied to it.
///
/// The list does not say in which languages a city is called so, nor who still calls it so; likeness must do.
enum NameTie {
  /// The name that is shown, as it is spelt, or a name in a script of the country: `Αθήνα`.
  case main
  /// Whole words of the main name, or the region's name: `Hull` for Kingston upon Hull, `Goa` for Mormugao.
  case part
  /// The main name spelt otherwise, one much like it, or one in a foreign script: `Odessa` for Odesa, `런던` for London.
  case variant
  /// Any other: `Canton` for Guangzhou, `Salisbury` for Harare.
  case unlike

  /// What the weight of the city is divided by: of two cities of one name, the one that is shown so is meant unless the
  /// other is as many times as big and as well known.
  var divisor: Int {
    switch self {
    case .main: 1
    case .part: 4
    case .variant: 64
    case .unlike: 1000
    }
  }

  /// Cities of less weight than this are seldom meant by a name unlike theirs: those that are neither big nor known.
  static let leastForUnlike = 200

  /// The tie of a key, which is a name of that kind, to a city. The spelling counts when the key is the whole of a query.
  init(of key: [UInt8], _ kind: NameIndex.Kind, to city: GazetteerPlace, spelt query: Query?) {
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

  /// Whether a key is some of the words, one after the other.
  private static func isPart(_ key: [UInt8], of words: [[UInt8]]) -> Bool {
    words.indices.contains { start in
      (start..<words.count).contains { end in Array(words[start...end].joined()) == key }
    }
  }

  /// Whether two keys differ by no more than a third of the letters of the shorter one.
  private static func isAlike(_ key: [UInt8], _ other: [UInt8]) -> Bool {
    guard let distances = EditDistance(from: key) else { return false }
    return distances.distance(to: other) <= max(1, min(key.count, other.count) / 3)
  }
}
