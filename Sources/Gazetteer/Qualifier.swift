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
    region = [place.region, place.regionCode].compactMap { $0.map { Folding.key($0) } }
    country = Countries.keys(ofCode: place.countryCode)
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
