package import Entities
package import Essentials
package import Repositories

/// The weather of all cities: cached while it is young, fetched in as few requests as possible, from the next provider
/// where one fails.
package struct WeatherService: Sendable {
  /// The official warnings for a city.
  package typealias Alerts = @Sendable (City) async throws(ServiceFailure) -> [WeatherAlert]

  /// In the order in which they are asked.
  let sources: [any WeatherSource]
  let air: AirQualityRepository?
  let alerts: Alerts?
  let cached: CachedWeather
  let requests: Requests
  private var retry = RetryPolicy.watching
  /// Days of the forecast that are asked for.
  private var days = Self.usualDays
  let clock: WallClock
  let failed = NegativeCache()

  package init(
    sources: [any WeatherSource], air: AirQualityRepository?, alerts: Alerts?, cache: CacheRepository,
    requests: Requests, clock: WallClock
  ) {
    self.sources = sources
    self.air = air
    self.alerts = alerts
    cached = CachedWeather(cache: cache)
    self.requests = requests
    self.clock = clock
  }

  /// The first moment at which one of the providers may be asked, or `nil` when one may be at once. It is cached in files.
  @concurrent package func nextTurn() async -> Date? {
    let turns = sources.compactMap { source -> Date? in
      if case .notBefore(_, let date, _)? = requests.wait(for: source.service) { date } else { nil }
    }
    return turns.count == sources.count ? turns.min() : nil
  }

  /// Days of a forecast that tables and pages show.
  static let usualDays = 7

  /// The same for a command with a retry policy of its own, which wants so many days of the forecast, today among them.
  package func with(_ retry: RetryPolicy, days: Int = Self.usualDays) -> WeatherService {
    var other = self
    (other.retry, other.days) = (retry, max(days, Self.usualDays))
    return other
  }

  /// Whether something is cached of one of the cities, without any request.
  @concurrent package func hasCached(_ cities: [City]) async -> Bool {
    cities.contains { city in
      let weather = cached.weather(of: CityWeather(city: city), at: clock.now())
      return weather.current != nil || weather.forecast != nil
    }
  }

  /// Cities as JSON documents, of each of which a city's view model is decoded: the first with what is cached of their
  /// weather, the others alone.
  @concurrent package func documents(of cities: [City], readingFirst count: Int) async -> [Data] {
    cities.enumerated().map { cached.document(of: $1, isAlone: $0 >= count) }
  }

  /// Asks for everything that is due of some kinds, starting from what the caller knows of the cities, or from what is
  /// cached where that is younger. Decoding, encoding and files are beside the caller's actor.
  ///
  /// - Parameters:
  ///   - known: Each city once for each row that shows it.
  ///   - kinds: What is asked for; the others are as they are cached.
  ///   - policy: How the network may be used.
  ///   - weatherSettled: Is called when nothing more comes of the weather; air and warnings, some of which are asked for city by
  ///     city, may still be on their way.
  ///   - wanted: Where the cities are that are looked at just now: their files are read next.
  ///   - arrived: Is given cities whenever they differ from what the caller knows, in the order of arrival.
  @concurrent package func refresh(
    _ known: [CityWeather], kinds: Set<WeatherKind>, policy: FetchPolicy,
    weatherSettled: @escaping @Sendable () async -> Void = {},
    wanted: @escaping @Sendable () async -> [Coordinates] = { [] },
    arrived: @escaping @Sendable ([CityWeather]) async -> Void
  ) async {
    let round = WeatherRound(await read(known, wanted: wanted, arrived: arrived))
    // With something to show, a printed command waits less.
    let retry = retry.limited(hasCached: round.weather.contains { $0.current != nil || $0.forecast != nil })
    let refresh = WeatherRefresh(service: self, retry: retry, days: days, round: round, changed: arrived)
    guard policy != .never else {
      await refresh.stayOffline(kinds)
      return await weatherSettled()
    }
    var due: [WeatherKind: [City]] = [:]
    for kind in kinds { due[kind] = round.cities { isDue(kind, $0, policy, days) } }
    await refresh.run(due, weatherSettled)
    SystemResources.giveBackMemory()
  }

  /// What is cached of cities where that is younger than what is known, in batches that arrive as soon as they are read.
  private func read(
    _ known: [CityWeather], wanted: () async -> [Coordinates], arrived: ([CityWeather]) async -> Void
  ) async -> [CityWeather] {
    var weather = known
    var order = ReadingOrder(known.map(\.city.coordinates))
    while !Task.isCancelled, let batch = order.next(await wanted()) {
      for (index, read) in zip(batch, await readCached(batch.map { known[$0] })) { weather[index] = read }
      let changed = batch.filter { weather[$0] != known[$0] }
      if !changed.isEmpty { await arrived(changed.map { weather[$0] }) }
    }
    return weather
  }

  /// Two halves side by side: most of the time goes into decoding.
  private func readCached(_ known: [CityWeather]) async -> [CityWeather] {
    let now = clock.now()
    @Sendable func read(_ some: ArraySlice<CityWeather>) -> [CityWeather] {
      some.map { cached.weather(of: $0, at: now) }
    }
    async let first = read(known.prefix(known.count / 2))
    async let second = read(known.dropFirst(known.count / 2))
    return await first + second
  }

  private func isDue(_ kind: WeatherKind, _ weather: CityWeather, _ policy: FetchPolicy, _ days: Int) -> Bool {
    if kind == .alerts, weather.city.warningAuthority == nil { return false }
    if policy == .whenDue, failed.isRecent(kind, of: weather.city, at: clock.now()) { return false }
    guard policy == .whenDue, let (fetchedAt, provider) = fetched(kind, weather) else { return true }
    // What another provider than the chosen ones gave is asked for anew.
    if let provider, !sources.contains(where: { $0.provider == provider }) { return true }
    if kind == .forecast, lacksDays(weather, days) { return true }
    return clock.now().timeIntervalSince(fetchedAt) >= kind.timeToLive
  }

  /// Whether more days than usual are wanted of a forecast than are cached, and its provider may have them: so many were
  /// not requested before.
  private func lacksDays(_ weather: CityWeather, _ wanted: Int) -> Bool {
    guard wanted > Self.usualDays, let forecast = weather.forecast,
      let most = sources.first(where: { $0.provider == forecast.provider })?.mostDays
    else { return false }
    guard forecast.requestedDays ?? 0 < wanted else { return false }
    let today = CivilDate(clock.now(), in: weather.city.zone)
    return forecast.value.days.count { $0.date >= today } < min(wanted, most)
  }

  private func fetched(_ kind: WeatherKind, _ weather: CityWeather) -> (at: Date, provider: Provider?)? {
    switch kind {
    case .now: weather.current.map { ($0.fetchedAt, $0.provider) }
    case .forecast: weather.forecast.map { ($0.fetchedAt, $0.provider) }
    case .air: weather.airFetchedAt.map { ($0, nil) }
    case .alerts: weather.alertsFetchedAt.map { ($0, nil) }
    }
  }
}

/// How the network may be used for a run.
package enum FetchPolicy: Sendable {
  /// Only what is older than its time to live is fetched.
  case whenDue
  /// Everything is fetched, whatever is cached.
  case always
  /// Nothing is fetched.
  case never
}
