/// One word about units: a single unit, or a preset of all.
package enum UnitChange: Hashable, Sendable {
  case temperature(Units.Temperature)
  case windSpeed(Units.WindSpeed)
  case precipitation(Units.Precipitation)
  case pressure(Units.Pressure)
  case distance(Units.Distance)
  case clock(Units.Clock)
  case all(Units)

  /// The change that a word stands for, ignoring case, or `nil`.
  package init?(word: String) {
    guard word.utf8.count <= 16, let change = Self.vocabulary[word.lowercased()] else { return nil }
    self = change
  }

  /// Makes the change.
  package func apply(to units: inout Units) {
    switch self {
    case .temperature(let unit): units.temperature = unit
    case .windSpeed(let unit): units.windSpeed = unit
    case .precipitation(let unit): units.precipitation = unit
    case .pressure(let unit): units.pressure = unit
    case .distance(let unit): units.distance = unit
    case .clock(let unit): units.clock = unit
    case .all(let preset): units = preset
    }
  }

  /// The fields of the settings that it sets.
  package var settingNames: [String] {
    switch self {
    case .temperature: ["units.temperature"]
    case .windSpeed: ["units.windSpeed"]
    case .precipitation: ["units.precipitation"]
    case .pressure: ["units.pressure"]
    case .distance: ["units.distance"]
    case .clock: ["units.clock"]
    case .all: Setting.all.filter(\.isUnit).map(\.key)
    }
  }

  /// The words that help and suggestions name, one for each change, presets last.
  package static let words: [String] =
    Setting.all.filter(\.isUnit).flatMap(\.choices) + ["metric", "imperial", "uk"]

  /// Every word that is understood, in lower case.
  private static let vocabulary: [String: UnitChange] = [
    "celsius": .temperature(.celsius), "c": .temperature(.celsius), "°c": .temperature(.celsius),
    "fahrenheit": .temperature(.fahrenheit), "f": .temperature(.fahrenheit), "°f": .temperature(.fahrenheit),
    "kmh": .windSpeed(.kmh), "km/h": .windSpeed(.kmh), "mph": .windSpeed(.mph),
    "ms": .windSpeed(.ms), "m/s": .windSpeed(.ms), "kn": .windSpeed(.kn), "knots": .windSpeed(.kn),
    "mm": .precipitation(.mm), "inch": .precipitation(.inch), "in": .precipitation(.inch),
    "hpa": .pressure(.hpa), "inhg": .pressure(.inhg),
    "km": .distance(.km), "mi": .distance(.mi), "miles": .distance(.mi),
    "24h": .clock(.h24), "12h": .clock(.h12),
    "metric": .all(.metric), "imperial": .all(.imperial), "uk": .all(.uk),
  ]
}

extension Units {
  /// The units after single units and presets were asked for; later ones win.
  package func changed(by changes: [UnitChange]) -> Units {
    changes.reduce(into: self) { units, change in change.apply(to: &units) }
  }
}
