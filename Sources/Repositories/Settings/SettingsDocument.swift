import Entities

/// The settings file as JSON: reads settings, and changes some while the rest stays as the user wrote it.
enum SettingsDocument {
  /// The format version this program writes.
  static let version = 1

  /// The contents of a new file: the version, and the units, so that a later change of the locale doesn't affect them.
  static func newDocument(with units: Units) -> JSONValue {
    let chosen = Settings(units: units)
    return Setting.all.filter { $0.path.first == "units" }.reduce(into: versioned(.object([]))) { document, setting in
      document[setting.path] = setting.json(in: chosen)
    }
  }

  /// The settings in the file, and a warning for each field that was ignored.
  static func loaded(from document: JSONValue) -> (settings: Settings, warnings: [SettingsWarning]) {
    var settings = Settings()
    var warnings = [versionWarning(document["version"])].compactMap(\.self)
    if !canHoldUnits(document) { warnings.append(.unitsAreNotAnObject) }
    for setting in Setting.all where !setting.read(from: document, into: &settings) {
      warnings.append(.badValue(of: setting))
    }
    settings.cities = cities(of: document, &warnings)
    return (settings, warnings)
  }

  /// The document with the settings that differ between two states, and those of `keys` whose value in it is invalid. A
  /// restored city gets back the members it had in `removed`. Throws `unitsAreNotAnObject` or `citiesAreNotAList`, with
  /// `path`, if the user wrote something else in their place.
  static func merged(
    _ after: Settings, before: Settings, setting keys: [String] = [], restoring removed: RemovedCity? = nil,
    into old: JSONValue, at path: String
  ) throws(SettingsProblem) -> JSONValue {
    var (document, scratch) = (old, Settings())
    for setting in Setting.all {
      let value = setting.json(in: after)
      let isMended = keys.contains(setting.key) && !setting.read(from: document, into: &scratch)
      guard isMended || value != setting.json(in: before) else { continue }
      if setting.path.count > 1, !canHoldUnits(document) { throw .unitsAreNotAnObject(path: path) }
      document[setting.path] = value
    }
    if after.cities != before.cities {
      let cities = document["cities"] ?? .null
      switch cities {
      case .null, .array: document["cities"] = .array(mergedCities(after.cities, restoring: removed, into: cities))
      default: throw .citiesAreNotAList(path: path)
      }
    }
    return document["version"] == nil && document != old ? versioned(document) : document
  }

  /// Whether `units` is an object, or can become one because it is missing.
  private static func canHoldUnits(_ document: JSONValue) -> Bool {
    switch document["units"] {
    case nil, .null, .object: true
    default: false
    }
  }

  /// The object with the version as its first member.
  private static func versioned(_ document: JSONValue) -> JSONValue {
    let version = JSONValue.Member(key: "version", value: .number(String(version)))
    return .object([version] + document.members)
  }

  private static func versionWarning(_ value: JSONValue?) -> SettingsWarning? {
    guard let value else { return nil }
    guard let number = value.strictInt else { return .versionIsNotANumber }
    return number <= version ? nil : .newerVersion(number, known: version)
  }

  /// The cities that can be read; adds warnings about the others and about ignored fields.
  private static func cities(of document: JSONValue, _ warnings: inout [SettingsWarning]) -> [City] {
    switch document["cities"] {
    case nil, .null: return []
    case .array(let elements):
      return elements.enumerated().compactMap { (index, element) -> City? in
        do throws(SettingsWarning.CityFlaw) {
          let city = try City(document: element)
          warnings += Self.warnings(of: city, number: index + 1, from: element)
          return city
        } catch {
          warnings.append(.cityUnreadable(city: index + 1, error))
          return nil
        }
      }
    default:
      warnings.append(.citiesAreNotAList)
      return []
    }
  }
}

extension Setting {
  /// The keys that lead to it in the file, such as `units` and `temperature`.
  fileprivate var path: ArraySlice<String> { key.split(separator: ".").map(String.init)[...] }

  /// Sets the value to that in the file, if it is there; returns `false` if that is invalid.
  fileprivate func read(from document: JSONValue, into settings: inout Settings) -> Bool {
    switch document[path] {
    case nil, .null: true
    case .string(let text): set(.text(text), in: &settings)
    case let json?: json.strictInt.map { set(.number($0), in: &settings) } ?? false
    }
  }

  /// Its value for the file; `nil` to leave the key out.
  fileprivate func json(in settings: Settings) -> JSONValue? {
    switch value(in: settings) {
    case .text(let text): .string(text)
    case .number(let number): .number(String(number))
    case nil: nil
    }
  }
}
