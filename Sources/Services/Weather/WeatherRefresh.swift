import Entities
import Essentials
import Repositories

/// One round of requests: air quality, warnings and weather concurrently, the weather from one provider after another.
struct WeatherRefresh: Sendable {
  let service: WeatherService
  let retry: RetryPolicy
  let round: WeatherRound
  /// Called with the weather of the rows that an answer or a failure changed.
  let changed: @Sendable ([CityWeather]) async -> Void

  private var sources: [any WeatherSource] { service.sources }
  private var days: Int { service.days }
  private var cached: CachedWeather { service.cached }
  private var now: Date { service.clock.now() }

  /// Requests each kind where it is due; calls `weatherSettled` when current weather and forecasts are complete.
  func run(_ due: [WeatherKind: [City]], weatherSettled: () async -> Void) async {
    async let air = fetchAir(due[.air] ?? [])
    async let alerts = fetchAlerts(due[.alerts] ?? [])
    await fetchWeather(now: due[.now] ?? [], forecast: due[.forecast] ?? [])
    await weatherSettled()
    note(.air, failedFor: await air)
    note(.alerts, failedFor: await alerts)
  }

  /// Requests air quality, and returns the cities for which that failed.
  private func fetchAir(_ cities: [City]) async -> [City] {
    guard let air = service.air, !cities.isEmpty else { return [] }
    return await ask(.airQuality, about: cities, batchSize: air.placesPerRequest, retry: retry, send: air.airQuality) {
      city, value in
      let now = now
      cached.store(value, as: .air, of: city, at: now)
      await changed(round.update(city) { $0.air = Fetched(value, fetchedAt: now) })
    }.map(\.key)
  }

