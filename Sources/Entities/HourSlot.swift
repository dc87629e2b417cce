package import Essentials

/// One hour of a forecast. Every value the source does not have is `nil`.
package struct HourSlot: Hashable, Sendable {
  /// The instant it begins at.
  package var start: Date
  package var condition: Condition?
  /// °C at its beginning.
  package var temperature: Double?
  /// %.
  package var humidity: Double?
  /// %.
  package var cloudCover: Double?
  /// m/s.
  package var windSpeed: Double?
  /// m/s.
  package var windGust: Double?
  /// Degrees from north, where the wind comes from.
  package var windDirection: Double?
  package var uvIndex: Double?
  /// mm within the hour; an even share where the source has longer steps.
  package var precipitation: Double?
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
