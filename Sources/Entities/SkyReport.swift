package import Foundation

/// The sky above one place on one local day and in the night that begins on it, computed.
package struct SkyReport: Hashable, Sendable {
  /// The place's calendar day.
  package var date: CivilDate
  /// The instant for which altitudes, azimuths and visibility hold.
  package var instant: Date
  package var sun: SunReport
  package var moon: MoonReport
  package var planets: [PlanetReport]
  package var stargazing: StargazingReport

  package init(
    date: CivilDate, instant: Date, sun: SunReport, moon: MoonReport, planets: [PlanetReport],
    stargazing: StargazingReport
  ) {
    self.date = date
    self.instant = instant
    self.sun = sun
    self.moon = moon
    self.planets = planets
    self.stargazing = stargazing
  }
}
