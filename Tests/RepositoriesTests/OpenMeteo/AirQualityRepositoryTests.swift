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

  @Test func `indices, pollutants and pollen come with their names`() async throws {
    let air = try await air("ok.json")[0].get()
    #expect(air.europeanIndex == 42)
    #expect(air.usIndex == 61)
    #expect(air.concentrations[.fineParticles] == 21)
    #expect(air.pollen == [.alder: 0, .grass: 1.5])
    #expect(air.observedAt == Sample.now)
  }

  @Test func `the worst pollutant is that with the highest band`() async throws {
    #expect(try await air("ok.json")[0].get().mainPollutant == .fineParticles)
  }

  @Test func `nothing but nulls is no data`() async throws {
    #expect(
      try await air("all_null.json", in: ("Seoul", 37.566, 126.9784, "Asia/Seoul")) == [.failure(.noData(.airQuality))])
  }

  @Test func `bands begin where the agency says`() {
    #expect(PollutantBands.index(of: 0, .ozone) == 0)
    #expect(PollutantBands.index(of: 50, .ozone) == 20)
    #expect(PollutantBands.index(of: 25, .fineParticles) == 60)
    #expect(PollutantBands.index(of: 230, .nitrogenDioxide) == 80)
    #expect(PollutantBands.index(of: 150, .coarseParticles) == 100)
    #expect(PollutantBands.index(of: 10, .carbonMonoxide) == nil)
  }

  @Test func `nothing known has no worst`() {
    #expect(PollutantBands.main(of: [:]) == nil)
  }
}
