import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct BrightSkyAlertsTests {
  private func alerts(_ fixture: String, status: Int = 200, language: String = "en") async throws -> [WeatherAlert] {
    let network = FakeNetwork(try Sample.fixture("BrightSky/\(fixture)"), status: status)
    let repository = AlertsRepository(
      client: network.client, endpoints: try Endpoints(), cache: .none, language: language
    ) {
      Sample.now
    }
    let alerts = try await repository.brightSkyAlerts(in: Sample.berlin())
    #expect(await network.query("lat") == "52.5244")
    #expect(await network.query("lon") == "13.4105")
    return alerts
  }

  @Test func `only actual warnings in force with a name count, the most severe first`() async throws {
    let alerts = try await alerts("alerts.json")
    #expect(alerts.map(\.event) == ["Hurricane-force gusts", "Frost", "Black ice"])
    #expect(alerts.map(\.severity) == [.extreme, .minor, .unknown])
    #expect(alerts[0].ends == nil, "it may be open")
    #expect(alerts[0].instruction == "Stay inside.")
    #expect(alerts[1].headline == "Official WARNING of FROST" && alerts[1].details == "There is a risk of frost.")
    #expect(alerts[2].onset == ISOText.date("2026-11-20T11:00:00Z"))
  }

  @Test func `a German speaker reads German, where there is some`() async throws {
    let alerts = try await alerts("alerts.json", language: "de_AT.UTF-8")
    #expect(alerts.map(\.event) == ["ORKANBÖEN", "FROST", "Black ice"])
    #expect(alerts[0].instruction == "Bleiben Sie im Haus.")
    #expect(alerts[1].details == "Es tritt mäßiger Frost auf.")
  }

  @Test func `none, no list and abroad are three things`() async throws {
    #expect(try await alerts("none.json").isEmpty)
    for fixture in ["no_list.json", "null_list.json"] {
      await #expect(throws: ServiceFailure.unreadable(.brightSky, .own(.noAlerts))) { try await alerts(fixture) }
    }
    await #expect(throws: ServiceFailure.notFound(.brightSky, .own(.outsideArea))) {
      try await alerts("404.json", status: 404)
    }
    await #expect(throws: ServiceFailure.refused(.brightSky, status: 500, "internal error")) {
      try await alerts("500.html", status: 500)
    }
  }
}
