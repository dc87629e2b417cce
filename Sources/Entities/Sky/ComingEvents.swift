package import Essentials

/// The coming events in the sky over one city.
package struct ComingEvents: Hashable, Sendable {
  package var city: City
  /// The requested kind of events; `nil` for all.
  package var choice: SkyEvent.Choice?
  /// The instant at which the list starts.
  package var start: Date
  /// Whether the list starts now, not at the start of a day.
  package var isFromNow: Bool
  /// In order of time, including those already in progress at the start.
  package var events: [SkyEvent]
  /// Visible satellite passes in order of time; `nil` if no orbit is known or passes weren't requested.
  package var passes: [SatellitePass]?
  /// The provider of the cloud forecast for the passes; `nil` if there is none.
  package var forecastProvider: Provider?

  package init(
    city: City, choice: SkyEvent.Choice?, start: Date, isFromNow: Bool, events: [SkyEvent],
    passes: [SatellitePass]?, forecastProvider: Provider?
  ) {
    (self.city, self.choice, self.start, self.isFromNow) = (city, choice, start, isFromNow)
    (self.events, self.passes, self.forecastProvider) = (events, passes, forecastProvider)
  }

  /// The credits for data that isn't computed: orbits, even if they show that there is no pass, and the cloud forecast.
  package var credits: [String] {
    guard let passes else { return [] }
    let forecastCredit = passes.contains { $0.cloudCover != nil } ? forecastProvider?.credit : nil
    return [Service.celestrak.credit, forecastCredit].compactMap(\.self)
  }
}
