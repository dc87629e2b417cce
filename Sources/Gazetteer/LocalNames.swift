import Essentials

/// Korean names of places, from the index of all names.
enum LocalNames {
  /// Hangul names by position in `PlaceTable`, with any Latin letters in upper case; collected on first use.
  private static let hangul: [Int: String] = {
    var names: [Int: String] = [:]
    let index = NameIndex()
    // The first UTF-8 bytes of Hangul syllables.
    for byte in UInt8(0xEA)...0xED {
      for line in index.table.ranges(ofLinesBeginningWith: [byte]) {
        guard let entry = index.entry(ofLineEndingAt: line.upperBound) else { continue }
        let name = String(decoding: index.key(ofLine: line), as: UTF8.self).uppercased()
        // The shortest of `서울`, `서울시` and `서울특별시`.
        if names[entry.position].map({ name.count < $0.count }) ?? true { names[entry.position] = name }
      }
    }
    return names
  }()

  /// The Korean name of the biggest place that fits and has this main name; `nil` if no place does, or it has none.
  static func koreanName(of name: String, where fits: (GazetteerPlace) -> Bool) -> String? {
    let (index, places) = (NameIndex(), PlaceTable())
    let entry = index.entries(named: Folding.key(name)).first { entry in
      entry.kind == .main && places.place(at: entry.position).map(fits) ?? false
    }
    return entry.flatMap { hangul[$0.position] }
  }
}

extension Gazetteer {
  /// The name of a place or region in the table of local names, given its main name, its country's ISO 3166-1 alpha-2
  /// code and the language's BCP 47 tag; `nil` if the table has none.
  package static func listedName(of name: String, countryCode: String, language: String) -> String? {
    let key = "\(countryCode)|\(name)|\(language)|"
    return EmbeddedFile("Places/local-names.txt").lines(beginningWith: Array(key.utf8)).first?.last
  }

  /// A place's name in a language, given its main name, its country's ISO 3166-1 alpha-2 code, its position in degrees
  /// and the language's BCP 47 tag; `nil` if none is listed.
  package static func localName(
    of name: String, countryCode: String, latitude: Double, longitude: Double, language: String
  ) -> String? {
    if let name = listedName(of: name, countryCode: countryCode, language: language) { return name }
    guard language == "ko" else { return nil }
    return LocalNames.koreanName(of: name) {
      abs($0.latitude - latitude) < 1e-4 && abs($0.longitude - longitude) < 1e-4
    }
  }

  /// A first-level division's name in a language, or in Korean that of its namesake city; `nil` if none is listed.
  package static func localName(ofRegion region: String, countryCode: String, language: String) -> String? {
    if let name = listedName(of: region, countryCode: countryCode, language: language) { return name }
    guard language == "ko" else { return nil }
    return LocalNames.koreanName(of: region) { $0.countryCode == countryCode && $0.region == region }
  }

  /// A country's name in a language (a BCP 47 tag), by its ISO 3166-1 alpha-2 code; `nil` if none is listed.
  package static func localName(ofCountry code: String, language: String) -> String? {
    Countries.name(ofCode: code, language: language)
  }
}
