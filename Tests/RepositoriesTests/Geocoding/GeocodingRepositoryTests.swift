import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct GeocodingRepositoryTests {
  private func repository(_ network: FakeNetwork) throws -> GeocodingRepository {
    GeocodingRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
  }

  private func places(_ fixture: String) async throws -> [Place] {
    let network = FakeNetwork(try Sample.fixture("Geocoding/\(fixture)"))
    return try await repository(network).places(named: "Lyndhaven", language: .english)
  }

  @Test func `places come best first with all that is known`() async throws {
    let places = try await places("ok.json")
    let first = try #require(places.first)
    #expect(places.count == 2)
    #expect(first.fullName == "Lyndhaven, Vienna, Austria")
    #expect(first.countryCode == "AT")
    #expect(first.coordinates == Coordinates(latitude: 48.21003, longitude: 16.36342))
    #expect(first.timeZone == "Europe/Vienna")
    #expect(first.population == 12345)
    #expect(places[1].population == nil)
    #expect(places[1].region == nil)
  }

  @Test func `missing results are no places`() async throws {
    #expect(try await places("none.json").isEmpty)
  }

  @Test func `missing coordinates are zero`() async throws {
    let place = try #require(try await places("null_island.json").first)
    #expect(place.coordinates == Coordinates(latitude: 0, longitude: 0))
  }

  @Test func `a place may lie in no country`() async throws {
    let place = try #require(try await places("no_country.json").first)
    #expect(place.country == nil)
    #expect(place.countryCode == nil)
    #expect(place.timeZone == nil)
  }

  @Test func `a time zone that skydash doesn't know counts as missing`() async throws {
    let body = #"{"results":[{"name":"A","timezone":"Mars/Olympus"},{"name":"B","timezone":"Asia/Seoul"}]}"#
    let places = try await repository(FakeNetwork(Data(body.utf8))).places(named: "A", language: .english)
    #expect(places.map(\.timeZone) == [nil, "Asia/Seoul"])
  }

  @Test func `hostile names are cleaned and places without name or position left out`() async throws {
    let places = try await places("hostile.json")
    #expect(places.count == 1)
    #expect(places.first?.name.unicodeScalars.contains { $0.value < 32 || $0.value == 0x202E } == false)
  }

  @Test func `a refusal says what the service said`() async throws {
    let network = FakeNetwork(try Sample.fixture("Geocoding/error_count.json"), status: 400)
    let expected = ServiceFailure.refused(.geocoding, status: 400, "Parameter count must be between 1 and 100.")
    await #expect(throws: expected) {
      try await repository(network).places(named: "Seoul", language: .korean)
    }
  }
}
