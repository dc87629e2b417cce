package import Entities

/// What the pages of the sky say in one language.
package nonisolated struct SkyWords: Sendable {
  package var sun: String
  package var moon: String
  package var evening: String
  package var morning: String
  /// `outlook`.
  package var outlook: String
  package var best: String
  /// What the bar of scores is called, in six columns at most.
  package var scores: String
  package var coming: String
  package var meteors: String
  package var sunset: String
  package var lightName: @Sendable (SkyLight) -> String
  package var phaseName: @Sendable (MoonReport.Phase) -> String
  package var ratingName: @Sendable (StargazingReport.Rating) -> String
  package var seasonName: @Sendable (SkyEvent.Season) -> String
  /// A planet, of its English name.
  package var planetName: @Sendable (String) -> String
  /// A shower, of its English name, which stays where the language has none of its own.
  package var showerName: @Sendable (String) -> String
  package var columnName: @Sendable (PlanetColumn) -> String
  package var aidName: @Sendable (PlanetReport.Aid) -> String
  /// `down`, of a body below the horizon.
  package var isDown: String
  /// The title over several cities; the night is `nil` for tonight.
  package var clearest: @Sendable (_ night: String?) -> String
  /// The same without a forecast.
  package var clearestUnknown: @Sendable (_ night: String?) -> String

  /// `Tonight over Seoul` or `The night over Seoul`.
  package var title: @Sendable (_ name: String, _ isTonight: Bool) -> String
  /// `Fri 20 to Sat 21 Nov 2026`.
  package var nightOf: @Sendable (_ evening: CivilDate, _ words: Words) -> String
  /// `Tue 24 Nov`.
  package var day: @Sendable (CivilDate, _ words: Words) -> String
  /// `10 h 51 min`.
  package var duration: @Sendable (_ minutes: Int) -> String
  /// `10 h 51 min dark, 3 h 11 min without the moon`; the second is `nil` when the moon does not matter, and
  /// empty when it is up throughout.
  package var darkness: @Sendable (_ dark: String, _ moonless: String?) -> String
  /// `78 % dark`, of a night that only its darkness tells of.
  package var howDark: @Sendable (_ percent: String) -> String
  package var noDarkness: @Sendable (_ darkest: SkyLight) -> String
  /// `stays up`, of a sun that does not set.
  package var staysUp: String
  package var staysDown: String
  package var alwaysUp: String
  package var alwaysDown: String
  package var grazesSun: String
  package var grazesMoon: String
  /// `waxing gibbous, 82 % lit`.
  package var moonPhase: @Sendable (_ phase: String, _ percent: String) -> String
  package var moonAge: @Sendable (_ days: String) -> String
  package var moonRises: @Sendable (_ time: String) -> String
  package var moonSets: @Sendable (_ time: String) -> String
  package var moonUpAllNight: String
  package var moonDownAllNight: String
  /// `41° up in the SE at 21:00`.
  package var moonStands: @Sendable (_ altitude: String, _ direction: String, _ time: String) -> String
  package var moonIsDown: @Sendable (_ time: String) -> String
  package var score: @Sendable (_ score: Int, _ rating: String) -> String
  package var reason: @Sendable (StargazingReason, SkyText) -> String
  package var event: @Sendable (SkyEvent, SkyText) -> String
  package var shower: @Sendable (ShowerReport, SkyText) -> String
  /// A planet in a sentence for plain output.
  package var planet: @Sendable (PlanetReport, SkyText) -> String
  /// `day until 17:17`.
  package var lightUntil: @Sendable (_ light: String, _ time: String) -> String
  package var lightAllNight: @Sendable (_ light: String) -> String
}
