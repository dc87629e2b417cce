import Essentials

/// A place found by a search, which can become a ``City``.
package struct Place: Hashable, Sendable {
  package var name: String
  /// The first-level administrative division, such as `Maine`.
  package var region: String?
  /// The country's English name.
  package var country: String?
  /// The country's ISO 3166-1 alpha-2 code.
  package var countryCode: String?
  package var coordinates: Coordinates
  /// The IANA time zone; `nil` if the source doesn't give one.
  package var timeZone: String?
  /// Inhabitants; `nil` if unknown.
  package var population: Int?
  /// Its names in the person's language, if that isn't English.
  package var local = LocalNames()

  /// The names of a place, its region and its country in the person's language; `nil` if unknown.
  package struct LocalNames: Hashable, Sendable {
    package var name: String?
    package var region: String?
    package var country: String?

    package init(name: String? = nil, region: String? = nil, country: String? = nil) {
      self.name = name
      self.region = region
      self.country = country
    }
  }

  package init(
    name: String, region: String?, country: String?, countryCode: String?, coordinates: Coordinates,
    timeZone: String?, population: Int?
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.countryCode = countryCode
    self.coordinates = coordinates
    self.timeZone = timeZone
    self.population = population
  }

  /// Name, region and country, leaving out those that equal the name: `Portland, Maine, United States`.
  package var fullName: String { Self.fullName(name, region, country) }

  /// The same in the person's language. A part without a translation stays English; in a language of another script, the
  /// whole name then does, as a mix of scripts is hard to read.
  package var localFullName: String {
    let region = region == name ? nil : region
    let isWhole =
      local.name != nil && (region == nil || local.region != nil) && (country == nil || local.country != nil)
    guard isWhole || [local.name, local.region, local.country].allSatisfy({ $0?.isLatin ?? true }) else {
      return fullName
    }
    return Self.fullName(local.name ?? name, region.map { local.region ?? $0 }, local.country ?? country)
  }

  /// The full name of a place saved under a label, and the label if it isn't the place's name.
  package func fullName(under label: String) -> (name: String, label: String?) {
    if label == name, let localName = local.name, localName != name { return (fullName, nil) }
    return (localFullName, label == name || label == local.name ? nil : label)
  }

  private static func fullName(_ name: String, _ region: String?, _ country: String?) -> String {
    let others = [region, country].compactMap(\.self).filter { !$0.isEmpty && $0 != name }
    return ([name] + others).joined(separator: ", ")
  }

  /// The English name for a position without one of its own, after the nearest place.
  package static func near(_ name: String) -> String { "near \(name)" }
}

/// A position on Earth in degrees: latitude −90…90 north positive, longitude −180…180 east positive.
package struct Coordinates: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// `nil` if a number isn't finite or is out of range.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// For people: `37.57, 126.98`.
  package var text: String { "\(latitude.text(decimals: 2)), \(longitude.text(decimals: 2))" }

  /// The great-circle distance to another position in kilometres, on a sphere of 6,371 km (haversine).
  package func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let dLatitude = (other.latitude - latitude) * radians
    let dLongitude = (other.longitude - longitude) * radians
    let h =
      sin(dLatitude / 2) * sin(dLatitude / 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(dLongitude / 2) * sin(dLongitude / 2)
    return 2 * 6371 * asin(min(1, h.squareRoot()))
  }
}

extension Coordinates: Codable {
  private enum CodingKeys: CodingKey { case latitude, longitude }

  package init(from decoder: any Decoder) throws {
    let degrees = try decoder.container(keyedBy: CodingKeys.self)
    guard
      let place = Self(
        latitude: try degrees.decode(Double.self, forKey: .latitude),
        longitude: try degrees.decode(Double.self, forKey: .longitude))
    else {
      throw DecodingError.dataCorruptedError(forKey: .latitude, in: degrees, debugDescription: "no place on Earth")
    }
    self = place
  }
}

/// A request to add a city, as typed on the command line or in the live table.
package struct AddRequest: Equatable, Sendable {
  /// A place name with or without a qualifier, an airport code, or coordinates, made safe to show; empty if nothing
  /// remains.
  package let place: String
  /// The label to use instead of the place's name, made safe likewise.
  package let name: String?
  /// Whether to put it at the top of the list.
  package let isFirst: Bool
  /// The search result to add, counted from 1; `nil` for the best.
  package let choice: Int?

  package init(place: String, name: String? = nil, isFirst: Bool = false, choice: Int? = nil) {
    self.place = SafeText.line(place, limit: 200)
    self.name = name.map { SafeText.line($0, limit: Settings.nameLimit) }
    self.isFirst = isFirst
    self.choice = choice
  }

  /// The request with the label in a place such as `Seoul as Home` split off: the last `as` between two words precedes it.
  package var withTypedLabel: AddRequest {
    let words = place.split(separator: " ")
    guard name == nil, let index = words.dropLast().lastIndex(where: { $0.lowercased() == "as" }), index > 0 else {
      return self
    }
    return AddRequest(
      place: words[..<index].joined(separator: " "), name: words[(index + 1)...].joined(separator: " "),
      isFirst: isFirst, choice: choice)
  }
}

extension String {
  /// Whether all its letters are Latin.
  fileprivate var isLatin: Bool {
    unicodeScalars.allSatisfy { $0.value < 0x250 || (0x1E00..<0x2070).contains($0.value) }
  }
}
