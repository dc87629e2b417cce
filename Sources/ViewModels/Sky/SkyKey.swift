import Entities
import Essentials

/// The inputs that a row's sky depends on; a different key means a different sky.
nonisolated struct SkyKey: Equatable, Sendable {
  var coordinates: Coordinates
  /// The identifier; nights and days are those of the city's calendar.
  var timeZone: String
  /// Light pollution, if the settings have it.
  var siteSky: SiteSky?
  /// Ten-minute slots since 1970; the moon moves 0.1° in one.
  var slot: Int
  /// The outlook depends on the forecast.
  var forecastFetchedAt: Date?
  /// Orbits and Kp.
  var skyData: SkyData
}
