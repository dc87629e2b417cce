import Entities
import Foundation
import Testing

@testable import Repositories

/// What one person's keys mean for all repositories.
struct ServiceRepositoriesTests {
  private static let key = "0f1e2d3c4b5a69788796a5b4c3d2e1f0"
  private let cache = CacheRepository(directory: "/cache", files: .inMemory { Sample.now }, now: { Sample.now })

  private func repositories(_ network: FakeNetwork) throws -> ServiceRepositories {
    var settings = Settings()
    settings.openWeatherKey = Self.key
    return ServiceRepositories(
      client: network.client, endpoints: try Endpoints(), settings: settings, cache: cache, now: { Sample.now })
  }

  @Test(arguments: [429, 500, 400]) func `no service repeats the key of another in an error`(status: Int) async throws {
    let network = FakeNetwork(Data(#"{"reason":"limit of appid=\#(Self.key)"}"#.utf8), status: status)
    let repositories = try repositories(network)
    let oslo = try Sample.city("Oslo", 59.91273, 10.74609, "Europe/Oslo")
    for ask in [
      { _ = try await repositories.openMeteo.weather([.now], days: 7, in: [oslo]) },
      { _ = try await repositories.metNorway.weather([.now], days: 7, in: [oslo]) },
      { _ = try await repositories.orbits.elements(of: .iss) },
    ] as [() async throws -> Void] {
      let error = await #expect(throws: ServiceFailure.self) { try await ask() }
      guard case .notBefore(_, _, let reason)? = error else {
        #expect(error.map { !"\($0)".contains(Self.key.prefix(8)) } == true, "\(String(describing: error))")
        continue
      }
      #expect(reason.description == "limit of appid=…")
    }
  }

  @Test func `no picture repeats a key, and no cached document does`() async throws {
    let picture =
      #"[{"date":"2026-11-20","title":"By \#(Self.key)","media_type":"image","hdurl":"https://a.org/b.jpg"}]"#
    let title = try await repositories(FakeNetwork(Data(picture.utf8))).apod.latest().title
    #expect(title == "By …")
    let whole = String(decoding: try Sample.fixture("METNorway/complete.json"), as: UTF8.self)
    for (text, isCached) in [(whole, true), (whole.replacing("\"Feature\"", with: "\"\(Self.key)\""), false)] {
      try cache.clear()
      let oslo = try Sample.city("Oslo", 59.91273, 10.74609, "Europe/Oslo")
      _ = try await repositories(FakeNetwork(Data(text.utf8))).metNorway.weather([.now], days: 7, in: [oslo])
      #expect(try cache.entries.contains { $0.kind == .documents } == isCached)
    }
  }
}
