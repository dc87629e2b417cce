/// The units a person reads: any mix.
package struct Units: Hashable, Sendable {
  package enum Clock: String, Codable, CaseIterable, Sendable {
    case h24 = "24h"
    case h12 = "12h"
  }

  /// Where the unit of each measure is among its units.
  private var chosen = [Int](repeating: 0, count: Measure.allCases.count)
  package var clock = Clock.h24

  /// Metric units with those that words such as `fahrenheit` stand for.
  package init(_ words: String...) {
    for word in words { UnitChange(word: word)?.apply(to: &self) }
  }

  package static let metric = Units()
  package static let imperial = Units("fahrenheit", "mph", "inch", "inhg", "mi", "12h")
  /// As in the United Kingdom's weather reports: °C, mph, mm, hPa, miles.
  package static let uk = Units("mph", "mi")

  package subscript(measure: Measure) -> Unit { measure.units[chosen[measure.leader.rawValue]] }

  /// Takes the unit of that name for a measure, or says that it has none, and changes nothing then.
  @discardableResult
  package mutating func choose(_ name: String, for measure: Measure) -> Bool {
    guard let index = measure.units.firstIndex(where: { $0.name == name }) else { return false }
    chosen[measure.rawValue] = index
    return true
  }
}

extension Units: Codable {
  /// By the words that stand for them.
  package init(from decoder: any Decoder) throws {
    self = Units.metric.changed(by: try [String](from: decoder).compactMap(UnitChange.init(word:)))
  }

  package func encode(to encoder: any Encoder) throws {
    try (Measure.choosable.map { self[$0].name } + [clock.rawValue]).encode(to: encoder)
  }
}
