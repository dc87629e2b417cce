/// A meteor shower of the working list of the International Meteor Organization.
///
/// Numbers: IMO 2026 Meteor Shower Calendar (ed. J. Rendtel), table 5; peaks of other years follow from the Sun's longitude.
package struct MeteorShower: Hashable, Sendable {
  /// The three-letter code, such as `PER`.
  package let code: String

  /// The English name.
  package let name: String

  /// Right ascension of the radiant at the maximum, degrees, J2000.0.
  package let rightAscension: Double

  /// Declination of the radiant at the maximum, degrees, J2000.0.
  package let declination: Double

  /// The Sun's geometric longitude at the maximum, degrees, equinox J2000.0.
  package let solarLongitude: Double

  /// First day of activity as month and day.
  package let begin: (month: Int, day: Int)

  /// Last day of activity as month and day; may be earlier in the year than `begin`.
  package let end: (month: Int, day: Int)

  /// Meteors an hour at the maximum with the radiant in the zenith under a perfect sky; `nil`: variable.
  package let zenithalHourlyRate: Double?

  /// Speed in km/s.
  package let speed: Double

  /// Population index r: how many times more meteors there are one magnitude fainter.
  package let populationIndex: Double

  package static func == (a: MeteorShower, b: MeteorShower) -> Bool { a.code == b.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
