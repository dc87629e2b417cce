import Essentials

/// A place as typed, read in every way it can be meant.
struct Query {
  /// One way to read a query: a name, and what says where the place is.
  struct Reading {
    var name: [UInt8]
    /// Words of the region or the country; empty when the whole query is the name.
    var qualifier: [[UInt8]]
  }

  /// The key of the whole text.
  let key: [UInt8]
  private let words: [[UInt8]]
  /// The text in small letters if it has any but ASCII.
  private let accented: String?
  /// The readings with a qualifier: what follows a comma, else the last words; the longest name first.
  let qualified: [Reading]
  /// The readings with the country or region first: `대한민국 서울`.
  let reversed: [Reading]
  /// The text as an IATA code, in lower case, or `nil` if it isn't one.
  let code: [UInt8]?
  /// Whether the code is typed in capitals.
  let isCapital: Bool

  /// The longest query that is looked at, in bytes; longer ones mean nothing.
  static let longest = 512

  init(_ text: String) {
    let text = text.utf8.count <= Self.longest ? text : ""
    let words = Folding.words(text)
    self.words = words
    accented = text.utf8.allSatisfy { $0 < 0x80 } ? nil : text.lowercased()
    key = Array(words.joined())
    if let comma = text.firstIndex(where: \.isComma) {
      let name = Folding.key(text[..<comma])
      let rest = Folding.words(text[text.index(after: comma)...])
      qualified = name.isEmpty || rest.isEmpty ? [] : [Reading(name: name, qualifier: rest)]
      reversed = []
    } else {
      let splits = words.count < 2 ? [] : Array(1..<min(words.count, 12))
      qualified = splits.reversed().map {
        Reading(name: Array(words[..<$0].joined()), qualifier: Array(words[$0...]))
      }
      reversed = splits.map { Reading(name: Array(words[$0...].joined()), qualifier: Array(words[..<$0])) }
    }
    let letters = Array(text.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 })
    let isCode = key.count == 3 && letters.count == 3 && key.allSatisfy { (0x61...0x7A).contains($0) }
    code = isCode ? key : nil
    isCapital = isCode && letters.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// Whether the text spells a name as it is shown. Accents count only if some are typed, hyphens and case never: both
  /// `San Jose` and `San José` are spelt `San Jose`, but `Georgetown` is not `George Town`.
  func spells(_ name: String) -> Bool { accented.map { $0 == name.lowercased() } ?? (words == Folding.words(name)) }
}

/// The region and the country of a place as keys, to hold against what follows a name.
struct Qualifier {
  /// How well words say where a place is, best first.
  enum Strength: Int, Comparable {
    /// The region's name or abbreviation: `CA` is California before it is Canada.
    case region
    /// The country's name or a code of it.
    case country
    /// The beginning of either.
    case beginning

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  private let region: [[UInt8]]
  private let country: [[UInt8]]
  /// The fewest bytes that count as the beginning of a name.
  private let shortest: Int

  init(_ place: GazetteerPlace, shortestBeginning: Int = 3) {
    self.init(
      regions: [place.region, place.regionCode], countryCode: place.countryCode, shortestBeginning: shortestBeginning)
  }

  init(regions: [String?], countryCode: String, shortestBeginning: Int = 3) {
    region = regions.compactMap { $0.map { Folding.key($0) } }
    country = Countries.keys(ofCode: countryCode)
    shortest = shortestBeginning
  }

  /// How well the words fit, or `nil` when one of them says something else.
  ///
  /// The words may name the region and the country: `Oregon USA`.
  func strength(of words: [[UInt8]]) -> Strength? {
    if let whole = strength(ofKey: Array(words.joined())) { return whole }
    let found = (1..<max(1, min(words.count, 6))).compactMap { split -> Strength? in
      guard let first = strength(ofKey: Array(words[..<split].joined())),
        let second = strength(ofKey: Array(words[split...].joined()))
      else { return nil }
      return min(first, second)
    }
    return found.min()
  }

  private func strength(ofKey key: [UInt8]) -> Strength? {
    if region.contains(key) { return .region }
    if country.contains(key) { return .country }
    let begins = key.count >= shortest && (region + country).contains { $0.starts(with: key) }
    return begins ? .beginning : nil
  }
}
