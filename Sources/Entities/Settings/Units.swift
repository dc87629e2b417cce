/// The chosen unit of each measure, in any combination.
package struct Units: Hashable, Sendable {
  /// How times of day are written.
  package enum Clock: String, Codable, CaseIterable, Sendable {
    case h24 = "24h"
    case h12 = "12h"
  }

  /// For each measure, the index of the chosen unit among its units.
  private var chosen = [Int](repeating: 0, count: Measure.allCases.count)
  package var clock = Clock.h24

  /// Metric units, changed by words such as `fahrenheit`; unknown words are ignored.
  package init(_ words: String...) {
    for word in words { UnitChange(word: word)?.apply(to: &self) }
  }

  package static let metric = Units()
  /// As in weather reports in the United States: °F, mph, inches, inHg, miles, a 12-hour clock.
  package static let imperial = Units("fahrenheit", "mph", "inch", "inhg", "mi", "12h")
  /// As in weather reports in the United Kingdom: °C, mph, mm, hPa, miles.
  package static let uk = Units("mph", "mi")

  /// The chosen unit of a measure.
  package subscript(measure: Measure) -> Unit { measure.units[chosen[measure.leader.rawValue]] }

  /// Chooses a unit by name for one of ``Measure/choosable``; returns `false` and changes nothing if it has none of it.
  @discardableResult
  package mutating func choose(_ name: String, for measure: Measure) -> Bool {
    guard let index = measure.units.firstIndex(where: { $0.name == name }) else { return false }
    chosen[measure.rawValue] = index
    return true
  }
}

extension Units: Codable {
  /// Decodes a list of the names of units and the clock; unknown ones are ignored.
  package init(from decoder: any Decoder) throws {
    self = Units.metric.changed(by: try [String](from: decoder).compactMap(UnitChange.init(word:)))
  }

  package func encode(to encoder: any Encoder) throws {
    try (Measure.choosable.map { self[$0].name } + [clock.rawValue]).encode(to: encoder)
  }
}
