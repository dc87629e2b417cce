package import Entities
package import Essentials
package import Repositories

/// Weather of many cities: cached while fresh, fetched in few requests, and from the next provider if one fails.
package struct WeatherService: Sendable {
  /// Fetches the official warnings in force for a city.
  package typealias AlertLookup = @Sendable (City) async throws(ServiceFailure) -> [WeatherAlert]

  /// The weather providers in order of preference.
  let sources: [any WeatherSource]
  /// The source of air quality; `nil` if it comes only from the cache.
  let air: AirQualityRepository?
  /// The source of warnings; `nil` if they come only from the cache.
  let alerts: AlertLookup?
  let cached: CachedWeather
  let requests: Requests
  private var retry = RetryPolicy.watching
  /// Days of forecast to request, including today; at least ``usualDays``.
  private(set) var days = Self.usualDays
  let clock: WallClock
  /// Failures to fetch air quality or warnings.
  let recentFailures = NegativeCache()

  /// A service that asks `sources` in that order; without `air` or `alerts`, these come only from the cache.
  package init(
    sources: [any WeatherSource], air: AirQualityRepository?, alerts: AlertLookup?, cache: CacheRepository,
    requests: Requests, clock: WallClock
  ) {
    (self.sources, self.air, self.alerts) = (sources, air, alerts)
    (cached, self.requests, self.clock) = (CachedWeather(cache: cache), requests, clock)
  }

  /// When a provider may be asked next, if all of them asked to wait; `nil` if one may be asked now.
  @concurrent package func earliestRequest() async -> Date? {
    let turns = sources.compactMap { source -> Date? in
      if case .notBefore(_, let date, _)? = requests.wait(for: source.service) { date } else { nil }
    }
    return turns.count == sources.count ? turns.min() : nil
  }

  /// Days of forecast that tables and pages show.
  static let usualDays = 7

  /// The same, with a retry policy and days of forecast, including today, of which it requests at least `usualDays`.
  package func with(_ retry: RetryPolicy, days: Int = Self.usualDays) -> WeatherService {
    var other = self
    (other.retry, other.days) = (retry, max(days, Self.usualDays))
    return other
  }

  /// Whether any of the cities has cached weather; makes no requests.
  @concurrent package func hasCached(_ cities: [City]) async -> Bool {
    cities.contains { Self.hasWeather(cached.weather(of: CityWeather(city: $0), at: clock.now())) }
  }

  private static func hasWeather(_ row: CityWeather) -> Bool { row.current != nil || row.forecast != nil }

  /// Cities as JSON documents for view models, in order: the first `count` with their cached weather, the rest without.
  @concurrent package func documents(of cities: [City], readingFirst count: Int) async -> [Data] {
    cities.enumerated().map { cached.document(of: $1, withWeather: $0 < count) }
  }

  /// Reads cached weather that is newer than the known one, then fetches what is due. Runs off the caller's actor.
  ///
  /// - Parameters:
  ///   - known: The weather that the caller has, one element per row.
  ///   - kinds: The kinds to fetch; others come from the cache only.
  ///   - policy: How the network may be used.
  ///   - isJustRead: Whether the known weather was read from the cache a moment ago, which then isn't read again if it
  ///     had weather of every city.
  ///   - weatherSettled: Called when current weather and forecasts are complete, but perhaps not air and warnings.
  ///   - placesInView: Asked repeatedly for the places on screen, whose cache files are read next.
  ///   - arrived: Called with the rows that have changed, off the main actor, by several tasks at once.
  @concurrent package func refresh(
    _ known: [CityWeather], kinds: Set<WeatherKind>, policy: FetchPolicy, isJustRead: Bool = false,
    weatherSettled: @escaping @Sendable () async -> Void = {},
    placesInView: @escaping @Sendable () async -> [Coordinates] = { [] },
    arrived: @escaping @Sendable ([CityWeather]) async -> Void
  ) async {
    let round = WeatherRound(await read(known, isJustRead: isJustRead, placesInView: placesInView, arrived: arrived))
    // A printed command with something to show waits less.
    let retry = retry.limited(hasCached: round.weather.contains(where: Self.hasWeather))
    let refresh = WeatherRefresh(service: self, retry: retry, round: round, changed: arrived)
    guard policy != .never else {
      await refresh.stayOffline(kinds)
      return await weatherSettled()
    }
    var due: [WeatherKind: [City]] = [:]
    for kind in kinds { due[kind] = round.cities { isDue(kind, $0, policy) } }
    await refresh.run(due, weatherSettled: weatherSettled)
    SystemResources.releaseFreeMemory()
  }

  /// The known weather, updated from the cache; changes are delivered in batches as soon as they are read.
  private func read(
    _ known: [CityWeather], isJustRead: Bool, placesInView: () async -> [Coordinates],
    arrived: ([CityWeather]) async -> Void
  ) async -> [CityWeather] {
    if isJustRead, known.allSatisfy(Self.hasWeather) { return known }
    var weather = known
    var order = ReadingOrder(known.map(\.city.coordinates))
    while !Task.isCancelled, let batch = order.next(await placesInView()) {
      for (index, read) in zip(batch, await readCached(batch.map { known[$0] })) { weather[index] = read }
      let changed = batch.filter { weather[$0] != known[$0] }
      if !changed.isEmpty { await arrived(changed.map { weather[$0] }) }
    }
    return weather
  }

  /// Reads two halves concurrently, since decoding takes most of the time.
  private func readCached(_ known: [CityWeather]) async -> [CityWeather] {
    let now = clock.now()
    @Sendable func read(_ some: ArraySlice<CityWeather>) -> [CityWeather] {
      some.map { cached.weather(of: $0, at: now) }
    }
    async let first = read(known.prefix(known.count / 2))
    async let second = read(known.dropFirst(known.count / 2))
    return await first + second
  }
}
