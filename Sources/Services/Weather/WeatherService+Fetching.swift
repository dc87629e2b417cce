import Entities
import Essentials
import Repositories

extension WeatherService {
  /// Hears of a city each time more is known of it.
  typealias Listener = @Sendable (CityWeather) async -> Void

  func fetchCurrent(_ cities: [City], into round: inout WeatherRound, changed: Listener) async {
    await fetch(cities, into: &round, changed: changed) { source, batch async throws(ServiceFailure) in
      try await source.current(in: batch)
    } keep: { value, city, provider in
      let now = clock.now()
      kept.keep(value, of: city, from: provider, at: now)
      return { $0.current = Sourced(value, provider: provider, fetchedAt: now) }
    }
  }

  func fetchForecast(_ cities: [City], into round: inout WeatherRound, changed: Listener) async {
    await fetch(cities, into: &round, changed: changed) { source, batch async throws(ServiceFailure) in
      try await source.forecast(in: batch)
    } keep: { value, city, provider in
      let now = clock.now()
      kept.keep(value, of: city, from: provider, at: now)
      return { $0.forecast = Sourced(value, provider: provider, fetchedAt: now) }
    }
  }

  func fetchAir(_ cities: [City], into round: inout WeatherRound, changed: Listener) async {
    guard let air else { return }
    let patience = round.down.isEmpty ? patience : patience.withoutPauses
    let missing = await ask(.airQuality, about: cities, atOnce: air.placesPerRequest, in: &round, patience: patience) {
      batch async throws(ServiceFailure) in
      try await air.airQuality(in: batch)
    } arrived: { city, value, round in
      let now = clock.now()
      kept.keep(value, of: city, at: now)
      for row in round.update(city, { ($0.air, $0.airFetchedAt) = (value, now) }) { await changed(row) }
    }
    note(.air, failedFor: missing.keys, in: round)
  }

  /// The US weather service is asked city by city; when it fails, it is not known whether there are warnings.
  func fetchAlerts(_ cities: [City], into round: inout WeatherRound, changed: Listener) async {
    guard let alerts else { return }
    let patience = round.down.isEmpty ? patience : patience.withoutPauses
    let missing = await ask(.nws, about: cities, atOnce: 1, in: &round, patience: patience) {
      batch async throws(ServiceFailure) in
      var results: [Result<[WeatherAlert], ServiceFailure>] = []
      for city in batch { results.append(.success(try await alerts(city))) }
      return results
    } arrived: { city, value, round in
      let now = clock.now()
      kept.keep(value, of: city, at: now)
      for row in round.update(city, { ($0.alerts, $0.alertsFetchedAt) = (value, now) }) { await changed(row) }
    }
    note(.alerts, failedFor: missing.keys, in: round)
  }

  /// Leaves a service alone that failed by itself; where no provider of weather answers either, it is the network, and
  /// what was missed is asked for with the weather.
  private func note(_ kind: WeatherKind, failedFor cities: some Sequence<City>, in round: WeatherRound) {
    let isNetworkDown = !sources.isEmpty && sources.allSatisfy { round.down[$0.service] != nil }
    guard !Task.isCancelled, !isNetworkDown else { return }
    failed.note(kind, of: cities, at: clock.now())
  }

  /// Asks the first source about all cities, the next one about those it failed for, and so on. Where all fail, the
  /// first one's reason is told.
  ///
  /// A source that does not answer in time is asked again only when the others failed too: its three tries take most of
  /// a minute, and another source may answer in a second.
  private func fetch<Value: Sendable>(
    _ cities: [City], into round: inout WeatherRound, changed: Listener,
    send:
      @escaping @Sendable (any WeatherSource, [City]) async throws(ServiceFailure) -> [Result<
        Value, ServiceFailure
      >],
    keep: (Value, City, Provider) -> (inout CityWeather) -> Void
  ) async {
    var missing = cities
    var reasons: [City: ServiceFailure] = [:]
    func ask(_ source: any WeatherSource, _ patience: Patience) async {
      let failures = await self.ask(
        source.service, about: missing, atOnce: source.placesPerRequest, in: &round, patience: patience
      ) { batch async throws(ServiceFailure) in
        try await send(source, batch)
      } arrived: { city, value, round in
        let change = keep(value, city, source.provider)
        for row in round.update(city, change) { await changed(row) }
      }
      reasons.merge(failures) { first, _ in first }
      missing.removeAll { failures[$0] == nil }
    }
    let downBefore = Set(round.down.keys)
    for (index, source) in sources.enumerated() where !missing.isEmpty {
      let isLast = index == sources.count - 1
      let patience = isLast ? patience : patience.withoutRepeatingSilence
      await ask(source, round.down.isEmpty ? patience : patience.withoutPauses)
    }
    for source in sources.dropLast() where !missing.isEmpty && !downBefore.contains(source.service) {
      guard case .timedOut = round.down[source.service] else { continue }
      round.down[source.service] = nil
      await ask(source, patience.afterFirstTry)
    }
    for city in missing {
      for row in round.update(city, { $0.problem = reasons[city] ?? .offline }) { await changed(row) }
    }
  }

  /// Asks a service about cities, in batches, and returns those it failed for with the reasons.
  ///
  /// A service that is down is not asked again in the round, and while any is, the others are tried once: without a
  /// network, nobody should wait for each kind and each provider in turn.
  private func ask<Value: Sendable>(
    _ service: Service, about cities: [City], atOnce size: Int, in round: inout WeatherRound, patience: Patience,
    send: @escaping @Sendable ([City]) async throws(ServiceFailure) -> [Result<Value, ServiceFailure>],
    arrived: (City, Value, inout WeatherRound) async -> Void
  ) async -> [City: ServiceFailure] {
    var failures: [City: ServiceFailure] = [:]
    var brake = Brake(round.down[service])
    let request = BatchRequest(service: service, patience: patience, send: send)
    for batch in cities.batches(of: size) {
      for (city, result) in zip(batch, await request.results(for: batch, &brake)) {
        switch result {
        case .success(let value): await arrived(city, value, &round)
        case .failure(let failure): failures[city] = failure
        }
      }
    }
    round.down[service] = brake.failure
    return failures
  }
}

extension Array {
  /// The elements in runs of at most `size`.
  fileprivate func batches(of size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: Swift.max(size, 1)).map {
      Array(self[$0..<Swift.min($0 + Swift.max(size, 1), count)])
    }
  }
}
