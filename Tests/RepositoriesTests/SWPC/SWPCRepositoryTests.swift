import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct SWPCRepositoryTests {
  private func forecast(_ fixture: String, status: Int = 200) async throws -> KpForecast {
    let network = FakeNetwork(try Sample.fixture("SWPC/\(fixture)"), status: status)
    return try await SWPCRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }.kpForecast()
  }

  @Test(arguments: ["table.json", "records.json", "records_texts.json", "tail.json", "columns_moved.json"])
  func `both shapes, numbers as texts and the tail of an older file are read alike`(fixture: String) async throws {
    let forecast = try await forecast(fixture)
    #expect(forecast.steps.map(\.kp) == [2.67, 3.33, 4, 5.33, 6.67, 4.33])
    #expect(forecast.steps.first?.start == ISOText.date("2026-11-19T21:00:00Z"))
    #expect(forecast.kp(at: try #require(ISOText.date("2026-11-20T17:59:59Z"))) == 6.67)
  }

  @Test(arguments: [
    #"[{"Time_Tag":"2026-11-20T12:00:00","Kp":4.33}]"#, #"[["Time_Tag","Kp"],["2026-11-20 12:00:00","4.33"]]"#,
  ])
  func `names may be in upper case`(body: String) async throws {
    let network = FakeNetwork(Data(body.utf8))
    let forecast = try await SWPCRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
      .kpForecast()
    #expect(forecast.steps == [KpForecast.Step(start: Sample.now, kp: 4.33)])
  }

  @Test func `a step counts for three hours and no longer`() async throws {
    let forecast = try await forecast("table.json")
    #expect(forecast.kp(at: try #require(ISOText.date("2026-11-20T04:00:00Z"))) == nil)
    #expect(forecast.kp(at: try #require(ISOText.date("2026-11-20T21:00:00Z"))) == nil)
    #expect(forecast.kp(at: try #require(ISOText.date("2026-11-19T20:59:59Z"))) == nil)
  }

  @Test func `a bad row loses no other`() async throws {
    #expect(try await forecast("wild.json").steps.map(\.kp) == [4.33])
  }

  @Test func `a truncated file, one without a step, and a page are refused`() async throws {
    await #expect(throws: ServiceFailure.cutShort(.swpc)) { try await forecast("cut.json") }
    await #expect(throws: ServiceFailure.unreadable(.swpc, .own(.noKpValues))) {
      try await forecast("header_only.json")
    }
    await #expect(throws: ServiceFailure.refused(.swpc, status: 502, .own(.badGateway))) {
      try await forecast("502.html", status: 502)
    }
    await #expect(throws: ServiceFailure.unreadable(.swpc, .own(.webPage))) { try await forecast("502.html") }
  }
}
