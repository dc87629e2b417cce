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

  /// Whether anything is known about precipitation.
  package var isRainKnown: Bool { self[.precipitation] != nil || self[.precipitationChance] != nil || condition != nil }

  /// Whether to expect rain: a chance of 50%, or 30% with 0.2 mm; without a chance, 0.1 mm, or else by the condition.
  package var isWet: Bool {
    let amount = self[.precipitation] ?? 0
    if let chance = self[.precipitationChance] { return chance >= 50 || (amount >= 0.2 && chance >= 30) }
    return amount >= 0.1 || (self[.precipitation] == nil && condition?.isPrecipitation == true)
  }

  /// The chance of precipitation, 0…1; without one, 1 or 0 by ``isWet``. `nil` if nothing is known.
  package var rainShare: Double? {
    if let chance = self[.precipitationChance] { return chance / 100 }
    guard isRainKnown else { return nil }
    return isWet ? 1 : 0
  }
}
