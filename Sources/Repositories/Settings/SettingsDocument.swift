import Entities

/// The settings file as JSON: what it means, and how a change is put into it without touching the rest.
enum SettingsDocument {
  /// The form this program writes.
  static let version = 1

  static func loaded(from document: JSONValue) -> LoadedSettings {
    var loaded = LoadedSettings(settings: Settings(), warnings: [])
    noteVersion(of: document, in: &loaded)
    noteUnits(of: document, in: &loaded)
    for field in SettingsField.all {
      guard let value = document[field.path[...]], value != .null else { continue }
      if !field.read(value, &loaded.settings) {
        loaded.warnings.append("The setting \(field.name) is not \(field.expected); its default holds.")
      }
    }
    readCities(of: document, into: &loaded)
    return loaded
  }

  /// The document with the fields that differ between two settings, and with those of `names` that could not be read;
  /// everything else stays as a person wrote it.
  static func merged(
    _ after: Settings, before: Settings, setting names: [String] = [], into old: JSONValue
  ) -> JSONValue {
    var document = old
    for field in SettingsField.all {
      let value = field.write(after)
      let isMended = names.contains(field.name) && !isReadable(field, in: document)
      if isMended || value != field.write(before) { document[field.path[...]] = value }
    }
    if after.cities != before.cities {
      document["cities"] = .array(SettingsCities.merged(after.cities, into: document["cities"] ?? .null))
    }
    return document["version"] == nil && document != old ? versioned(document) : document
  }

  /// Whether a field is absent or what it should be.
  private static func isReadable(_ field: SettingsField, in document: JSONValue) -> Bool {
    guard let value = document[field.path[...]], value != .null else { return true }
    var settings = Settings()
    return field.read(value, &settings)
  }

  private static func versioned(_ document: JSONValue) -> JSONValue {
    let version = JSONValue.Member(key: "version", value: .number(String(version)))
    return .object([version] + document.members)
  }

  private static func noteVersion(of document: JSONValue, in loaded: inout LoadedSettings) {
    guard let value = document["version"] else { return }
    guard let number = value.int else {
      return loaded.warnings.append("The setting version is not a whole number; the settings are read as version 1.")
    }
    if number > version {
      loaded.warnings.append(
        "The settings are of version \(number), newer than this program's \(version); what it does not know is kept.")
    }
  }

  private static func noteUnits(of document: JSONValue, in loaded: inout LoadedSettings) {
    switch document["units"] {
    case nil, .null, .object: return
    default: loaded.warnings.append("The setting units is not an object in braces; its defaults hold.")
    }
  }

  private static func readCities(of document: JSONValue, into loaded: inout LoadedSettings) {
    switch document["cities"] {
    case nil, .null: return
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        switch SettingsCities.city(from: element) {
        case .success(let city):
          loaded.settings.cities.append(city)
          for warning in SettingsCities.warnings(of: city, from: element) {
            loaded.warnings.append("City \(index + 1) of the settings: \(warning).")
          }
        case .failure(let mistake):
          loaded.warnings.append("City \(index + 1) of the settings is passed over: \(mistake.text).")
        }
      }
    default: loaded.warnings.append("The setting cities is not a list in brackets; there are no cities.")
    }
  }
}
