package import Entities
package import Essentials
package import Repositories

/// The weather of all cities: kept while it is young, fetched in as few requests as possible, from the next provider
/// where one fails.
package struct WeatherService: Sendable {
  /// The official warnings for a city.
  package typealias Alerts = @Sendable (City) async throws(ServiceFailure) -> [WeatherAlert]

  /// In the order in which they are asked.
  let sources: [any WeatherSource]
  let air: AirQualityRepository?
  let alerts: Alerts?
  let kept: KeptWeather
  private var retry: RetryPolicy
  let clock: WallClock
  let failed = NegativeCache()

  package init(
    sources: [any WeatherSource], air: AirQualityRepository?, alerts: Alerts?, cache: CacheRepository,
    retry: RetryPolicy, clock: WallClock
  ) {
    self.sources = sources
    self.air = air
    self.alerts = alerts
    kept = KeptWeather(cache: cache)
    self.retry = retry
    self.clock = clock
  }

  /// The same for a command that prints once and begins now.
  package var printing: WeatherService {
    var other = self
    other.retry = retry.printing
    return other
  }

  /// The first moment at which one of the providers may be asked, or `nil` when one may be at once.
  package var nextTurn: Date? {
    let turns = sources.compactMap { source -> Date? in
      if case .notBefore(_, let date, _)? = retry.wait(for: source.service) { date } else { nil }
    }
    return turns.count == sources.count ? turns.min() : nil
  }

  /// What is kept of each city, without any request; `known` is what the caller has of them already, which is taken where
  /// nothing younger is kept.
  package func kept(for cities: [City], known: [CityWeather] = []) -> [CityWeather] {
    let known = Dictionary(known.map { ($0.city.coordinates, $0) }) { first, _ in first }
    return cities.map { kept.weather(of: $0, known: known[$0.coordinates]) }
  }

  /// The weather of all cities in their order, after everything that is due of some kinds has been asked for; other kinds
  /// are as they are kept. `changed` hears of a city each time more is known of it, in the order of arrival.
  ///
  /// - Returns: What is known of each city, with the reason where the last refresh failed.
  package func weather(
    of cities: [City], kinds: Set<WeatherKind> = [.now, .forecast], policy: FetchPolicy = .whenDue,
    changed: @escaping @Sendable (CityWeather) async -> Void = { _ in }
  ) async -> [CityWeather] {
    await weather(from: kept(for: cities), kinds: kinds, policy: policy, changed: changed)
  }

  /// The weather of cities of which something is known, by the rules of ``weather(of:kinds:policy:changed:)``. What was
  /// known is let go of piece by piece as newer weather comes, so that a thousand forecasts are not in memory twice.
  package func weather(
    from known: consuming [CityWeather], kinds: Set<WeatherKind>, policy: FetchPolicy,
    changed: @escaping @Sendable (CityWeather) async -> Void
  ) async -> [CityWeather] {
    let round = WeatherRound(known)
    guard policy != .never else { return round.offline() }
    var due: [WeatherKind: [City]] = [:]
    for kind in kinds { due[kind] = round.cities { isDue(kind, $0, policy) } }
    let retry = (policy == .always ? retry.insisting : retry)
      .limited(hasKept: round.weather.contains { $0.current != nil || $0.forecast != nil })
    await WeatherRefresh(service: self, retry: retry, round: round, changed: changed).run(due)
    return round.weather
  }

  /// Gives the memory back that a refresh took, many megabytes for a thousand cities.
  package func giveBackMemory() { SystemResources.giveBackMemory() }

  private func isDue(_ kind: WeatherKind, _ weather: CityWeather, _ policy: FetchPolicy) -> Bool {
    if kind == .alerts, weather.city.warningAuthority == nil { return false }
    if policy == .whenDue, failed.isRecent(kind, of: weather.city, at: clock.now()) { return false }
    guard policy == .whenDue, let (fetchedAt, provider) = fetched(kind, weather) else { return true }
    // What another provider than the chosen ones gave is asked for anew.
    if let provider, !sources.contains(where: { $0.provider == provider }) { return true }
    return clock.now().timeIntervalSince(fetchedAt) >= kind.timeToLive
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
  /// Everything is fetched, whatever is kept.
  case always
  /// Nothing is fetched.
  case never
}
