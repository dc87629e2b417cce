import Entities
import Essentials
import Synchronization

/// Recent failures by city, for kinds of weather whose failures aren't shown.
///
/// Without it, every refresh of the weather would request air quality and warnings again.
final class NegativeCache: Sendable {
  private let failed = Mutex<[WeatherKind: [Coordinates: Date]]>([:])

  /// Seconds to wait after a failure before the next request.
  static let pause = 600.0

  /// Records that requests for a kind failed for some cities.
  func noteFailure(_ kind: WeatherKind, of cities: some Sequence<City>, at now: Date) {
    failed.withLock { failed in
      // Dropping expired entries keeps removed cities from accumulating.
      var dates = (failed[kind] ?? [:]).filter { Self.isRecent($0.value, now) }
      for city in cities { dates[city.coordinates] = now }
      failed[kind] = dates
    }
  }

  /// Whether a request for a city failed less than ``pause`` ago, even if one has succeeded since.
  func contains(_ kind: WeatherKind, of city: City, at now: Date) -> Bool {
    failed.withLock { failed in failed[kind]?[city.coordinates].map { Self.isRecent($0, now) } ?? false }
  }

  /// Failures in the future aren't recent, so that setting the clock back doesn't prolong the wait.
  private static func isRecent(_ date: Date, _ now: Date) -> Bool { (0..<pause).contains(now.timeIntervalSince(date)) }
}
