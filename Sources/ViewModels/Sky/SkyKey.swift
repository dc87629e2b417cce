import Entities
import Essentials

/// The inputs that a row's sky depends on; a different key means a different sky.
nonisolated struct SkyKey: Equatable, Sendable {
  var coordinates: Coordinates
  /// The zone's identifier, since nights and days are those of the city's calendar.
  var timeZone: String
  /// Light pollution, if the settings have it.
  var siteSky: SiteSky?
  /// The sky's instant, as the number of whole slots of ``slotLength`` since 1970.
  var slot: Int
  /// When the forecast, on which the outlook depends, was fetched; `nil` without a forecast.
  var forecastFetchedAt: Date?
  /// Orbits and Kp.
  var skyData: SkyData

  /// Seconds for which a sky stays current: the moon moves 0.1° among the stars in that time.
  static let slotLength = 600.0

  /// The slot that an instant is in.
  static func slot(_ instant: Date) -> Int { Int((instant.timeIntervalSince1970 / slotLength).rounded(.down)) }
}
