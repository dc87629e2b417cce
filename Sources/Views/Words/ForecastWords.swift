import Entities

/// What forecasts say in one language.
package nonisolated struct ForecastWords: Sendable {
  /// Names of the wind forces 0…12.
  var beaufort: [String]
  var beaufortUnit: String
  var pollutantName: @Sendable (AirQuality.Pollutant) -> String
  var pollenName: @Sendable (AirQuality.Pollen) -> String
  /// Names of the six bands, the best first.
  var europeanAir: [String]
  var usAir: [String]
  /// What an index is called.
  var airIndex: @Sendable (AirIndex.Scale) -> String
  /// What falls, as the beginning of a sentence.
  var fallName: @Sendable (Outlook.Fall) -> String

  // Parts of the summary, without a full stop; times are texts already.
  var dryFor: @Sendable (_ hours: Int) -> String
  var fallsUntil: @Sendable (_ fall: String, _ end: String) -> String
  var fallsOn: @Sendable (_ fall: String) -> String
  var fallsFrom: @Sendable (_ fall: String, _ start: String) -> String
  /// What falls now and turns into something else.
  var fallsNow: @Sendable (_ fall: String) -> String
  /// When what was told before ends.
  var clearing: @Sendable (_ end: String) -> String
  /// What fell today so far: `3.0 mm fell today`.
  var fellToday: @Sendable (_ amount: String) -> String
  var warmer: @Sendable (_ difference: String, _ isTomorrow: Bool) -> String
  var colder: @Sendable (_ difference: String, _ isTomorrow: Bool) -> String
  var unchanged: @Sendable (_ isTomorrow: Bool) -> String
  /// The parts as a text.
  var sentence: @Sendable (_ parts: [String]) -> String

  var today: String
  var tomorrow: String
  /// A day: weekday, day of the month, month's name.
  var date: @Sendable (_ weekday: String, _ day: Int, _ month: String) -> String
  var nextHours: @Sendable (_ hours: Int) -> String
  var nextDays: @Sendable (_ days: Int) -> String

  // Labels of plots and tables, at most seven columns wide.
  var rain: String
  var clouds: String
  var sun: String

  var sunAllDay: String
  var noSun: String
  var air: String
  var pollen: String
  var noPollen: String
  var warnings: String
  var noWarnings: String
  var until: @Sendable (_ time: String) -> String
  var bestDay: String
  /// How it is chosen, in a sentence.
  var bestDayRule: String
  /// That there is none.
  var noBestDay: String
  /// The time is `Sat 15:00` where it is not today's.
  var dryUntil: @Sendable (_ time: String) -> String
  var wetUntil: @Sendable (_ time: String) -> String
  var staysDry: String
  var staysWet: String
  var forecastFrom: @Sendable (_ provider: String) -> String
  var problem: @Sendable (_ reason: String) -> String

  // The next two hours; times are texts already, with `about` where they are interpolated.
  var about: @Sendable (_ time: String) -> String
  /// `Rain from about 15:30`.
  var startsAt: @Sendable (_ fall: String, _ time: String) -> String
  /// `Stops about 14:20`.
  var stopsAt: @Sendable (_ time: String, _ isAbout: Bool) -> String
  var dryForTwoHours: String
  var wetForTwoHours: @Sendable (_ fall: String) -> String
  /// A label of a plot, at most seven columns wide.
  var twoHours: String
  /// Nothing falls, in one word.
  var dry: String
  /// ``bestDay`` in a word or two.
  var bestDayInShort: String
}
