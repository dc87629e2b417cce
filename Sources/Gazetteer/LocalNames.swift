import Essentials

/// What places, regions and countries are called in a language, as far as the lists know.
enum LocalNames {
  /// The names of places in Hangul, Latin letters among it as capitals, by their positions in `Places`; collected when
  /// one is first asked for.
  private static let hangul: [Int: String] = {
    var names: [Int: String] = [:]
    let index = NameIndex()
    // In UTF-8 these bytes begin the syllables; their block is the end of the list.
    for byte in UInt8(0xEA)...0xED {
      for line in index.lines(beginningWith: [byte]) {
        guard let entry = index.entry(ofLineEndingAt: line.upperBound) else { continue }
        let name = String(decoding: index.key(ofLine: line), as: UTF8.self).uppercased()
        // Of `서울`, `서울시` and `서울특별시` the shortest.
        if names[entry.place].map({ name.count < $0.count }) ?? true { names[entry.place] = name }
      }
    }
    return names
  }()

  /// The Korean name of the place that is shown by a name and fits.
  static func korean(_ name: String, where fits: (GazetteerPlace) -> Bool) -> String? {
    let (index, places) = (NameIndex(), Places())
    let entry = index.entries(named: Folding.key(name)).first { entry in
      entry.kind == .main && places.place(at: entry.place, match: .exact).map(fits) ?? false
    }
    return entry.flatMap { hangul[$0.place] }
  }
}

extension Gazetteer {
  /// The name of its own that a table has in a language, by its tag, for a place or a region, by the name that the list
  /// shows; `nil` where it has none.
  package static func listedName(of name: String, countryCode: String, language: String) -> String? {
    let key = "\(countryCode)|\(name)|\(language)|"
    return EmbeddedFile("Places/local-names.txt").lines(beginningWith: Array(key.utf8)).first?.last
  }

  /// What the place that the list shows by some name at a position in degrees is called in a language, by its tag; `nil`
  /// where the list has no name of its own.
  package static func localName(
    of name: String, countryCode: String, latitude: Double, longitude: Double, language: String
  ) -> String? {
    if let name = listedName(of: name, countryCode: countryCode, language: language) { return name }
    guard language == "ko" else { return nil }
    return LocalNames.korean(name) { abs($0.latitude - latitude) < 1e-4 && abs($0.longitude - longitude) < 1e-4 }
  }

  /// What a first-level division is called in a language: by its own name, in Korean else by that of the city after which
  /// it is called and which lies in it; `nil` where the list has none.
  package static func localName(ofRegion region: String, countryCode: String, language: String) -> String? {
    if let name = listedName(of: region, countryCode: countryCode, language: language) { return name }
    guard language == "ko" else { return nil }
    return LocalNames.korean(region) { $0.countryCode == countryCode && $0.region == region }
  }

  /// What the country with an ISO 3166-1 alpha-2 code is called in a language, by its tag.
  package static func localName(ofCountry code: String, language: String) -> String? {
    Countries.name(ofCode: code, language: language)
  }
}
