import Entities
import Foundation
import Repositories
import Services
import World

/// What the tests of services share: cities, an empty cache in memory.
enum ServiceSample {
  static let now = Date(timeIntervalSince1970: 1_795_176_000)

  static func cities() throws -> [City] {
    [
      try Sample.seoul(), try Sample.london(),
      try Sample.city("Portland", 43.66, -70.25, zone: "America/New_York", country: "US"),
    ]
  }
}

extension VirtualClock {
  /// An empty cache in memory, with this clock.
  var cache: CacheRepository {
    CacheRepository(directory: "/cache", files: .inMemory(now: { self.now }), now: { self.now })
  }
}

extension PlaceService {
  /// A place search in the built-in list alone; `zone` answers for places far from all of its own.
  static func offline(_ wording: PlaceWording = .english, zone: TimeZoneLookup? = nil) -> PlaceService {
    let requests = Requests(cache: .none, clock: VirtualClock(ServiceSample.now).clock)
    return PlaceService(geocoder: nil, requests: requests, wording: wording, zone: zone)
  }
}

extension WeatherService {
  /// A service over sources, with a cache of its own and no pauses that take time.
  init(_ sources: [any WeatherSource], _ time: VirtualClock, cache: CacheRepository, alerts: AlertLookup? = nil) {
    self.init(
      sources: sources, air: nil, alerts: alerts, cache: cache,
      requests: Requests(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
  }

  /// What is known of cities once everything that is due of some kinds arrived, starting from what is cached.
  func weather(
    of cities: [City], kinds: Set<WeatherKind> = [.now, .forecast], policy: FetchPolicy = .whenDue,
    arrived: @escaping @Sendable (CityWeather) -> Void = { _ in }
  ) async -> [CityWeather] {
    await weather(from: cities.map(CityWeather.init), kinds: kinds, policy: policy, arrived: arrived)
  }

  /// The same starting from what is known already.
  func weather(
    from known: [CityWeather], kinds: Set<WeatherKind> = [.now, .forecast], policy: FetchPolicy = .whenDue,
    arrived: @escaping @Sendable (CityWeather) -> Void = { _ in }
  ) async -> [CityWeather] {
    let reports = Recorder<CityWeather>()
    await refresh(known, kinds: kinds, policy: policy) { weather in
      weather.forEach(reports.record)
      weather.forEach(arrived)
    }
    let newest = Dictionary(reports.recorded.map { ($0.city, $0) }) { $1 }
    return known.map { newest[$0.city] ?? $0 }
  }

  /// What is cached of cities.
  func cached(for cities: [City]) async -> [CityWeather] { await weather(of: cities, kinds: [], policy: .never) }
}
