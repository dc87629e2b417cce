package import Essentials

/// What comes in the sky of one city.
package struct ComingEvents: Hashable, Sendable {
  package var city: City
  /// What was asked for; `nil` for everything.
  package var choice: SkyEvent.Choice?
  /// The local date that it begins on.
  package var date: CivilDate
  /// The instant that it begins at.
  package var start: Date
  /// Whether that is now, and not the beginning of a day.
  package var isFromNow: Bool
  /// From the instant on, by time; what is running is among them.
  package var events: [SkyEvent]
  /// What is seen of satellites, by time; `nil` where no orbit is known or something else was asked for.
  package var passes: [SatellitePass]?
  /// Who made the forecast of the clouds that passes are judged by.
  package var forecastProvider: Provider?

  package init(
    city: City, choice: SkyEvent.Choice?, date: CivilDate, start: Date, isFromNow: Bool, events: [SkyEvent],
    passes: [SatellitePass]?, forecastProvider: Provider?
  ) {
    self.city = city
    self.choice = choice
    self.date = date
    self.start = start
    self.isFromNow = isFromNow
    self.events = events
    self.passes = passes
    self.forecastProvider = forecastProvider
  }

  /// The credits of what is requested and not computed: orbits, and the forecast of the clouds.
  package var credits: [String] {
    guard let passes, !passes.isEmpty else { return [] }
    let isCloudKnown = passes.contains { $0.cloudCover != nil }
    return [Service.celestrak.credit] + (isCloudKnown ? forecastProvider.map { [$0.attribution] } ?? [] : [])
  }
}
