/// A place found by a search, which can become a ``City``.
package struct Place: Hashable, Sendable {
  /// In English, like region and country; only a name made for coordinates may be in the user's language.
  package var name: String
  /// The first-level administrative division, such as `Maine`; `nil` if it is unknown.
  package var region: String?
  /// The country's English name; `nil` if it is unknown.
  package var country: String?
  /// The country's ISO 3166-1 alpha-2 code, in upper case; `nil` if it is unknown.
  package var countryCode: String?
  package var coordinates: Coordinates
  /// The IANA time zone; `nil` if the source doesn't give one.
  package var timeZone: String?
  /// The number of inhabitants, at least 1; `nil` if it is unknown or the place isn't a settlement.
  package var population: Int?
  /// The names in the user's language; all `nil` if that is English.
  package var local = LocalNames()

  /// The names of a place, its region and its country in the user's language; `nil` if unknown.
  package struct LocalNames: Hashable, Sendable {
    package var name: String?
    package var region: String?
    package var country: String?

    package init(name: String? = nil, region: String? = nil, country: String? = nil) {
      (self.name, self.region, self.country) = (name, region, country)
    }
  }

  package init(
    name: String, region: String?, country: String?, countryCode: String?, coordinates: Coordinates,
    timeZone: String?, population: Int?
  ) {
    (self.name, self.region, self.country, self.countryCode) = (name, region, country, countryCode)
    (self.coordinates, self.timeZone, self.population) = (coordinates, timeZone, population)
  }

  /// Name, region and country, leaving out those that equal the name: `Portland, Maine, United States`.
  package var fullName: String { Self.fullName(name, region, country) }

  /// The full name in the user's language. A part without a translation stays English; if that language has another
  /// script, the whole name does, as a mix of scripts is hard to read.
  package var localFullName: String {
    let region = region == name ? nil : region
    let isWhole =
      local.name != nil && (region == nil || local.region != nil) && (country == nil || local.country != nil)
    guard isWhole || [local.name, local.region, local.country].allSatisfy({ $0?.isLatin ?? true }) else {
      return fullName
    }
    return Self.fullName(local.name ?? name, region.map { local.region ?? $0 }, local.country ?? country)
  }

  /// The full name to show once it is saved under a label, and the label; `nil` if that is one of its names.
  package func fullName(savedAs label: String) -> (name: String, label: String?) {
    if label == name, let localName = local.name, localName != name { return (fullName, nil) }
    return (localFullName, label == name || label == local.name ? nil : label)
  }

  private static func fullName(_ name: String, _ region: String?, _ country: String?) -> String {
    let others = [region, country].compactMap(\.self).filter { !$0.isEmpty && $0 != name }
    return ([name] + others).joined(separator: ", ")
  }
}

extension String {
  /// Whether all its characters are Latin letters or the punctuation used with them: the Unicode blocks up to Latin
  /// Extended-B, Latin Extended Additional and General Punctuation.
  fileprivate var isLatin: Bool {
    unicodeScalars.map(\.value).allSatisfy { $0 < 0x250 || 0x1E00..<0x1F00 ~= $0 || 0x2000..<0x2070 ~= $0 }
  }
}
