import Entities

/// What forecasts say in one language.
package nonisolated struct ForecastWords: Sendable {
  /// Names of the wind forces 0…12.
  var beaufort: [String]
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
  var warmer: @Sendable (_ difference: String, _ isTomorrow: Bool) -> String
  var colder: @Sendable (_ difference: String, _ isTomorrow: Bool) -> String
  var unchanged: @Sendable (_ isTomorrow: Bool) -> String
  /// The parts as a text.
  var sentence: @Sendable (_ parts: [String]) -> String

  // Labels of plots and tables, at most seven columns wide.

  // The next two hours; times are texts already, with `about` where they are interpolated.
  /// `Stops about 14:20`.
  var stopsAt: @Sendable (_ time: String, _ isAbout: Bool) -> String
}
