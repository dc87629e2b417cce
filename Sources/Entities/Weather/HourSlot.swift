package import Essentials

/// One hour of a forecast. Every value the source does not have is `nil`.
package struct HourSlot: Hashable, Sendable {
  /// The instant it begins at.
  package var start: Date
  package var condition: Condition?
  /// °C at its beginning.
  package var temperature: Double?
  /// %.
  package var cloudCover: Double?
  /// m/s.
  package var windSpeed: Double?
  /// Degrees from north, where the wind comes from.
  package var windDirection: Double?
  /// mm within the hour; an even share where the source has longer steps.
  package var precipitation: Double?
  /// mm of fresh snow within the hour, likewise.
  package var snowfall: Double?
  /// %, of the source's step that the hour lies in.
  package var precipitationChance: Double?

  package init(start: Date) {
    self.start = start
  }

  /// Whether anything is known of what falls.
  package var isRainKnown: Bool { precipitation != nil || precipitationChance != nil || condition != nil }

  /// Whether one would take an umbrella: it falls more likely than not, or measurably and not unlikely.
  package var isWet: Bool {
    let amount = precipitation ?? 0
    if let chance = precipitationChance { return chance >= 50 || (amount >= 0.2 && chance >= 30) }
    return amount >= 0.1 || (precipitation == nil && condition?.isPrecipitation == true)
  }
}

extension HourlyForecast {
  /// The index of the entry whose amount and chance count for an instant: they are given for the time that ends at an
  /// entry, so it is the first one after the instant. `nil` outside the forecast.
  package func periodIndex(at date: Date) -> Int? {
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
    slot.temperature = temperature(at: start, from: index)
    slot.cloudCover = value(.cloudCover, at: index)
    slot.windSpeed = value(.windSpeed, at: index)
    slot.windDirection = value(.windDirection, at: index)
    guard index + 1 < self.count else { return slot }
    slot.precipitationChance = value(.precipitationChance, at: index + 1)
    let hours = Double(times[index + 1] - times[index]) / 3600
    slot.precipitation = value(.precipitation, at: index + 1).map { $0 / max(hours, 1) }
    slot.snowfall = value(.snowfall, at: index + 1).map { $0 / max(hours, 1) }
    return slot
  }

  /// Between two entries the temperature is taken to change evenly.
  private func temperature(at date: Date, from index: Int) -> Double? {
    guard let first = value(.temperature, at: index) else { return nil }
    guard let next = value(.temperature, at: index + 1), index + 1 < count else { return first }
    let share = (date.timeIntervalSince1970 - Double(times[index])) / Double(times[index + 1] - times[index])
    return first + (next - first) * share
  }
}
