import Entities
import Foundation
import Testing

@testable import Repositories

struct AirQualityRepositoryTests {
  private static let vienna = ("Vienna", 48.2085, 16.3721, "Europe/Vienna")

  private func air(
    _ fixture: String, in city: (String, Double, Double, String) = vienna
  ) async throws -> [Result<AirQuality, ServiceFailure>] {
    let network = FakeNetwork(try Sample.fixture("AirQuality/\(fixture)"))
    let repository = AirQualityRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    return try await repository.airQuality(in: [Sample.city(city.0, city.1, city.2, city.3)])
  }

  @Test func `indices and pollen come with their names`() async throws {
    let air = try await air("ok.json")[0].get()
    #expect(air.european?.value == 42)
    #expect(air.us?.value == 61)
    #expect(air.pollen == [.alder: 0, .grass: 1.5])
    #expect(air.observedAt == Sample.now)
  }

  @Test func `the pollutant is that of the scale that is shown`() async throws {
    let air = try await air("sub_indices.json", in: ("New York", 40.71, -74.01, "America/New_York"))[0].get()
    #expect(air.index(inCountry: "KR") == AirIndex(scale: .european, value: 58, mainPollutant: .ozone))
    for country in ["US", "PR"] {
      #expect(air.index(inCountry: country) == AirIndex(scale: .us, value: 42, mainPollutant: .fineParticles))
    }
  }

  @Test func `an index that none of the known pollutants makes names none`() async throws {
    #expect(try await air("ok.json")[0].get().european?.mainPollutant == nil)
    let body = #"{"current":{"time":1795176000,"european_aqi":90,"european_aqi_pm10":20,"european_aqi_ozone":31}}"#
    let repository = AirQualityRepository(client: FakeNetwork(Data(body.utf8)).client, endpoints: try Endpoints()) {
      Sample.now
    }
    let air = try #require(try await repository.airQuality(in: [Sample.london()]).first).get()
    #expect(air.european == AirIndex(scale: .european, value: 90))
    #expect(air.us == nil)
  }

  @Test func `an index of zero without its pollutants names none`() async throws {
    let network = FakeNetwork(Data(#"{"current":{"time":1795176000,"european_aqi":0,"us_aqi":1}}"#.utf8))
    let repository = AirQualityRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    let air = try #require(try await repository.airQuality(in: [Sample.london()]).first).get()
    #expect(air.european == AirIndex(scale: .european, value: 0))
    #expect(air.us == AirIndex(scale: .us, value: 1))
  }

  @Test func `a place weighs little more than one call`() async throws {
    let network = FakeNetwork(try Sample.fixture("AirQuality/ok.json"))
    let repository = AirQualityRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    _ = try await repository.airQuality(in: [Sample.london()])
    let variables = try #require(await network.query("current")).split(separator: ",")
    #expect(variables.count == 13)
    #expect(Set(variables).isSuperset(of: ["us_aqi", "us_aqi_pm2_5", "european_aqi_nitrogen_dioxide", "grass_pollen"]))
  }

  @Test func `nothing but nulls is no data`() async throws {
    #expect(
      try await air("all_null.json", in: ("Seoul", 37.566, 126.9784, "Asia/Seoul")) == [.failure(.noData(.airQuality))])
  }
}
