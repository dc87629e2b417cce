import Entities
import Foundation
import Repositories
import Synchronization
import Testing
import World

@testable import Services

/// Official warnings: none, some, or not known.
struct AlertsTests {
  private let time = VirtualClock(ServiceSample.now)

  private func report(
    _ cache: CacheRepository, _ alerts: @escaping WeatherService.AlertLookup
  ) async throws -> [CityWeather] {
    let source = FakeSource()
    return await WeatherService([source], time, cache: cache, alerts: alerts)
      .weather(of: try ServiceSample.cities(), kinds: [.now, .alerts])
  }

  private func storm(endingIn seconds: Double) -> WeatherAlert {
    WeatherAlert(
      identifier: "1", event: "Winter Storm Warning", severity: .severe, ends: time.now.addingTimeInterval(seconds))
  }

  @Test func `only places the service covers are asked for`() async throws {
    let reports = try await report(time.cache) { _ throws(ServiceFailure) in [] }
    #expect(reports.map(\.alerts?.value) == [nil, nil, []])
  }

  @Test(arguments: [
    ("PR", true), ("US", true), ("GU", true), ("CA", true), ("NO", true), ("DE", true), ("KR", false), (nil, false),
  ])
  func `the territories of the United States, Norway, Germany and Canada are covered`(
    countryCode: String?, isCovered: Bool
  ) async throws {
    let city = try Sample.city("San Juan", 18.47, -66.11, zone: "America/Puerto_Rico", country: countryCode)
    let service = WeatherService([FakeSource()], time, cache: time.cache, alerts: { _ throws(ServiceFailure) in [] })
    let reports = await service.weather(of: [city], kinds: [.now, .alerts])
    #expect(reports.map(\.alerts?.value) == [isCovered ? [] : nil])
  }

  @Test func `a failed request leaves it unknown, not none`() async throws {
    let reports = try await report(time.cache) { _ throws(ServiceFailure) in
      throw .refused(.nws, status: 500, "")
    }
    #expect(reports[2].alerts == nil)
    #expect(reports[2].problem == nil, "the weather itself is there")
  }

  private func europe() throws -> [City] {
    [
      try Sample.city("Oslo", 59.91, 10.75, zone: "Europe/Oslo", country: "NO"),
      try Sample.city("Berlin", 52.52, 13.41, zone: "Europe/Berlin", country: "DE"),
      try Sample.city("Toronto", 43.7, -79.42, zone: "America/Toronto", country: "CA"),
    ]
  }

  @Test func `an authority that fails spoils no other, and is left alone for ten minutes`() async throws {
    let asked = Mutex<[String]>([])
    let alerts: WeatherService.AlertLookup = { city async throws(ServiceFailure) in
      asked.withLock { $0.append(city.name) }
      if city.name == "Berlin" { throw .refused(.brightSky, status: 403, "") }
      return []
    }
    let service = WeatherService([FakeSource()], time, cache: time.cache, alerts: alerts)
    let reports = await service.weather(of: try europe(), kinds: [.now, .alerts])
    #expect(reports.map(\.alerts?.value) == [[], nil, []])
    #expect(reports.allSatisfy { $0.problem == nil && $0.current != nil })
    time.advance(by: 590)
    _ = await service.weather(of: try europe(), kinds: [.now, .alerts])
    #expect(asked.withLock { $0.sorted() } == ["Berlin", "Oslo", "Toronto"])
    time.advance(by: 20)
    _ = await service.weather(of: try europe(), kinds: [.now, .alerts])
    #expect(asked.withLock { $0.count } == 6)
  }

  @Test func `every authority of the world is understood, on good days and bad ones`() async throws {
    var world = ServiceWorld(now: time.now)
    for day: BadDay? in [nil, .internalError, .webPage, .empty, .cutOff, .closed, .notFound] {
      for service in [WorldService.metAlerts, .brightSky, .eccc] { world.badDays[service] = day }
      let repository = AlertsRepository(client: world.client, endpoints: try Endpoints(), cache: .none) { [time] in
        time.now
      }
      for city in try europe() {
        let alerts = try? await repository.alerts(in: city)
        #expect((alerts != nil) == (day == nil), "\(city.name) on \(String(describing: day))")
      }
    }
  }

  @Test func `an expired warning vanishes, also without the network`() async throws {
    let cache = time.cache
    let storm = storm(endingIn: 1800)
    let reports = try await report(cache) { _ throws(ServiceFailure) in [storm] }
    #expect(reports[2].alerts?.value == [storm])
    time.advance(by: 1801)
    let service = WeatherService([], time, cache: cache)
    #expect(await service.cached(for: try ServiceSample.cities())[2].alerts(at: time.now) == [])
  }

  @Test func `that there are none is believed for an hour, that there is one until it ends`() async throws {
    let cache = time.cache
    _ = try await report(cache) { _ throws(ServiceFailure) in [] }
    let service = WeatherService([], time, cache: cache)
    time.advance(by: 3700)
    #expect(await service.cached(for: try ServiceSample.cities())[2].alerts(at: time.now) == nil)
    let storm = storm(endingIn: 7200)
    _ = try await report(cache) { _ throws(ServiceFailure) in [storm] }
    time.advance(by: 3700)
    #expect(await service.cached(for: try ServiceSample.cities())[2].alerts(at: time.now) == [storm])
  }

  @Test func `a warning without an end is believed no longer than that there are none`() async throws {
    let cache = time.cache
    let open = WeatherAlert(identifier: "1", event: "Frost", severity: .severe)
    _ = try await report(cache) { _ throws(ServiceFailure) in [open] }
    let service = WeatherService([], time, cache: cache)
    time.advance(by: 3500)
    #expect(await service.cached(for: try ServiceSample.cities())[2].alerts(at: time.now) == [open])
    time.advance(by: 4 * 86_400)
    #expect(await service.cached(for: try ServiceSample.cities())[2].alerts(at: time.now) == nil)
  }
}
