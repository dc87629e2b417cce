import Entities

/// What the pages of the sky say in one language.
package nonisolated struct SkyWords: Sendable {
  var lightName: @Sendable (SkyLight) -> String
  var phaseName: @Sendable (MoonReport.Phase) -> String
  var ratingName: @Sendable (StargazingReport.Rating) -> String
  var seasonName: @Sendable (SkyEvent.Season) -> String
  /// A planet, of its English name.
  var planetName: @Sendable (String) -> String
  /// A shower, of its English name, which stays where the language has none of its own.
  var showerName: @Sendable (String) -> String
  var columnName: @Sendable (PlanetColumn) -> String
  var aidName: @Sendable (PlanetReport.Aid) -> String
  /// The title over several cities; the night is `nil` for tonight.
  var clearest: @Sendable (_ night: String?) -> String
  /// The same without a forecast.
  var clearestUnknown: @Sendable (_ night: String?) -> String

  /// `Tonight over Seoul` or `The night over Seoul`.
  var title: @Sendable (_ name: String, _ isTonight: Bool) -> String
  /// `Fri 20 to Sat 21 Nov 2026`.
  var nightOf: @Sendable (_ evening: CivilDate, _ words: Words) -> String
  /// `Tue 24 Nov`.
  var day: @Sendable (CivilDate, _ words: Words) -> String
  /// `10 h 51 min`.
  var duration: @Sendable (_ minutes: Int) -> String
  /// `10 h 51 min dark, 3 h 11 min without the moon`; the second is `nil` when the moon does not matter, and
  /// empty when it is up throughout.
  var darkness: @Sendable (_ dark: String, _ moonless: String?) -> String
  var noDarkness: @Sendable (_ darkest: SkyLight) -> String
  var reason: @Sendable (StargazingReason, SkyText) -> String
  var event: @Sendable (SkyEvent, SkyText) -> EventText
  var shower: @Sendable (ShowerReport, SkyText) -> String
  /// A planet in a sentence for plain output.
  var planet: @Sendable (PlanetReport, SkyText) -> String
  /// The lists and calendars of what happens.
  var events: EventWords
}
