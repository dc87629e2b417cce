package import Essentials

/// One hour of a forecast. Every value the source does not have is `nil`.
package struct HourSlot: Hashable, Sendable {
  /// The instant it begins at.
  package var start: Date
  package var condition: Condition?
  private var values = QuantityValues()

  package init(start: Date) {
    self.start = start
  }

  /// The value at its beginning; of an amount that within the hour, which is an even share where the source has longer steps,
  /// and of a chance that of the source's step.
  package subscript(quantity: Quantity) -> Double? {
    get { values[quantity] }
    set { values[quantity] = newValue }
  }

  /// Whether anything is known of what falls.
  package var isRainKnown: Bool {
    self[.precipitation] != nil || self[.precipitationChance] != nil || condition != nil
  }

  /// Whether one would take an umbrella: it falls more likely than not, or measurably and not unlikely.
  package var isWet: Bool {
    let amount = self[.precipitation] ?? 0
    if let chance = self[.precipitationChance] { return chance >= 50 || (amount >= 0.2 && chance >= 30) }
    return amount >= 0.1 || (self[.precipitation] == nil && condition?.isPrecipitation == true)
  }
}

extension HourlyForecast {
  /// The index of the entry whose amount and chance count for an instant: they are given for the time that ends at an
  /// entry, so it is the first one after the instant. `nil` outside the forecast.
  func periodIndex(at date: Date) -> Int? {
    guard let index = index(at: date), index + 1 < count else { return nil }
    return index + 1
  }

  /// A forecast value for an instant, by the rule of its quantity.
  package func value(_ quantity: Quantity, at date: Date) -> Double? {
    (quantity.row.isOfPeriod ? periodIndex(at: date) : index(at: date)).flatMap { value(quantity, at: $0) }
  }

  /// Consecutive hours from an instant on, whatever steps the source has; hours outside the forecast know nothing.
  package func slots(from start: Date, count: Int) -> [HourSlot] {
    (0..<max(count, 0)).map { slot(at: start.addingTimeInterval(Double($0) * 3600)) }
  }

  private func slot(at start: Date) -> HourSlot {
    var slot = HourSlot(start: start)
    guard let index = index(at: start) else { return slot }
    slot.condition = condition(at: index)
    for quantity in Quantity.all(in: .hour) {
      slot[quantity] =
        quantity == .temperature ? temperature(at: start, from: index) : hourly(quantity, from: index)
    }
    return slot
  }

  /// A value of an hour in the step that begins at an index.
  func hourly(_ quantity: Quantity, from index: Int) -> Double? {
    let row = quantity.row
    guard row.isOfPeriod else { return value(quantity, at: index) }
    guard let value = value(quantity, at: index + 1) else { return nil }
    guard case .sum? = row.daily else { return value }
    return value / max(Double(times[index + 1] - times[index]) / 3600, 1)
  }

  /// Between two entries the temperature is taken to change evenly.
  private func temperature(at date: Date, from index: Int) -> Double? {
    guard let first = value(.temperature, at: index) else { return nil }
    guard let next = value(.temperature, at: index + 1), index + 1 < count else { return first }
    let share = (date.timeIntervalSince1970 - Double(times[index])) / Double(times[index + 1] - times[index])
    return first + (next - first) * share
  }
}