  /// Asks all authorities for warnings at once, each city by city, and returns the cities for which that failed.
  private func fetchAlerts(_ cities: [City]) async -> [City] {
    guard let alerts = service.alerts else { return [] }
    return await withTaskGroup { group in
      for case (let authority?, let cities) in Dictionary(grouping: cities, by: \.alertAuthority) {
        group.addTask { await fetch(alerts, from: authority, for: cities) }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
  }

  /// Asks one authority, with its own breaker: it may also be a provider of forecasts, and either can fail alone.
  private func fetch(
    _ alerts: @escaping WeatherService.AlertLookup, from authority: AlertAuthority, for cities: [City]
  ) async -> [City] {
    await ask(authority.service, about: cities, batchSize: 1, retry: retry, sharesBreaker: false) {
      batch async throws(ServiceFailure) in
      try await batch.singleResult(alerts)
    } arrived: { city, value in
      let now = now
      cached.store(value, as: .alerts, of: city, at: now)
      await changed(round.update(city) { $0.alerts = Fetched(value, fetchedAt: now) })
    }.map(\.key)
  }

  /// Delays the next request after a failure, unless all weather providers fail for the moment, as without a network.
  private func note(_ kind: WeatherKind, failedFor cities: [City]) {
    let isNetworkDown = !sources.isEmpty && sources.allSatisfy { round[down: $0.service]?.isTransient == true }
    guard !Task.isCancelled, !isNetworkDown else { return }
    service.recentFailures.noteFailure(kind, of: cities, at: now)
  }

  /// Asks each source about the cities for which those before failed; a city's problem is its first failure.
  ///
  /// A source that timed out is retried only after the others failed: three tries take most of a minute, and another
  /// may answer in a second. Once one is down, the next get a single try, so that without a network waits don't add up.
  private func fetchWeather(now: [City], forecast: [City]) async {
    var missing = MissingWeather(now: now, forecast: forecast)
    for (index, source) in sources.enumerated() where !missing.isEmpty {
      let left = sources.count - index
      let share = retry.sharing(among: left, at: service.clock.instant())
      let policy = left > 1 ? share.withoutRetryingTimeouts : retry
      let isAnyDown = sources.contains { round[down: $0.service] != nil }
      await ask(source, for: &missing, retry: isAnyDown ? policy.withoutRetries : policy)
    }
    for source in sources.dropLast() where !missing.isEmpty {
      guard case .timedOut = round[down: source.service], let (pause, retry) = retry.afterFirstTry,
        await service.requests.sleep(pause, before: retry.deadline)
      else { continue }
      round[down: source.service] = nil
      await ask(source, for: &missing, retry: retry)
    }
    await updateProblems(missing.problems)
  }

  /// Sets the problem `offline` for cities without current weather, if that is in `kinds`; clears all other problems.
  func stayOffline(_ kinds: Set<WeatherKind>) async {
    let missing = kinds.contains(.now) ? round.cities { $0.current == nil } : []
    await updateProblems(Dictionary(uniqueKeysWithValues: missing.map { ($0, .offline) }))
  }

  /// Replaces the problems of the last round with those of this one.
  private func updateProblems(_ problems: [City: ServiceFailure]) async {
    let cities = round.cities { $0.problem != problems[$0.city] }
    await changed(cities.flatMap { city in round.update(city) { $0.problem = problems[city] } })
  }

  /// Asks a source for what is missing, current weather and forecast in one request if it can answer both.
  private func ask(_ source: any WeatherSource, for missing: inout MissingWeather, retry: RetryPolicy) async {
    let steps: [Set<WeatherKind>] = source.combinesKinds ? [[.now, .forecast]] : []
    for kinds in steps + [[.now], [.forecast]] {
      let cities = missing.cities(for: kinds, onlyThese: source.combinesKinds)
      guard !cities.isEmpty else { continue }
      let failures = await ask(source.service, about: cities, batchSize: source.placesPerRequest, retry: retry) {
        batch async throws(ServiceFailure) in
        try await source.weather(kinds, days: min(days, source.maximumDays ?? days), in: batch)
      } arrived: { city, weather in
        missing.note(weather, of: city)
        await store(weather, of: city, from: source.provider)
      }
      missing.note(failures)
    }
  }

  /// Caches what a provider sent for a city, and updates the city's rows. The days already known complete a forecast.
  private func store(_ weather: PlaceWeather, of city: City, from provider: Provider) async {
    let now = now
    let forecast = weather.forecast.map { forecast in
      var completed = forecast.completed(in: city.zone, by: round.weather(of: city)?.forecast?.value)
      completed.requestedDays = days > WeatherService.usualDays ? days : nil
      return Sourced(completed, provider: provider, fetchedAt: now)
    }
    let current = weather.current.map { Sourced($0, provider: provider, fetchedAt: now) }
    if let current { cached.store(current, as: .now, of: city, at: now) }
    if let forecast { cached.store(forecast, as: .forecast, of: city, at: now) }
    let rows = round.update(city) { row in
      row.problem = nil
      if let current { row.current = current }
      if let forecast { row.forecast = forecast }
    }
    await changed(rows)
  }

  /// Asks a service about cities, `batchSize` (at least 1) in a request, unless it is down in this round; returns the
  /// failures by city. Calls `arrived` with each value, in the order of the cities.
  ///
  /// With `sharesBreaker`, failures count for all its requests in this round, else only for those of this call.
  private func ask<Value: Sendable>(
    _ service: Service, about cities: [City], batchSize: Int, retry: RetryPolicy, sharesBreaker: Bool = true,
    send: @escaping @Sendable ([City]) async throws(ServiceFailure) -> Answers<Value>,
    arrived: (City, Value) async -> Void
  ) async -> [City: ServiceFailure] {
    var breaker = CircuitBreaker(sharesBreaker ? round[down: service] : nil)
    var failures: [City: ServiceFailure] = [:]
    let request = BatchRequest(service: service, requests: self.service.requests, retry: retry, send: send)
    for start in stride(from: 0, to: cities.count, by: batchSize) {
      let batch = Array(cities[start...].prefix(batchSize))
      for (city, result) in zip(batch, await request.results(for: batch, &breaker)) {
        switch result {
        case .success(let value): await arrived(city, value)
        case .failure(let failure): failures[city] = failure
        }
      }
    }
    if sharesBreaker { round[down: service] = breaker.failure }
    return failures
  }
}
