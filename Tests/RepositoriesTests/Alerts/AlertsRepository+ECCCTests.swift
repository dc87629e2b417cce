import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct ECCCAlertsTests {
  private func alerts(
    _ fixture: String, status: Int = 200, language: String = "en", _ seen: ((FakeNetwork) async -> Void)? = nil
  ) async throws -> [WeatherAlert] {
    try await alerts(try Sample.fixture("ECCC/\(fixture)"), status: status, language: language, seen)
  }

  private func alerts(
    _ body: Data, status: Int = 200, language: String = "en", _ seen: ((FakeNetwork) async -> Void)? = nil
  ) async throws -> [WeatherAlert] {
    let network = FakeNetwork(body, status: status)
    let repository = AlertsRepository(
      client: network.client, endpoints: try Endpoints(), cache: .none, language: language
    ) {
      Sample.now
    }
    let alerts = try await repository.ecccAlerts(
      in: Sample.city("Toronto", 43.7001, -79.4163, "America/Toronto"))
    await seen?(network)
    return alerts
  }

  @Test func `only warnings whose area holds the city count, and none that ended`() async throws {
    let alerts = try await alerts("items.json")
    #expect(alerts.map(\.event) == ["Wind warning", "Snowfall warning", "Special weather statement"])
    #expect(alerts.map(\.severity) == [.extreme, .moderate, .minor])
    #expect(alerts[1].headline == "City of Invented")
    #expect(alerts[1].details == "Snow, 15 to 20 cm.\nTravel is difficult.")
  }

  @Test func `the end of the weather beats that of the message`() async throws {
    let alerts = try await alerts("items.json")
    #expect(alerts[0].ends == ISOText.date("2026-11-20T20:00:00Z"))
    #expect(alerts[1].ends == ISOText.date("2026-11-21T04:00:00Z"))
    #expect(alerts[1].onset == ISOText.date("2026-11-20T11:00:00Z"))
  }

  @Test func `a French speaker reads French, where there is some`() async throws {
    let alerts = try await alerts("items.json", language: "fr_CA.UTF-8") { network in
      #expect(await network.query("lang") == "fr")
    }
    #expect(alerts.count == 3, "one that ended is over in French too")
    #expect(alerts[1].event == "Avertissement de neige" && alerts[1].details == "Neige, 15 à 20 cm.")
  }

  @Test(arguments: ["terminée", "Annulé"])
  func `a warning that only French says is over is left out`(status: String) async throws {
    let text = String(decoding: try Sample.fixture("ECCC/items.json"), as: UTF8.self)
    let french = text.replacing(#""status_en": "ended", "status_fr": "terminée""#, with: #""status_fr": "\#(status)""#)
    #expect(french != text)
    #expect(try await alerts(Data(french.utf8), language: "fr").count == 3)
  }

  @Test func `a box around the city is asked for`() async throws {
    _ = try await alerts("none.json") { network in
      #expect(await network.query("bbox") == "-79.4663,43.6501,-79.3663,43.7501")
      #expect(await network.query("f") == "json")
    }
  }

  @Test func `none, no list and only a part are three things`() async throws {
    #expect(try await alerts("none.json").isEmpty)
    await #expect(throws: ServiceFailure.cutShort(.eccc)) { try await alerts("partial.json") }
    await #expect(throws: ServiceFailure.unreadable(.eccc, .own(.noAlerts))) { try await alerts("no_list.json") }
    await #expect(throws: ServiceFailure.self) { try await alerts("500.json", status: 500) }
  }

  @Test func `a shape that cannot be read holds no city, and spoils no other`() async throws {
    #expect(try await alerts("bad_rings.json").map(\.identifier) == ["e"])
  }
}
