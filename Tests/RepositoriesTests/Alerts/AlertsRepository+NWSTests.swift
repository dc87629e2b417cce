import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct NWSAlertsTests {
  private func alerts(_ fixture: String, status: Int = 200, _ seen: ((FakeNetwork) async -> Void)? = nil) async throws
    -> [WeatherAlert]
  {
    let network = FakeNetwork(try Sample.fixture("NWS/\(fixture)"), status: status)
    let repository = AlertsRepository(client: network.client, endpoints: try Endpoints(), cache: .none) { Sample.now }
    let city = try Sample.city("Portland", 43.661471, -70.25533, "America/New_York")
    let alerts = try await repository.nwsAlerts(in: city)
    await seen?(network)
    return alerts
  }

  @Test func `real alerts in force come the most severe first`() async throws {
    let alerts = try await alerts("alerts.json")
    #expect(alerts.map(\.event) == ["Winter Storm Warning", "Flood Watch", "Odd Statement"])
    #expect(alerts.map(\.severity) == [.severe, .moderate, .unknown])
  }

  @Test func `the end of the weather beats that of the message`() async throws {
    let alerts = try await alerts("alerts.json")
    #expect(alerts[0].ends == ISOText.date("2026-11-21T07:00:00Z"))
    #expect(alerts[1].ends == ISOText.date("2026-11-21T01:00:00Z"))
    #expect(alerts[0].onset == ISOText.date("2026-11-20T14:00:00Z"))
    #expect(alerts[0].instruction == nil)
    #expect(alerts[0].details == "* WHAT...Water.\n* WHERE...Here.")
  }

  @Test(arguments: ["{}", #"{"features": null}"#, #"{"features": {}}"#])
  func `an answer without a list does not mean that there are no alerts`(body: String) async throws {
    let network = FakeNetwork(Data(body.utf8))
    let repository = AlertsRepository(client: network.client, endpoints: try Endpoints(), cache: .none) { Sample.now }
    let city = try Sample.city("Portland", 43.661471, -70.25533, "America/New_York")
    await #expect(throws: ServiceFailure.unreadable(.nws, .own(.noAlerts))) { try await repository.nwsAlerts(in: city) }
  }

  @Test func `no alerts are none`() async throws {
    #expect(try await alerts("alerts_none.json").isEmpty)
  }

  @Test func `the point has four decimals and the wanted type is named`() async throws {
    _ = try await alerts("alerts_none.json") { network in
      let request = await network.requests.first
      #expect(request?.value("point") == "43.6614,-70.2553")
      #expect(request?.header("Accept") == "application/geo+json")
    }
  }

  @Test func `a place outside the country is not a failure`() async throws {
    await #expect(throws: ServiceFailure.notFound(.nws, "the place is outside the United States")) {
      try await alerts("points_404.json", status: 404)
    }
    await #expect(throws: ServiceFailure.refused(.nws, status: 500, "An unexpected problem has occurred.")) {
      try await alerts("500.json", status: 500)
    }
    await #expect(throws: ServiceFailure.refused(.nws, status: 403, "access denied")) {
      try await alerts("403.html", status: 403)
    }
    await #expect(throws: ServiceFailure.self) { try await alerts("503_expired.json", status: 503) }
  }

  @Test func `an answer without a list is not read as no alerts`() async throws {
    await #expect(throws: ServiceFailure.unreadable(.nws, "it has no list of alerts")) {
      try await alerts("500.json", status: 200)
    }
  }
}
