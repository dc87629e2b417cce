package import Essentials

/// One hour of a forecast, in canonical units. Values that the source doesn't have are `nil`.
package struct HourSlot: Hashable, Sendable {
  /// When the hour begins.
  package var start: Date
  package var condition: Condition?
  private var values = QuantityValues()

  package init(start: Date) { self.start = start }

  /// The value at the start of the hour; an amount is the hour's (a share of a longer step), a chance is the step's.
  package subscript(quantity: Quantity) -> Double? {
    get { values[quantity] }
    set { values[quantity] = newValue }
  }

  /// Whether to expect precipitation, by skydash's own rule: a chance of 50%, or of 30% with 0.2 mm; without a chance,
  /// 0.1 mm; without either, by the condition. `nil` if none of them is known.
  package var isWet: Bool? {
    let amount = self[.precipitation]
    if let chance = self[.precipitationChance] { return chance >= 50 || (chance >= 30 && (amount ?? 0) >= 0.2) }
    return amount.map { $0 >= 0.1 } ?? condition?.isPrecipitation
  }

  /// The chance of precipitation in %; without one, 100 or 0 by ``isWet``; `nil` if that is unknown too.
  package var estimatedChance: Double? { self[.precipitationChance] ?? isWet.map { $0 ? 100 : 0 } }
}
