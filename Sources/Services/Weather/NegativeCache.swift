import Entities
import Essentials
import Synchronization

/// Which cities a service was asked about in vain a moment ago, for kinds of weather whose failure is not shown.
///
/// Without it, air and warnings would be asked for at each refresh of the weather, however often that is.
final class NegativeCache: Sendable {
  private let failed = Mutex<[WeatherKind: [Coordinates: Date]]>([:])

  /// Seconds after a failure without another request.
  static let pause = 600.0

  func note(_ kind: WeatherKind, of cities: some Sequence<City>, at now: Date) {
    failed.withLock { failed in
      // What is over is forgotten, so that cities that are gone take no room.
      var dates = (failed[kind] ?? [:]).filter { Self.isRecent($0.value, now) }
      for city in cities { dates[city.coordinates] = now }
      failed[kind] = dates
    }
  }

  /// Whether that was asked in vain less than ten minutes ago.
  func isRecent(_ kind: WeatherKind, of city: City, at now: Date) -> Bool {
    failed.withLock { failed in failed[kind]?[city.coordinates].map { Self.isRecent($0, now) } ?? false }
  }

  /// After the clock was set back, the wait is no longer.
  private static func isRecent(_ date: Date, _ now: Date) -> Bool {
    (0..<pause).contains(now.timeIntervalSince(date))
  }
}
