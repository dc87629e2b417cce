import Entities
import Foundation
import Repositories
import Services
import World

/// What the tests of services share: cities, a clock that a test moves, an empty cache in memory.
enum ServiceSample {
  /// 2026-11-20T12:00:00Z.
  static let now = Date(timeIntervalSince1970: 1_795_176_000)

  static func city(
    _ name: String, _ latitude: Double, _ longitude: Double, _ zone: String, country: String? = nil
  ) throws -> City {
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
      throw ServiceFailure.notFound(.geocoding, "coordinates")
    }
    return City(name: name, region: nil, countryCode: country, coordinates: coordinates, timeZone: zone)
  }

  static func cities() throws -> [City] {
    [
      try city("Seoul", 37.566, 126.9784, "Asia/Seoul", country: "KR"),
      try city("London", 51.5085, -0.1257, "Europe/London", country: "GB"),
      try city("Portland", 43.66, -70.25, "America/New_York", country: "US"),
    ]
  }
}

/// A clock that stands until it is moved; waiting moves it.
final class MovableClock: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the time.
  private let lock = NSLock()
  private var time = ServiceSample.now

  var now: Date { lock.withLock { time } }
  func advance(_ seconds: Double) { lock.withLock { time += seconds } }

  var clock: WallClock { WallClock(now: { self.now }, sleep: { self.advance($0) }) }
  var cache: CacheRepository { cache(of: FileStore.inMemory(now: { self.now })) }
  private func cache(of files: FileStore) -> CacheRepository {
    CacheRepository(directory: "/cache", files: files, now: { self.now })
  }
}

extension WeatherService {
  /// A service over sources, with a cache of its own and no pauses that take time.
  init(_ sources: [any WeatherSource], _ time: MovableClock, cache: CacheRepository, alerts: Alerts? = nil) {
    self.init(
      sources: sources, air: nil, alerts: alerts, cache: cache,
      patience: Patience(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
  }
}
