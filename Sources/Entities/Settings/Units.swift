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

  /// The unit of a measure.
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
  private enum CodingKeys: CodingKey { case clock }

  /// Each key on its own: a missing or misspelt one takes the default and loses no other.
  package init(from decoder: any Decoder) throws {
    self.init()
    let names = try decoder.container(keyedBy: Measure.self)
    for measure in Measure.choosable {
      if let name = try? names.decode(String.self, forKey: measure) { choose(name, for: measure) }
    }
    let others = try decoder.container(keyedBy: CodingKeys.self)
    clock = (try? others.decode(Clock.self, forKey: .clock)) ?? .h24
  }

  package func encode(to encoder: any Encoder) throws {
    var names = encoder.container(keyedBy: Measure.self)
    for measure in Measure.choosable { try names.encode(self[measure].name, forKey: measure) }
    var others = encoder.container(keyedBy: CodingKeys.self)
    try others.encode(clock, forKey: .clock)
  }
}

/// The Beaufort scale of wind force.
package enum Beaufort {
  /// m/s at which the forces 1…12 begin (WMO-No. 306, code table 1100).
  static let starts = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]

  /// The force of a wind of m/s, 0…12.
  package static func force(_ speed: Double) -> Int { starts.count { speed >= $0 } }
}
