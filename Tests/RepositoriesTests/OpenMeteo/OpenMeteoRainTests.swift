import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// What falls by quarters of an hour, whatever is wrong with them.
struct OpenMeteoRainTests {
  private func weather(_ fixture: String) async throws -> CurrentWeather {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/\(fixture)"))
    let repository = OpenMeteoRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    return try #require(try await repository.current(in: [Sample.berlin()]).first).get()
  }

  @Test func `amounts are of the quarter before their time`() async throws {
    let weather = try await weather("quarters.json")
    let quarters = try #require(weather.quarters)
    #expect(quarters.count == 12)
    #expect(quarters[0].start == Sample.now - 900)
    #expect(quarters.map(\.amount).prefix(7) == [0.1, 0, 0, 0, 0.2, 0.4, 0.8])
    #expect(!quarters.contains { $0.isSnow })
    #expect(weather[.precipitation] == 0.4, "of the quarter that ends now, as of an hour")
  }

  @Test func `what is at least half snow is snow`() async throws {
    let quarters = try #require(try await weather("quarters_snow.json").quarters)
    #expect(quarters.map(\.isSnow) == [true, true, true] + Array(repeating: false, count: 9))
  }

  @Test func `columns that are short, null or odd are unknown from there on or there`() async throws {
    #expect(try await weather("quarters_short.json").quarters?.map(\.amount).prefix(5) == [0, 0, 0, 0.2, nil])
    #expect(try await weather("quarters_null.json").quarters?.allSatisfy { $0.amount == nil } == true)
    #expect(try await weather("quarters_odd.json").quarters?.map(\.amount).prefix(4) == [nil, nil, nil, 0.2])
  }

  @Test func `no section and another form of time are no quarters, and the weather is there`() async throws {
    for fixture in ["quarters_missing.json", "quarters_iso.json"] {
      let weather = try await weather(fixture)
      #expect((weather.quarters ?? []).isEmpty && weather[.temperature] == 8.4, "\(fixture)")
    }
  }

  @Test func `quarters count as far as they follow one another`() async throws {
    #expect(try await weather("quarters_gap.json").quarters?.count == 2)
  }

  @Test func `inches are millimetres`() async throws {
    #expect(try await weather("quarters_inch.json").quarters?[1].amount == 0.254)
  }

  @Test func `a place whose quarters are odd loses no other's`() async throws {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/quarters_several.json"))
    let repository = OpenMeteoRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    let cities = [
      try Sample.berlin(), try Sample.city("Paris", 48.85, 2.35, "Europe/Paris"),
      try Sample.city("Oslo", 59.91, 10.75, "Europe/Oslo"),
    ]
    let weather = try await repository.current(in: cities).map { try $0.get() }
    #expect(weather.map { $0.quarters?.count ?? 0 } == [12, 0, 12])
    #expect(weather.map(\.[.temperature]) == [8.4, 8.4, 8.4])
  }

  @Test func `with the weather now a place weighs one call, as it did before`() async throws {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/quarters.json"))
    let repository = OpenMeteoRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    _ = try await repository.current(in: [Sample.berlin()])
    let variables = await [network.query("current"), network.query("minutely_15")].compactMap {
      $0?.split(separator: ",")
    }
    #expect(variables.map(\.count) == [8, 2])
    #expect(await network.query("forecast_minutely_15") == "12")
  }
}
