package import Entities

extension Units {
  /// The units in a document: their names by measure, and the clock.
  package var document: JSONValue {
    var document: JSONValue = ["clock": .string(clock.rawValue)]
    for measure in Measure.choosable { document[measure.stringValue] = .string(self[measure].name) }
    return document
  }

  /// Reads each key on its own: for a missing or unknown one, the unit is the default one and the clock has 24 hours.
  init(document: JSONValue) {
    self.init()
    for measure in Measure.choosable {
      if let name = document[measure.stringValue]?.string { choose(name, for: measure) }
    }
    clock = document["clock"]?.name() ?? .h24
  }

  /// A canonical value in these units, an integer if the unit's documents have no decimals; `null` if it is `nil` or
  /// not finite. It has enough decimals that a program which rounds it for the screen shows the same as this run.
  func document(_ canonical: Double?, of measure: Measure) -> JSONValue {
    let unit = self[measure]
    let value = canonical.map(unit.value).flatMap { value in
      value.rounded(digits: unit.documentDigits, showing: unit.digits(of: value, within: measure.columns))
    }
    return unit.documentDigits == 0 ? .integer(value?.roundedInt) : .decimal(value)
  }

  /// The quantities of a part of a document in these units; `value` returns them in canonical units, `nil` for `null`.
  func document(of part: Quantity.Parts, value: (Quantity) -> Double?) -> JSONValue {
    .object(Quantity.all(in: part).map { .init(key: $0.stringValue, value: document(value($0), of: $0.measure)) })
  }

  /// A quantity of a document in its canonical unit; `nil` if it is missing or out of range.
  func canonical(_ quantity: Quantity, in document: JSONValue) -> Double? {
    let value = document[quantity.stringValue]?.strictDouble.map(self[quantity.measure].canonical)
    return value.flatMap { quantity.measure.range.contains($0) ? $0 : nil }
  }
}
