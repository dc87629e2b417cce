package import Entities
import Essentials

/// The words in which a document says what is no number.
package struct DocumentWords {
  var condition: (Condition) -> String?
  var reason: (StargazingReason) -> String
  var event: (SkyEvent) -> String

  package init(
    condition: @escaping (Condition) -> String?, reason: @escaping (StargazingReason) -> String,
    event: @escaping (SkyEvent) -> String
  ) {
    self.condition = condition
    self.reason = reason
    self.event = event
  }
}

extension Date {
  /// What is computed is printed to the nearest second, as almanacs do.
  nonisolated var nearestSecond: Date { Date(timeIntervalSince1970: timeIntervalSince1970.rounded()) }
}

extension Double {
  /// So many decimals, or as many as it takes that rounding it again to those of the screen gives what the screen shows;
  /// a half is none of them, since to canonical units and back it may be a little less. Never two in place of one, so that
  /// a document that is read and written again stays as it is: 4.505 would become 4.51.
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

extension Units {
  /// The units of a document, by the names of what they are of.
  package var document: JSONValue {
    var document: JSONValue = ["clock": .string(clock.rawValue)]
    for measure in Measure.choosable { document[measure.stringValue] = .string(self[measure].name) }
    return document
  }

  /// Each key on its own: a missing or misspelt one takes the default and loses no other.
  init(document: JSONValue) {
    self.init()
    for measure in Measure.choosable {
      if let name = document[measure.stringValue]?.string { choose(name, for: measure) }
    }
    clock = document["clock"]?.name() ?? .h24
  }

  /// A canonical value in these units, as documents have it: with as many decimals as it takes that a reader who rounds
  /// it again shows what this run shows.
  private func rounded(_ canonical: Double, _ measure: Measure) -> Double? {
    let unit = self[measure]
    let value = unit.value(canonical)
    return value.rounded(digits: unit.documentDigits, showing: unit.digits(of: value, within: measure.columns))
  }

  func document(_ canonical: Double?, _ measure: Measure) -> JSONValue {
    let value = canonical.flatMap { rounded($0, measure) }
    return self[measure].documentDigits == 0 ? .integer(value?.whole) : .decimal(value)
  }

  /// The quantities of a part of a document, of canonical values.
  func document(_ part: Quantity.Parts, _ value: (Quantity) -> Double?) -> JSONValue {
    .object(
      Quantity.all(in: part).map {
        JSONValue.Member(key: $0.stringValue, value: document(value($0), $0.measure))
      })
  }

  /// A quantity that a document has, in its canonical unit; what cannot be is unknown.
  func canonical(_ quantity: Quantity, in document: JSONValue) -> Double? {
    let value = document[quantity.stringValue]?.double.map(self[quantity.measure].canonical)
    return value.flatMap { quantity.measure.range.contains($0) ? $0 : nil }
  }
}
