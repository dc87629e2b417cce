import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// A printed command whose services accept the connection and say nothing: real requests, real queues, a fiftieth of
/// the time. A request's own limit is far beyond that of the test, so that only the shared deadline ends a silent one.
struct SilentHostsTests {
  /// Those that share a queue, or answer for each other.
  private static let entangled: [WorldService] = [
    .openMeteo, .metNorway, .metAlerts, .nws, .brightSky, .celestrak, .apod,
  ]
  private static let hosts = entangled + [.airQuality, .eccc, .swpc]
  /// All, each, and each two of those that have to do with each other.
  private static let combinations: [Set<WorldService>] =
    [Set(hosts)] + hosts.map { [$0] }
    + entangled.flatMap { first in entangled.filter { $0.rawValue > first.rawValue }.map { [first, $0] } }

  /// What the command has to show before it asks, and with whom it begins.
  private static let situations: [(hasCached: Bool, provider: Settings.Choice<Provider>)] = [
    (false, .auto), (false, .only(.metNorway)), (true, .auto), (true, .only(.metNorway)),
  ]

  @Test(.timeLimit(.minutes(5)), arguments: combinations, situations)
  func `all services together end at the command's deadline`(
    silent: Set<WorldService>, situation: (hasCached: Bool, provider: Settings.Choice<Provider>)
  ) async throws {
    let time = VirtualClock(ServiceSample.now)
    let cache = situation.hasCached ? time.cache : .none
    if situation.hasCached {
      _ = try await run(situation.provider, [], cache, time, stretch: 20)
      // Everything is due again.
      time.advance(by: 9 * 3600)
    }
    let (asked, limits) = try await run(situation.provider, silent, cache, time, stretch: 1.0 / 50)
    let limit = try #require(situation.hasCached ? limits.cached : limits.nothing)
    #expect(asked.allSatisfy { $0.deadline.map { $0 <= limit } == true }, "no request has more time than the command")
    for service in silent {
      let count = asked.count { $0.service == service }
      #expect(count <= 1, "\(service): the others waited for their turn until the deadline")
    }
  }

  private typealias Asked = (service: WorldService?, deadline: ContinuousClock.Instant?)

  /// Asks all services for everything, and returns what was asked until when, and the ends that the command may have.
  private func run(
    _ provider: Settings.Choice<Provider>, _ silent: Set<WorldService>, _ cache: CacheRepository, _ time: VirtualClock,
    stretch: Double
  ) async throws -> (
    asked: [Asked], limits: (cached: ContinuousClock.Instant?, nothing: ContinuousClock.Instant?)
  ) {
    var world = ServiceWorld(now: time.now)
    for service in silent { world.badDays[service] = .silence }
    let server = try LoopbackServer { [world] in world.answer($0) }
    let endpoints = try Endpoints(
      environment: Dictionary(uniqueKeysWithValues: Service.allCases.map { ($0.environmentVariable, server.url) }))
    let clock = WallClock(now: { time.now }, sleep: { try await Task.sleep(for: .seconds($0)) })
    let requests = Requests(cache: cache, clock: clock, stretchedBy: stretch)
    let (asked, live) = (Recorder<Asked>(), HTTPClient.live().stretched(by: 1000))
    let client = HTTPClient { request throws(ServiceFailure) in
      asked.record((WorldService(path: request.url.path()), request.deadline))
      return try await live.send(request)
    }
    var settings = Settings()
    settings.provider = provider
    let repositories = ServiceRepositories(
      client: client, endpoints: endpoints, settings: settings, cache: cache, now: clock.now)
    let weather = WeatherService(
      sources: provider.providers.map(repositories.weatherSource), air: repositories.air,
      alerts: { city async throws(ServiceFailure) in try await repositories.alerts.alerts(in: city) }, cache: cache,
      requests: requests, clock: clock)
    let skyData = SkyDataService(
      orbit: { satellite async throws(ServiceFailure) in try await repositories.orbits.elements(of: satellite) },
      kp: { () async throws(ServiceFailure) in try await repositories.spaceWeather.kpForecast() }, cache: cache,
      requests: requests, clock: clock)
    let picture = PictureService(
      science: repositories.apod, fallback: nil, cache: cache, requests: requests, clock: clock)
    let retry = requests.printingPolicy()
    async let orbits = skyData.with(retry).refreshed()
    async let today = try? picture.with(retry).todaysPicture()
    _ = await weather.with(retry).weather(of: try Self.cities(), kinds: Set(WeatherKind.allCases))
    _ = await (orbits, today)
    return (asked.recorded, (retry.limited(hasCached: true).deadline, retry.deadline))
  }

  /// Two that share a queue, and one for each other authority that warns.
  private static func cities() throws -> [City] {
    [
      try Sample.city("Oslo", 59.91, 10.75, country: "NO"), try Sample.city("Bergen", 60.39, 5.32, country: "NO"),
      try Sample.city("Berlin", 52.52, 13.41, country: "DE"), try Sample.city("Portland", 43.66, -70.25, country: "US"),
      try Sample.city("Ottawa", 45.42, -75.69, country: "CA"),
    ]
  }
}
