import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

/// Air and warnings after a failure, while the weather itself is refreshed again and again.
struct NegativeCacheTests {
  private let time = VirtualClock(ServiceSample.now)
  private let asked = Recorder<String>()

  private func service(
    _ sources: [any WeatherSource] = [], _ alerts: @escaping WeatherService.AlertLookup
  ) throws -> WeatherService {
    let (asked, cache) = (asked, time.cache)
    let client = HTTPClient { request throws(ServiceFailure) in
      asked.record("air")
      throw .refused(request.service, status: 400, "no")
    }
    return WeatherService(
      sources: sources, air: AirQualityRepository(client: client, endpoints: try Endpoints(), now: { time.now }),
      alerts: { city throws(ServiceFailure) in
        asked.record(city.name)
        return try await alerts(city)
      }, cache: cache, requests: Requests(cache: cache, clock: time.clock, jitter: { 1 }), clock: time.clock)
  }

  private func cities() throws -> [City] {
    [try Sample.city("Denver", 39.74, -104.98, country: "US"), try Sample.city("Boston", 42.36, -71.06, country: "US")]
  }

  @Test func `what failed for all is left alone for ten minutes, and asked at once where everything was asked for`()
    async throws
  {
    let service = try service { _ throws(ServiceFailure) in throw .requestFailed(.nws, "closed") }
    func refresh(_ policy: FetchPolicy = .whenDue) async throws -> [String] {
      let before = asked.recorded.count
      _ = await service.weather(of: try cities(), kinds: [.air, .alerts], policy: policy)
      return Array(asked.recorded.dropFirst(before))
    }
    #expect(Set(try await refresh()) == ["air", "Denver"])
    let failedAt = time.now
    for _ in 0..<5 {
      time.advance(by: 60)
      #expect(try await refresh() == [])
    }
    time.advance(by: 600 - time.now.timeIntervalSince(failedAt))
    #expect(Set(try await refresh()) == ["air", "Denver"])
    #expect(Set(try await refresh(.always)) == ["air", "Denver"])
    time.advance(by: -86_400)
    #expect(Set(try await refresh()) == ["air", "Denver"])
  }

  @Test func `what failed because the network was down is asked for again with the weather`() async throws {
    let source = FakeSource()
    source.answer { _ throws(ServiceFailure) in throw .cannotConnect(.openMeteo, "name not found") }
    let service = try service([source]) { _ throws(ServiceFailure) in throw .cannotConnect(.nws, "name not found") }
    _ = await service.weather(of: try cities(), kinds: Set(WeatherKind.allCases))
    let before = asked.recorded.count
    time.advance(by: 30)
    _ = await service.weather(of: try cities(), kinds: Set(WeatherKind.allCases))
    #expect(Set(asked.recorded.dropFirst(before)) == ["air", "Denver"])
  }

  @Test func `what failed while the only provider lacks its key is left alone`() async throws {
    let source = FakeSource()
    source.answer { _ throws(ServiceFailure) in throw .keyMissing(.openMeteo) }
    let service = try service([source]) { _ throws(ServiceFailure) in throw .refused(.nws, status: 400, "no") }
    _ = await service.weather(of: try cities(), kinds: Set(WeatherKind.allCases))
    let before = asked.recorded.count
    time.advance(by: 30)
    _ = await service.weather(of: try cities(), kinds: Set(WeatherKind.allCases))
    #expect(asked.recorded.count == before)
  }

  @Test func `what failed for one city is left alone there and nowhere else`() async throws {
    let service = try service { city throws(ServiceFailure) in
      if city.name == "Denver" { throw .notFound(.nws, "no such place") }
      return []
    }
    _ = await service.weather(of: try cities(), kinds: [.alerts])
    #expect(asked.recorded == ["Denver", "Boston"])
    let reno = try Sample.city("Reno", 39.53, -119.81, country: "US")
    _ = await service.weather(of: try cities() + [reno], kinds: [.alerts])
    #expect(asked.recorded == ["Denver", "Boston", "Reno"])
  }
}
