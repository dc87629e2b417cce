package import Essentials

/// The sky over one place on a local day and in the night that follows.
package struct SkyReport: Hashable, Sendable {
  /// The years for which the astronomical theories are accurate; the sky is computed for no others.
  package static let years = 1900...2100

  /// The place's calendar day.
  package var date: CivilDate
  /// The instant for which altitudes, azimuths and visibility are given.
  package var instant: Date
  /// The night that starts on that day.
  package var night: NightReport
  package var sun: SunReport
  package var moon: MoonReport
  /// From Mercury outwards to Neptune.
  package var planets: [PlanetReport]
  package var stargazing = StargazingReport()
  /// Meteor showers active in the night, strongest first; `nil` if not requested.
  package var showers: [ShowerReport]?
  /// Events from the start of the day on, in order of time; `nil` if not requested.
  package var events: [SkyEvent]?
  /// The instant at which ``comingEvents`` aren't over yet: ``instant`` if that is now or was requested, else the
  /// start of the day. `nil` if events weren't requested.
  package var comingFrom: Date?
  /// Visible satellite passes in the rest of the night, in order; `nil` if no orbit is known.
  package var passes: [SatellitePass]?
  /// The best chance of an aurora; `nil` if none is possible there, it doesn't get dark, or nothing is known.
  package var aurora: AuroraReport?
  /// The golden and blue hours at both ends of the night; `nil` if not requested.
  package var light: PhotographicLight?
  /// The altitudes of all bodies through the night; `nil` if not requested.
  package var curves: [AltitudeCurve]?

  package init(
    date: CivilDate, instant: Date, night: NightReport, sun: SunReport, moon: MoonReport, planets: [PlanetReport]
  ) {
    (self.date, self.instant, self.night) = (date, instant, night)
    (self.sun, self.moon, self.planets) = (sun, moon, planets)
  }

  /// The events in progress or still to come; `nil` if not requested.
  package var comingEvents: [SkyEvent]? { events?.filter { !$0.isOver(at: comingFrom ?? instant) } }
}
