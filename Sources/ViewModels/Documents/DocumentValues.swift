package import Entities
import Essentials

/// How a document describes in words what it also has as numbers and names.
package struct DocumentWords {
  /// The description of a condition; `nil` is written as `null`.
  var condition: (Condition) -> String?
  /// A reason why a night is good or bad for stargazing.
  var reason: (StargazingReason) -> String
  /// A sentence on an event in the sky.
  var event: (SkyEvent) -> String

  package init(
    condition: @escaping (Condition) -> String?, reason: @escaping (StargazingReason) -> String,
    event: @escaping (SkyEvent) -> String
  ) { (self.condition, self.reason, self.event) = (condition, reason, event) }
}

extension JSONValue {
  /// The most elements that are read from a list, since a document from outside may have lists of any length.
  static let listLimit = 100

  /// A computed instant, rounded to the nearest second instead of cut off; `null` if it is `nil`.
  static func roundedInstant(_ date: Date?, in zone: Zone) -> JSONValue {
    .instant(date.map { Date(timeIntervalSince1970: $0.timeIntervalSince1970.rounded()) }, in: zone)
  }
}

extension Double {
  /// The value with `digits` decimals, one or two, or as many more as it takes so that rounding it again to the screen's
  /// `shown` decimals gives the same result; `nil` if it isn't finite.
  ///
  /// A candidate that ends in a half is rejected, since it may come back a little smaller after conversion to canonical units.
  /// Two decimals never replace one: 4.505 would become 4.51, and a document that is read and written again must not change.
  nonisolated func rounded(digits: Int, showing shown: Int) -> Double? {
    guard shown < digits else { return rounded(digits: digits) }
    let scale = shown == 0 ? 1.0 : 10
    let roundings = [digits, 3, 4].lazy.compactMap { rounded(digits: $0) }
    return roundings.first { candidate in
      let scaled = candidate * scale
      return scaled.rounded() == (self * scale).rounded() && abs(abs(scaled - scaled.rounded()) - 0.5) > 0.001
    } ?? rounded(digits: digits)
  }
}

extension JSONValue? {
  /// An integer, clamped to 0…100; `nil` for anything but an integer.
  nonisolated var percent: Int? { self?.int.map { min(max($0, 0), 100) } }

  /// A number within a range; `nil` for anything else.
  nonisolated func number(in range: ClosedRange<Double>) -> Double? {
    self?.double.flatMap { range.contains($0) ? $0 : nil }
  }
}

extension Units {
  /// The units in a document: their names by measure, and the clock.
  package var document: JSONValue {
    var document: JSONValue = ["clock": .string(clock.rawValue)]
    for measure in Measure.choosable { document[measure.stringValue] = .string(self[measure].name) }
    return document
  }

  /// Reads each key on its own: a missing or unknown unit is the default one, a missing or unknown clock that of 24 hours.
  init(document: JSONValue) {
    self.init()
    for measure in Measure.choosable {
      if let name = document[measure.stringValue]?.string { choose(name, for: measure) }
    }
    clock = document["clock"]?.name() ?? .h24
  }

  /// A canonical value in these units, an integer if the unit's documents have no decimals; `null` if it is `nil` or not
  /// finite. It has enough decimals that a program which rounds it for the screen shows the same as this run.
  func document(_ canonical: Double?, _ measure: Measure) -> JSONValue {
    let unit = self[measure]
    let value = canonical.map(unit.value).flatMap { value in
      value.rounded(digits: unit.documentDigits, showing: unit.digits(of: value, within: measure.columns))
    }
    return unit.documentDigits == 0 ? .integer(value?.roundedInt) : .decimal(value)
  }

  /// The quantities of a part of a document in these units; `value` returns them in canonical units, `nil` for `null`.
  func document(of part: Quantity.Parts, value: (Quantity) -> Double?) -> JSONValue {
    .object(Quantity.all(in: part).map { .init(key: $0.stringValue, value: document(value($0), $0.measure)) })
  }

  /// A quantity of a document in its canonical unit; `nil` if it is missing or out of range.
  func canonical(_ quantity: Quantity, in document: JSONValue) -> Double? {
    let value = document[quantity.stringValue]?.double.map(self[quantity.measure].canonical)
    return value.flatMap { quantity.measure.range.contains($0) ? $0 : nil }
  }
}
