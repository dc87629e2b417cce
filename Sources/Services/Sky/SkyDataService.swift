package import Entities
import Essentials
package import Repositories

/// Satellite orbits and the Kp forecast: from the cache while fresh, else fetched concurrently. After any failure but to
/// connect, no run repeats the request for ten minutes, except the forecast's with `.always`. Old data stays in use.
package struct SkyDataService: Sendable {
  /// Fetches the elements of a satellite; `nil` if the catalogue no longer has any.
  package typealias OrbitLookup = @Sendable (Satellite) async throws(ServiceFailure) -> SatelliteElements?
  /// Fetches the Kp forecast.
  package typealias KpLookup = @Sendable () async throws(ServiceFailure) -> KpForecast

  private let fetchOrbit: OrbitLookup
  private let fetchKp: KpLookup
  private let cache: CacheRepository
  private let requests: Requests
  private var retry = RetryPolicy.watching
  private let clock: WallClock

  /// Seconds from an answer to the next request.
  private static let timesToLive = (orbit: 8 * 3600.0, kp: 3600.0)
  /// Seconds after a failure before the same is requested again, even by another run.
  package static let failurePause = NegativeCache.pause
  /// Seconds after which a forecast is no longer used. Orbits are used by their epoch, ``SatelliteTracks/maximumAge``.
  private static let oldestForecast = 86_400.0

  /// A service that fetches with the given closures and caches the answers.
  package init(
    orbit: @escaping OrbitLookup, kp: @escaping KpLookup, cache: CacheRepository, requests: Requests, clock: WallClock
  ) {
    (fetchOrbit, fetchKp, self.cache, self.requests, self.clock) = (orbit, kp, cache, requests, clock)
  }

  /// The same, with another retry policy.
  package func with(_ retry: RetryPolicy) -> SkyDataService {
    var other = self
    other.retry = retry
    return other
  }

  /// The cached data; makes no requests.
  @concurrent package func cached() async -> SkyData {
    let forecast = cachedForecast.flatMap { isOlder($0.storedAt, than: Self.oldestForecast) ? nil : $0.value }
    let orbits = Satellite.allCases.compactMap { cachedOrbit($0)?.value }
    var skyData = SkyData(orbits: orbits.compactMap(\.elements), kpForecast: forecast)
    skyData.isCatalogueKnown = orbits.count == Satellite.allCases.count
    return skyData
  }

  /// The data after one request for each part that is due.
  ///
  /// If a printed command cancels it, that counts as a failure: the user has waited long enough.
  @concurrent package func refreshed(_ policy: FetchPolicy = .whenDue) async -> SkyData {
    var skyData = await cached()
    guard policy != .never else { return skyData }
    let retry = retry.limited(hasCached: skyData.kpForecast != nil && skyData.isCatalogueKnown).withoutRetries
    async let orbitFailure = refreshOrbits(retry)
    await refreshForecast(policy, retry)
    let failure = await orbitFailure
    skyData = await cached()
    skyData.orbitFailure = failure
    return skyData
  }

  private func refreshForecast(_ policy: FetchPolicy, _ retry: RetryPolicy) async {
    let isDue = mayRequest(from: .swpc) && isOlder(cachedForecast?.storedAt, than: Self.timesToLive.kp)
    guard policy == .always || isDue else { return }
    _ = await attempt(.swpc) { () async throws(ServiceFailure) in
      cache.store(try await requests.send(to: .swpc, retry, fetchKp), under: Self.forecastKey, at: clock.now())
    }
  }

  /// Requests the due satellites one by one, as the service demands; returns a failure, or the wait that it asked for.
  private func refreshOrbits(_ retry: RetryPolicy) async -> ServiceFailure? {
    let due = Satellite.allCases.filter(isDue)
    guard !due.isEmpty else { return nil }
    guard mayRequest(from: .celestrak) else { return requests.wait(for: .celestrak) }
    return await attempt(.celestrak) { () async throws(ServiceFailure) in
      for satellite in due {
        _ = try await requests.send(to: .celestrak, retry) { () async throws(ServiceFailure) in
          try await elements(of: satellite)
        }
      }
    }
  }

  /// Whether an orbit may be requested: even with `--refresh` never early, since the service blocks impatient clients.
  func isDue(_ satellite: Satellite) -> Bool { isOlder(cachedOrbit(satellite)?.storedAt, than: Self.timesToLive.orbit) }

  /// Whether elements are cached that aren't due yet; the catalogue may have none.
  func hasFreshElements(of satellite: Satellite) -> Bool {
    !isDue(satellite) && cachedOrbit(satellite)?.value.elements != nil
  }

  /// A satellite's elements: the cached ones until they are due, then fetched, with one request, and cached; `nil` if
  /// the catalogue no longer has any.
  func elements(of satellite: Satellite) async throws(ServiceFailure) -> SatelliteElements? {
    guard isDue(satellite) else { return cachedOrbit(satellite)?.value.elements }
    let elements = try await fetchOrbit(satellite)
    cache.store(CachedOrbit(elements: elements), under: Self.key(of: satellite), at: clock.now())
    return elements
  }

  /// Sends requests to a service and remembers a failure across runs; returns it.
  private func attempt(_ service: Service, _ send: () async throws(ServiceFailure) -> Void) async -> ServiceFailure? {
    do throws(ServiceFailure) {
      try await send()
      cache.remove(Self.failureKey(service))
      return nil
    } catch {
      // The network may be back at any moment; the retry policy prevents useless requests.
      if case .cannotConnect = error { return error }
      // Without a deadline it is a live table, which the user has just left.
      guard !Task.isCancelled || retry.deadline != nil else { return error }
      cache.write(Self.failureKey(service), Data(), at: clock.now())
      // A request is cancelled when it takes longer than the command waits.
      return error == .requestFailed(service, .own(.cancelled)) ? .timedOut(service) : error
    }
  }

  /// Cached elements; `nil` for a satellite that no longer has any.
  private struct CachedOrbit: Codable { var elements: SatelliteElements? }

  private static let forecastKey = CacheKey(.sky, "kp")
  private static func key(of satellite: Satellite) -> CacheKey { CacheKey(.sky, satellite.name) }
  private static func failureKey(_ service: Service) -> CacheKey { CacheKey(.waits, "failed \(service.rawValue)") }

  private var cachedForecast: (value: KpForecast, storedAt: Date)? { cache.decodedValue(Self.forecastKey) }

  private func cachedOrbit(_ satellite: Satellite) -> (value: CachedOrbit, storedAt: Date)? {
    cache.decodedValue(Self.key(of: satellite))
  }

  /// Whether neither a recent failure nor a requested wait forbids a request to a service.
  private func mayRequest(from service: Service) -> Bool {
    requests.wait(for: service) == nil
      && isOlder(cache.read(Self.failureKey(service))?.storedAt, than: Self.failurePause)
  }

  /// Whether something was stored at least so many seconds ago, or never; the cache ignores what is from the future.
  private func isOlder(_ storedAt: Date?, than seconds: Double) -> Bool {
    storedAt.map { clock.now().timeIntervalSince($0) >= seconds } ?? true
  }
}
