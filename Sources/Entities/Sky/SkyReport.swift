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
  /// The phases, seasons, eclipses and meteors to come, by time; `nil` when they were not asked for.
  package var events: [SkyEvent]?
  /// The sights of satellites in what is left of the night, in order; `nil` when no orbit is known.
  package var passes: [SatellitePass]?
  /// `nil` where there can be none, where it does not get dark, and when nothing is known.
  package var aurora: AuroraReport?

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

/// A meteor shower that is active in a night.
package struct ShowerReport: Hashable, Sendable {
  /// The English name, such as `Geminids`.
  package var name: String
  /// The maximum nearest to the night.
  package var peak: Date
  /// Meteors an hour to hope for at the night's best moment under a dark clear sky, with that night's moon; `nil` away
  /// from the peak, where the radiant does not rise in the dark, and when the shower is variable.
  package var rate: Double?
  /// When the most can be seen, or `nil` where the radiant does not rise in the dark.
  package var best: Date?

  package init(name: String, peak: Date) {
    self.name = name
    self.peak = peak
  }
}

/// Something to look forward to in the sky of a place.
package struct SkyEvent: Hashable, Sendable {
  package enum Eclipse: String, Hashable, Sendable {
    case penumbral, partial, annular, total
  }

  package enum Season: String, Hashable, Sendable {
    case marchEquinox, juneSolstice, septemberEquinox, decemberSolstice
  }

  package enum Kind: Hashable, Sendable {
    /// One of the four principal phases.
    case moon(MoonReport.Phase)
    case season(Season)
    /// As the place sees it: the covered part of the sun's disc, 0…1, and the sun's altitude in degrees.
    case solarEclipse(Eclipse, obscuration: Double, sunAltitude: Double)
    /// The part of the moon's diameter in the umbra, and the moon's altitude in degrees.
    case lunarEclipse(Eclipse, magnitude: Double, moonAltitude: Double)
    /// Meteors an hour under a perfect sky with the radiant overhead (`nil`: variable), and the lit part of the moon.
    case meteors(name: String, rate: Double?, moonlight: Double)
  }

  package var kind: Kind
  /// The instant of the phase, the season or the peak; for an eclipse its greatest phase.
  package var instant: Date

  package init(_ kind: Kind, at instant: Date) {
    self.kind = kind
    self.instant = instant
  }
}
