import Entities

/// What the pages of the sky say in one language.
package nonisolated struct SkyWords: Sendable {
  var sun: String
  var moon: String
  var evening: String
  var morning: String
  /// `outlook`.
  var outlook: String
  var best: String
  /// What the bar of scores is called, in six columns at most.
  var scores: String
  var coming: String
  var meteors: String
  var sunset: String
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
  /// `down`, of a body below the horizon.
  var isDown: String
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
  /// `78 % dark`, of a night that only its darkness tells of.
  var howDark: @Sendable (_ percent: String) -> String
  var noDarkness: @Sendable (_ darkest: SkyLight) -> String
  /// `stays up`, of a sun that does not set.
  var staysUp: String
  var staysDown: String
  /// `midnight sun`.
  var alwaysUp: String
  /// `polar night`.
  var alwaysDown: String
  /// When the midnight sun ends.
  var nextSunset: @Sendable (_ dayAndTime: String) -> String
  /// When the polar night ends.
  var nextSunrise: @Sendable (_ dayAndTime: String) -> String
  var grazesSun: String
  var grazesMoon: String
  /// `waxing gibbous, 82 % lit`.
  var moonPhase: @Sendable (_ phase: String, _ percent: String) -> String
  var moonAge: @Sendable (_ days: String) -> String
  var moonRises: @Sendable (_ time: String) -> String
  var moonSets: @Sendable (_ time: String) -> String
  var moonUpAllNight: String
  var moonDownAllNight: String
  /// `41° up in the SE at 21:00`.
  var moonStands: @Sendable (_ altitude: String, _ direction: String, _ time: String) -> String
  var moonIsDown: @Sendable (_ time: String) -> String
  var score: @Sendable (_ score: Int, _ rating: String) -> String
  var reason: @Sendable (StargazingReason, SkyText) -> String
  var event: @Sendable (SkyEvent, SkyText) -> EventText
  var shower: @Sendable (ShowerReport, SkyText) -> String
  /// A planet in a sentence for plain output.
  var planet: @Sendable (PlanetReport, SkyText) -> String
  /// `day until 17:17`.
  var lightUntil: @Sendable (_ light: String, _ time: String) -> String
  /// `then day`, of the last light of a night.
  var thenLight: @Sendable (_ light: String) -> String
  var lightAllNight: @Sendable (_ light: String) -> String
  /// The lists and calendars of what happens.
  var events: EventWords
}
