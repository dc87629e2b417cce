/// A city in JSON, as in the settings file and in documents.
extension City {
  /// The city as a flat object in the form of the settings file; unknown values are `null`, an unset sky is missing.
  package var document: JSONValue {
    var document: JSONValue = [
      "name": .string(name), "region": .text(region), "countryCode": .text(countryCode),
      "latitude": .decimal(coordinates.latitude), "longitude": .decimal(coordinates.longitude),
      "timeZone": .string(timeZone),
    ]
    switch siteSky {
    case .sqm(let value): document["sqm"] = .decimal(value)
    case .bortle(let rank): document["bortle"] = .integer(rank)
    case nil: break
    }
    return document
  }

  /// Reads a city that a user or another program wrote. Optional fields that can't be read are `nil`, the time zone is
  /// then GMT. Texts are made safe and cut to 100 Unicode scalars; the country's code is in upper case.
  ///
  /// - Throws: The first flaw: not an object, no name, or no valid coordinates.
  package init(document: JSONValue) throws(SettingsWarning.CityFlaw) {
    guard case .object = document else { throw .notAnObject }
    func line(_ key: String) -> String? {
      document[key]?.string.map { SafeText.line($0, limit: 100) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let name = line("name") else { throw .noName }
    guard let latitude = document["latitude"]?.strictDouble, let longitude = document["longitude"]?.strictDouble,
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { throw .noCoordinates(name: name) }
    self.init(
      name: name, region: line("region"), countryCode: line("countryCode")?.uppercased(),
      coordinates: coordinates, timeZone: line("timeZone") ?? "GMT")
    siteSky = SiteSky.keys.lazy.compactMap { key in document[key.name].flatMap(key.read) }.first
  }
}

extension SiteSky {
  /// The keys for a sky's brightness, in order of preference, and how to read each; `nil` for an invalid value.
  package static let keys: [(name: String, read: @Sendable (JSONValue) -> SiteSky?)] = [
    ("sqm", { $0.strictDouble.flatMap { sqmRange.contains($0) ? .sqm($0) : nil } }),
    ("bortle", { $0.strictInt.flatMap { bortleRange.contains($0) ? .bortle($0) : nil } }),
  ]
}
