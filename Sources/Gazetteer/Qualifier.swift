/// The region and country of a place as keys, to compare with the words that follow a name.
struct Qualifier {
  /// How well words match a place's region or country, best first.
  enum Strength: Comparable {
    /// The region's name or abbreviation: `CA` is California before it is Canada.
    case region
    /// The country's name or one of its codes.
    case country
    /// The beginning of any of these.
    case beginning
  }

  /// Keys of the region: its name and abbreviation.
  private let regions: [[UInt8]]
  /// Keys of the country: its names and codes.
  private let countries: [[UInt8]]
  /// The fewest bytes accepted as the beginning of any of these.
  private let shortestBeginning: Int

  /// The region and country of a listed place.
  init(_ place: GazetteerPlace, shortestBeginning: Int = 3) {
    self.init(
      regions: [place.region, place.regionCode], countryCode: place.countryCode, shortestBeginning: shortestBeginning)
  }

  /// A region by its name and abbreviation, and a country by its ISO 3166-1 alpha-2 code, empty if unknown.
  init(regions: [String?], countryCode: String, shortestBeginning: Int = 3) {
    self.regions = regions.compactMap { $0.map { Folding.key($0) } }
    countries = Countries.keys(ofCode: countryCode)
    self.shortestBeginning = shortestBeginning
  }

  /// How well the words match; `nil` if they don't. Of region and country in either order, as in `Oregon USA`, the
  /// better counts.
  func strength(of words: [[UInt8]]) -> Strength? {
    if let whole = strength(ofKey: Array(words.joined())) { return whole }
    // At most five words are tried for the first of the two, which bounds the work on long texts.
    let found = (1..<max(1, min(words.count, 6))).compactMap { split -> Strength? in
      guard let first = strength(ofKey: Array(words[..<split].joined())),
        let second = strength(ofKey: Array(words[split...].joined()))
      else { return nil }
      return min(first, second)
    }
    return found.min()
  }

  private func strength(ofKey key: [UInt8]) -> Strength? {
    if regions.contains(key) { return .region }
    if countries.contains(key) { return .country }
    let begins = key.count >= shortestBeginning && (regions + countries).contains { $0.starts(with: key) }
    return begins ? .beginning : nil
  }
}
