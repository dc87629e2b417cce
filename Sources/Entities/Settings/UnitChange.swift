/// A change of units that one word names: a single unit, the clock, or a preset.
package enum UnitChange: Hashable, Sendable {
  case unit(Unit, of: Measure)
  case clock(Units.Clock)
  /// All units and the clock, as in a preset.
  case all(Units)

  /// The change for a word, ignoring case; `nil` if it is unknown.
  package init?(word: String) {
    let word = word.lowercased()
    // Presets come last: they are made by looking up the other words, which therefore mustn't look among the presets.
    guard let change = Self.unit(word) ?? Units.Clock(rawValue: word).map(Self.clock) ?? Self.preset(word) else {
      return nil
    }
    self = change
  }

  private static func unit(_ word: String) -> UnitChange? {
    Measure.choosable.lazy.compactMap { measure in
      measure.units.first { $0.words.contains(word) }.map { .unit($0, of: measure) }
    }.first
  }

  private static let presets = [(name: "metric", units: Units.metric), ("imperial", .imperial), ("uk", .uk)]

  private static func preset(_ word: String) -> UnitChange? { presets.first { $0.name == word }.map { .all($0.units) } }

  package func apply(to units: inout Units) {
    switch self {
    case .unit(let unit, let measure): units.choose(unit.name, for: measure)
    case .clock(let clock): units.clock = clock
    case .all(let preset): units = preset
    }
  }

  /// The keys of the settings that it changes.
  package var settingKeys: [String] {
    switch self {
    case .unit(_, let measure): [Setting.unitKey(measure.name)]
    case .clock: [Setting.unitKey("clock")]
    case .all: Setting.all.filter(\.isUnit).map(\.key)
    }
  }

  /// One word per change, for help and suggestions; presets come last.
  package static let words: [String] = Setting.all.filter(\.isUnit).flatMap(\.choices) + presets.map(\.name)
}

extension Units {
  /// The units after some changes in order, so that later ones win.
  package func changed(by changes: [UnitChange]) -> Units { changes.reduce(into: self) { $1.apply(to: &$0) } }
}
