package import Essentials

/// The sky above one place on one local day and in the night that begins on it, computed.
package struct SkyReport: Hashable, Sendable {
  /// The place's calendar day.
  package var date: CivilDate
  /// The instant for which altitudes, azimuths and visibility hold.
  package var instant: Date
  /// The night that begins on the day.
  package var night: NightReport
  package var sun: SunReport
  package var moon: MoonReport
  package var planets: [PlanetReport]
  package var stargazing = StargazingReport()
  /// Meteor showers active in the night, the strongest first; `nil` when they were not asked for.
  package var showers: [ShowerReport]?
  /// What happens from the beginning of the day on, by time; `nil` when it was not asked for.
  package var events: [SkyEvent]?
  /// From when on it lists what comes: the instant of a night that was asked for at one, else the beginning of the day.
  package var comingFrom: Date?
  /// The sights of satellites in what is left of the night, in order; `nil` when no orbit is known.
  package var passes: [SatellitePass]?
  /// `nil` where there can be none, where it does not get dark, and when nothing is known.
  package var aurora: AuroraReport?

  /// The warm and the blue light of the night's two ends; `nil` when they were not asked for.
  package var light: PhotographicLight?
  /// The altitudes of all bodies through the night; `nil` when they were not asked for.
  package var curves: [AltitudeCurve]?

  package init(
    date: CivilDate, instant: Date, night: NightReport, sun: SunReport, moon: MoonReport, planets: [PlanetReport]
  ) {
    self.date = date
    self.instant = instant
    self.night = night
    self.sun = sun
    self.moon = moon
    self.planets = planets
  }
}

extension SkyReport {
  /// What is running or still to come; `nil` when it was not asked for.
  package var coming: [SkyEvent]? { events?.filter { !$0.isOver(at: comingFrom ?? instant) } }
}

/// A meteor shower that is active in a night.
package struct ShowerReport: Hashable, Sendable {
  /// The English name, such as `Geminids`.
  package var name: String
  /// The maximum nearest to the night.
  package var peak: Date
  /// Meteors an hour to hope for at the night's best moment under a dark clear sky, with that night's moon; `nil` away
  /// from the peak, where the radiant does not rise in the dark, and when the shower is variable.
  package var rate: Double?
  /// The same under the place's own sky, with the lamps around it.
  package var rateHere: Double?
  /// When the most can be seen, or `nil` where the radiant does not rise in the dark.
  package var best: Date?

  package init(name: String, peak: Date) {
    self.name = name
    self.peak = peak
  }
}
