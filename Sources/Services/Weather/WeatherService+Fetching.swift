import Entities
import Foundation
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
    let request = BatchRequest(service: .airQuality, patience: patience) { batch async throws(ServiceFailure) in
      try await air.airQuality(in: batch)
    }
    for batch in cities.batches(of: 100) {
      for (city, result) in zip(batch, await request.results(for: batch)) {
        guard case .success(let value) = result else { continue }
        kept.keep(value, of: city, at: clock.now())
        for row in round.update(city, { $0.air = value }) { await changed(row) }
      }
    }
  }

  /// The US weather service is asked city by city; when it fails, it is not known whether there are warnings.
  func fetchAlerts(_ cities: [City], into round: inout WeatherRound, changed: Listener) async {
    guard let alerts else { return }
    for city in cities {
      do throws(ServiceFailure) {
        let value = try await patience.request(.nws) { () async throws(ServiceFailure) in
          try await alerts(city)
        }
        kept.keep(value, of: city, at: clock.now())
        for row in round.update(city, { $0.alerts = value }) { await changed(row) }
      } catch {
        if error.concernsEveryCity { return }
      }
    }
  }

  /// Asks the first source about all cities, the next one about those it failed for, and so on. Where all fail, the
  /// first one's reason is told.
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
    for source in sources where !missing.isEmpty {
      let answers = await answers(of: source, for: missing, send: send) { city, value in
        let change = keep(value, city, source.provider)
        for row in round.update(city, change) { await changed(row) }
      }
      for (city, failure) in answers where reasons[city] == nil { reasons[city] = failure }
      missing = missing.filter { city in answers.contains { $0.0 == city } }
    }
    for city in missing {
      for row in round.update(city, { $0.problem = reasons[city] ?? .offline }) { await changed(row) }
    }
  }

  /// The cities a source failed for, with the reasons; `arrived` hears the others' values as they come.
  private func answers<Value: Sendable>(
    of source: any WeatherSource, for cities: [City],
    send:
      @escaping @Sendable (any WeatherSource, [City]) async throws(ServiceFailure) -> [Result<
        Value, ServiceFailure
      >],
    arrived: (City, Value) async -> Void
  ) async -> [(City, ServiceFailure)] {
    let request = BatchRequest(service: source.service, patience: patience) { batch async throws(ServiceFailure) in
      try await send(source, batch)
    }
    var failed: [(City, ServiceFailure)] = []
    var down: ServiceFailure?
    for batch in cities.batches(of: source.placesPerRequest) {
      // A service that is down for one request is not asked for the rest.
      if let down {
        failed += batch.map { ($0, down) }
        continue
      }
      for (city, result) in zip(batch, await request.results(for: batch)) {
        switch result {
        case .success(let value): await arrived(city, value)
        case .failure(let failure):
          failed.append((city, failure))
          if failure.concernsEveryCity { down = failure }
        }
      }
    }
    return failed
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
