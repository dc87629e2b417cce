import Entities
import Foundation
import Synchronization
import Testing
import World

@testable import Repositories

struct METAlertsTests {
  private static let headers = [
    "content-type": "application/json", "last-modified": "Fri, 20 Nov 2026 11:30:07 GMT",
    "expires": "Fri, 20 Nov 2026 12:05:00 GMT",
  ]

  private func tromso() throws -> City { try Sample.city("Tromsø", 69.648912, 18.95508, "Europe/Oslo") }

  private func alerts(
    _ fixture: String, status: Int = 200, language: String = "en", _ seen: ((FakeNetwork) async -> Void)? = nil
  ) async throws -> [WeatherAlert] {
    let network = FakeNetwork(try Sample.fixture("METAlerts/\(fixture)"), status: status, headers: Self.headers)
    let alerts = try await repository(network, .none, language).metNorwayAlerts(in: tromso())
    await seen?(network)
    return alerts
  }

  private func repository(
    _ network: FakeNetwork, _ cache: CacheRepository, _ language: String = "en", at now: Date = Sample.now
  ) throws -> AlertsRepository {
    AlertsRepository(client: network.client, endpoints: try Endpoints(), cache: cache, language: language) { now }
  }

  @Test func `warnings in force come the most severe first, each once`() async throws {
    let alerts = try await alerts("current.json")
    #expect(alerts.map(\.event) == ["Ice", "Blowing snow", "Gale"])
    #expect(alerts.map(\.severity) == [.extreme, .severe, .moderate])
    #expect(alerts[2].headline == "Southwest gale 17 m/s this evening.")
    #expect(alerts[2].details == "Difficult conditions for small boats.")
    #expect(alerts[1].headline == alerts[2].headline && alerts[1].details == nil)
    #expect(alerts[2].instruction == "Do not go out in a small boat.")
  }

  @Test(arguments: [(200, 0), (203, 1)])
  func `the announced end of the product is reported`(status: Int, count: Int) async throws {
    let network = FakeNetwork(try Sample.fixture("METAlerts/current.json"), status: status, headers: Self.headers)
    let reported = Mutex<[Service]>([])
    let repository = AlertsRepository(
      client: network.client, endpoints: try Endpoints(), cache: .none, now: { Sample.now },
      reportDeprecation: { service in reported.withLock { $0.append(service) } })
    #expect(try await repository.metNorwayAlerts(in: tromso()).count == 3)
    #expect(reported.withLock { $0 } == Array(repeating: .metNorway, count: count))
  }

  @Test func `the known end beats that of the interval, which may have none`() async throws {
    let alerts = try await alerts("current.json")
    #expect(alerts[0].ends == nil)
    #expect(alerts[1].ends == ISOText.date("2026-11-21T05:00:00Z"))
    #expect(alerts[2].onset == ISOText.date("2026-11-20T11:00:00Z"))
    #expect(alerts[2].ends == ISOText.date("2026-11-20T22:59:00Z"))
  }

  @Test func `no warnings are none, and no list is not`() async throws {
    #expect(try await alerts("none.json").isEmpty)
    await #expect(throws: ServiceFailure.unreadable(.metNorway, .own(.noAlerts))) { try await alerts("no_list.json") }
    await #expect(throws: ServiceFailure.refused(.metNorway, status: 403, "access denied")) {
      try await alerts("403.html", status: 403)
    }
  }

  @Test(arguments: [("en_GB.UTF-8", "en"), ("nb_NO.UTF-8", "no"), ("nn", "no"), ("ko_KR", "en"), ("C", "en")])
  func `the place has four decimals, and the language is the person's`(locale: String, language: String) async throws {
    _ = try await alerts("none.json", language: locale) { network in
      let request = await network.requests.first
      #expect(request?.value("lat") == "69.6489" && request?.value("lon") == "18.955")
      #expect(request?.value("lang") == language)
      #expect(request?.url.path() == "/weatherapi/metalerts/2.0/current.json")
    }
  }

  @Test func `before it expires there is no request, then only whether it changed`() async throws {
    let cache = CacheRepository(directory: "/cache", files: .inMemory { Sample.now }, now: { Sample.now + 7200 })
    let network = FakeNetwork(try Sample.fixture("METAlerts/current.json"), headers: Self.headers)
    _ = try await repository(network, cache).metNorwayAlerts(in: tromso())
    #expect(try await repository(network, cache, at: Sample.now + 200).metNorwayAlerts(in: tromso()).count == 3)
    #expect(await network.requests.count == 1)
    let unchanged = FakeNetwork(Data(), status: 304, headers: ["expires": "Fri, 20 Nov 2026 12:15:00 GMT"])
    #expect(try await repository(unchanged, cache, at: Sample.now + 600).metNorwayAlerts(in: tromso()).count == 3)
    #expect(await unchanged.requests.first?.header("If-Modified-Since") == "Fri, 20 Nov 2026 11:30:07 GMT")
    _ = try await repository(unchanged, cache, at: Sample.now + 700).metNorwayAlerts(in: tromso())
    #expect(await unchanged.requests.count == 1)
  }
}
