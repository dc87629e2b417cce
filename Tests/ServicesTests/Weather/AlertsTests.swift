import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// Official warnings: none, some, or not known.
struct AlertsTests {
  private let time = VirtualClock(ServiceSample.now)

  private func report(_ cache: CacheRepository, _ alerts: @escaping WeatherService.Alerts) async throws -> [CityWeather]
  {
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
    #expect(reports.map(\.alerts) == [nil, nil, []])
  }

  @Test(arguments: [("PR", true), ("us", true), ("GU", true), ("CA", false), (nil, false)])
  func `the territories of the United States are covered`(countryCode: String?, isCovered: Bool) async throws {
    let city = try Sample.city("San Juan", 18.47, -66.11, zone: "America/Puerto_Rico", country: countryCode)
    let service = WeatherService([FakeSource()], time, cache: time.cache, alerts: { _ throws(ServiceFailure) in [] })
    let reports = await service.weather(of: [city], kinds: [.now, .alerts])
    #expect(reports.map(\.alerts) == [isCovered ? [] : nil])
  }

  @Test func `a failed request leaves it unknown, not none`() async throws {
    let reports = try await report(time.cache) { _ throws(ServiceFailure) in
      throw .refused(.nws, status: 500, "")
    }
    #expect(reports[2].alerts == nil)
    #expect(reports[2].problem == nil, "the weather itself is there")
  }

  @Test func `an expired warning vanishes, also without the network`() async throws {
    let cache = time.cache
    let storm = storm(endingIn: 1800)
    let reports = try await report(cache) { _ throws(ServiceFailure) in [storm] }
    #expect(reports[2].alerts == [storm])
    time.advance(by: 1801)
    let service = WeatherService([], time, cache: cache)
    #expect(service.kept(for: try ServiceSample.cities())[2].alerts == [])
  }

  @Test func `that there are none is believed for an hour, that there is one until it ends`() async throws {
    let cache = time.cache
    _ = try await report(cache) { _ throws(ServiceFailure) in [] }
    let service = WeatherService([], time, cache: cache)
    time.advance(by: 3700)
    #expect(service.kept(for: try ServiceSample.cities())[2].alerts == nil)
    let storm = storm(endingIn: 7200)
    _ = try await report(cache) { _ throws(ServiceFailure) in [storm] }
    time.advance(by: 3700)
    #expect(service.kept(for: try ServiceSample.cities())[2].alerts == [storm])
  }
}
