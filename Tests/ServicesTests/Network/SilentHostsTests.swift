import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// A printed command whose services accept the connection and say nothing: real requests, real queues, a fiftieth of the
/// time. A request's own limit is far beyond that of the test, so that only the shared deadline ends a silent one.
struct SilentHostsTests {
  private static let hosts: [WorldService] = [.openMeteo, .metNorway, .metAlerts, .airQuality, .celestrak]
  private static let combinations = (0..<1 << hosts.count).map { bits in
    Set(hosts.indices.filter { bits >> $0 & 1 == 1 }.map { hosts[$0] })
  }

  private func clock() -> WallClock {
    WallClock(now: { ServiceSample.now }, sleep: { try await Task.sleep(for: .seconds($0)) })
  }

  @Test(.timeLimit(.minutes(5)), arguments: combinations, [ProviderChoice.auto, .metNorway])
  func `all services together end at the command's deadline`(
    silent: Set<WorldService>, provider: ProviderChoice
  ) async throws {
    var world = ServiceWorld(now: ServiceSample.now)
    for service in silent { world.badDays[service] = .silence }
    let server = try LoopbackServer { [world] in world.answer($0) }
    let endpoints = try Endpoints(
      environment: Dictionary(uniqueKeysWithValues: Service.allCases.map { ($0.environmentVariable, server.url) }))
    let (clock, cache) = (clock(), CacheRepository.none)
    let requests = Requests(cache: cache, clock: clock, stretchedBy: 1.0 / 50)
    let repositories = ServiceRepositories(
      client: .live.stretched(by: 1000), endpoints: endpoints, settings: Settings(provider: provider), cache: cache,
      now: clock.now)
    let weather = WeatherService(
      sources: provider.providers.map(repositories.source), air: repositories.air,
      alerts: { city async throws(ServiceFailure) in try await repositories.warnings.alerts(in: city) }, cache: cache,
      requests: requests, clock: clock)
    let news = SkyNewsService(
      orbit: { satellite async throws(ServiceFailure) in try await repositories.orbits.elements(of: satellite) },
      kp: { () async throws(ServiceFailure) in try await repositories.spaceWeather.kpForecast() }, cache: cache,
      requests: requests, clock: clock)
    let picture = PictureService(
      science: repositories.pictures, fallback: nil, cache: cache, requests: requests, clock: clock)
    let cities = [
      try Sample.city("Oslo", 59.91, 10.75, zone: "GMT", country: "NO"),
      try Sample.city("Bergen", 60.39, 5.32, zone: "GMT", country: "NO"),
    ]
    let retry = requests.printed()
    async let orbits = news.with(retry).refreshed()
    async let today = try? picture.with(retry).todays()
    _ = await weather.with(retry).weather(of: cities, kinds: Set(WeatherKind.allCases))
    _ = await (orbits, today)
    for service in silent {
      let requests = server.requests.filter { WorldService(path: $0.path) == service }
      #expect(requests.count <= 1, "\(service): the others waited for their turn until the deadline")
    }
  }
}
