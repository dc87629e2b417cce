package import Essentials

/// The sky above one place on one local day and in the night that begins on it, computed.
package struct SkyReport: Hashable, Sendable {
  /// The place's calendar day.
  package var date: CivilDate
  /// The instant for which altitudes, azimuths and visibility hold.
  package var instant: Date
  /// The night that begins on the day.
  package var night: NightReport
  @Boxed package var sun: SunReport
  @Boxed package var moon: MoonReport
  package var planets: [PlanetReport]
  package var stargazing: StargazingReport
  /// Meteor showers active in the night, the strongest first; `nil` when they were not asked for.
  package var showers: [ShowerReport]?
  /// The phases, seasons, eclipses and meteors to come, by time; `nil` when they were not asked for.
  package var events: [SkyEvent]?

  package init(
    date: CivilDate, instant: Date, night: NightReport, sun: SunReport, moon: MoonReport, planets: [PlanetReport],
    stargazing: StargazingReport = StargazingReport()
  ) {
    self.date = date
    self.instant = instant
    self.night = night
    self.sun = sun
    self.moon = moon
    self.planets = planets
    self.stargazing = stargazing
  }
}
