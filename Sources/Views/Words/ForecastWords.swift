package import Entities

/// What forecasts say in one language.
package nonisolated struct ForecastWords: Sendable {
  /// Names of the wind forces 0…12.
  package var beaufort: [String]
  package var beaufortUnit: String
  package var pollutantName: @Sendable (AirQuality.Pollutant) -> String
  package var pollenName: @Sendable (AirQuality.Pollen) -> String
  /// Names of the six bands, the best first.
  package var europeanAir: [String]
  package var usAir: [String]
  /// What an index is called.
  package var airIndex: @Sendable (AirIndex.Scale) -> String
  /// What falls, as the beginning of a sentence.
  package var fallName: @Sendable (Outlook.Fall) -> String

  // Parts of the summary, without a full stop; times are texts already.
  package var dryFor: @Sendable (_ hours: Int) -> String
  package var fallsUntil: @Sendable (_ fall: String, _ end: String) -> String
  package var fallsOn: @Sendable (_ fall: String) -> String
  package var fallsFrom: @Sendable (_ fall: String, _ start: String) -> String
  package var fallsFromUntil: @Sendable (_ fall: String, _ start: String, _ end: String) -> String
  /// What fell today so far: `3.0 mm fell today`.
  package var fellToday: @Sendable (_ amount: String) -> String
  package var warmer: @Sendable (_ difference: String, _ isTomorrow: Bool) -> String
  package var colder: @Sendable (_ difference: String, _ isTomorrow: Bool) -> String
  package var unchanged: @Sendable (_ isTomorrow: Bool) -> String
  /// The parts as a text.
  package var sentence: @Sendable (_ parts: [String]) -> String

  package var today: String
  package var tomorrow: String
  /// A day: weekday, day of the month, month's name.
  package var date: @Sendable (_ weekday: String, _ day: Int, _ month: String) -> String
  package var nextHours: @Sendable (_ hours: Int) -> String
  package var nextDays: @Sendable (_ days: Int) -> String

  // Labels of plots and tables, at most seven columns wide.
  package var rain: String
  package var clouds: String
  package var sun: String

  package var sunAllDay: String
  package var noSun: String
  package var air: String
  package var pollen: String
  package var noPollen: String
  package var warnings: String
  package var noWarnings: String
  package var notKnown: String
  package var until: @Sendable (_ time: String) -> String
  package var bestDay: String
  package var dryUntil: @Sendable (_ time: String) -> String
  package var wetUntil: @Sendable (_ time: String) -> String
  package var staysDry: String
  package var staysWet: String
  package var forecastFrom: @Sendable (_ provider: String) -> String
  package var problem: @Sendable (_ reason: String) -> String
}
