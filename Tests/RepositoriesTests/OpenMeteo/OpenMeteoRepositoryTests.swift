import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct OpenMeteoRepositoryTests {
  private func current(_ fixture: String, _ cities: [City]) async throws -> [Result<CurrentWeather, ServiceFailure>] {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/\(fixture)"))
    return try await repository(network).current(in: cities)
  }

  private func repository(_ network: FakeNetwork, key: String? = nil) throws -> OpenMeteoRepository {
    OpenMeteoRepository(client: network.client, endpoints: try Endpoints(), key: key) { Sample.now }
  }

  private func failure(_ fixture: String, status: Int) async throws -> ServiceFailure? {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/\(fixture)"), status: status)
    do {
      _ = try await repository(network).current(in: [Sample.london()])
      return nil
    } catch let failure as ServiceFailure {
      return failure
    }
  }

  @Test func `one place comes as an object`() async throws {
    let weather = try #require(try await current("single.json", [Sample.seoul()]).first).get()
    #expect(weather[.temperature] == 8.4)
    #expect(weather[.feelsLike] == 6.9)
    #expect(weather[.humidity] == 61)
    #expect(weather.condition == .partlyCloudy)
    #expect(weather[.pressure] == 1021.3)
    #expect(weather[.windSpeed] == 2.7)
    #expect(weather[.windGust] == 5.61)
    #expect(weather[.windDirection] == 320)
    #expect(weather.observedAt == Sample.now)
  }

  @Test func `the dew point is computed`() async throws {
    let weather = try #require(try await current("single.json", [Sample.seoul()]).first).get()
    // 8.4 °C and 61 %: 1.3 °C by tables of moist air.
    #expect(abs(try #require(weather[.dewPoint]) - 1.3) < 0.1)
  }

  @Test func `several places come in the order they were asked for`() async throws {
    let results = try await current("multi3.json", [Sample.london(), Sample.tokyo(), Sample.kathmandu()])
    #expect(try results.map { try $0.get()[.temperature] } == [8.4, 14, 17])
    #expect(try results.map { try $0.get().condition } == [.lightRain, .clear, .fog])
  }

  @Test func `a bare nan does no harm`() async throws {
    let results = try await current("multi_nan.txt", [Sample.london(), Sample.berlin(), Sample.tokyo()])
    #expect(try results.map { try $0.get()[.temperature] } == [8.4, 9.1, 14])
  }

  @Test func `of an answer with a broken element what comes before it is used, and the rest left open`() async throws {
    let cities = [try Sample.london(), try Sample.city("Bad", 54.8945, -2.503, "Europe/London"), try Sample.tokyo()]
    let results = try await current("multi_broken.txt", cities)
    #expect(try results.map { try $0.get()[.temperature] } == [8.4])
  }

  @Test func `an answer about fewer places is not used, since only their order says which is which`() async throws {
    await #expect(throws: ServiceFailure.unreadable(.openMeteo, "places are missing")) {
      try await current("multi3.json", [Sample.london(), Sample.tokyo(), Sample.kathmandu(), Sample.seoul()])
    }
  }

  @Test func `a place without sections has no data`() async throws {
    let results = try await current("nan_no_sections.txt", [Sample.london()])
    #expect(results == [.failure(.noData(.openMeteo))])
  }

  @Test func `nothing but nulls is no data and never zero`() async throws {
    #expect(try await current("all_null.json", [Sample.seoul()]) == [.failure(.noData(.openMeteo))])
  }

  @Test(arguments: ["truncated_stream.txt", "truncated_alone.txt", "empty.txt"])
  func `a body that was cut short is a failure that may pass`(fixture: String) async throws {
    let failure = try #require(try await failure(fixture, status: 200))
    #expect(failure == .cutShort(.openMeteo))
    #expect(failure.isTransient)
  }

  @Test(arguments: ["502.html", "rubbish.txt"])
  func `a body of another kind is a failure that asking again does not mend`(fixture: String) async throws {
    let failure = try #require(try await failure(fixture, status: 200))
    guard case .unreadable(.openMeteo, _) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(!failure.isTransient)
  }

  @Test func `an answer cut off in the second place still gives the first`() async throws {
    let results = try await current("truncated_second.txt", [Sample.london(), Sample.tokyo()])
    #expect(try results[0].get()[.temperature] == 8.4)
    #expect(throws: ServiceFailure.cutShort(.openMeteo)) { try results[1].get() }
  }

  @Test func `a weather code may be a fraction`() async throws {
    let results = try await current("weathercode_float.json", [Sample.london()])
    #expect(try results[0].get().condition == .overcast)
  }

  @Test func `a value without a unit is unknown`() async throws {
    let weather = try await current("unit_undefined.json", [Sample.london()])[0].get()
    #expect(weather[.windGust] == nil)
    #expect(weather[.windSpeed] == 2.7)
  }

  @Test func `other units than those asked for are converted`() async throws {
    let weather = try await current("imperial.json", [Sample.london()])[0].get()
    #expect(abs(try #require(weather[.temperature]) - 8.39) < 0.01)
    #expect(abs(try #require(weather[.windSpeed]) - 1.207) < 0.001)
  }

  @Test func `times in another format cannot be read`() async throws {
    let results = try await current("iso_times.json", [Sample.london()])
    #expect(results == [.failure(.unreadable(.openMeteo, "its times are in another format"))])
  }

  @Test func `refusals say what the service said`() async throws {
    let words = "Latitude must be in range of -90 to 90°. Given: 91.0."
    #expect(try await failure("error_400_lat.json", status: 400) == .refused(.openMeteo, status: 400, .other(words)))
    #expect(
      try await failure("error_400_reordered.json", status: 400)
        == .refused(.openMeteo, status: 400, "Invalid timezone"))
    #expect(
      try await failure("500.json", status: 500) == .refused(.openMeteo, status: 500, "Something went wrong."))
  }

  @Test(arguments: [400, 401, 403])
  func `without a key none is refused, but one is missing`(status: Int) async throws {
    #expect(try await failure("error_400_key.json", status: status) == .keyMissing(.openMeteo))
  }

  @Test func `an answer that a proxy changed, as it says by status 203, is an answer`() async throws {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/single.json"), status: 203)
    let weather = try #require(try await repository(network).current(in: [Sample.seoul()]).first).get()
    #expect(weather[.temperature] != nil)
  }

  @Test func `web pages become words`() async throws {
    #expect(try await failure("502.html", status: 502) == .refused(.openMeteo, status: 502, "bad gateway"))
    #expect(
      try await failure("414.html", status: 414) == .refused(.openMeteo, status: 414, "the address is too long"))
  }

  @Test(arguments: [
    ("429_minute.json", 62.0), ("429_hour.json", 3605), ("429_day.json", 43_260), ("429_concurrent.json", 2),
  ])
  func `each limit says when to come back`(fixture: String, seconds: Double) async throws {
    guard case .notBefore(.openMeteo, let date, _) = try await failure(fixture, status: 429) else {
      Issue.record("429 must say when")
      return
    }
    #expect(date.timeIntervalSince(Sample.now) == seconds)
  }

  @Test func `a hundred cities fit into one address`() async throws {
    let cities = try (0..<100).map { try Sample.city("\($0)", -89.9999, -179.9999, "GMT") }
    let network = FakeNetwork(Data("[]".utf8))
    _ = try? await repository(network).forecast(in: cities)
    #expect(await network.requests.count == 1)
    #expect(try #require(await network.requests.first).url.absoluteString.utf8.count < 4000)
  }

  @Test func `the request weighs as little as it can`() async throws {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/single.json"))
    _ = try await repository(network).current(in: [Sample.seoul()])
    let variables = try #require(await network.query("current")).split(separator: ",")
    #expect(variables.count <= 10)
    #expect(await network.query("wind_speed_unit") == "ms")
    #expect(await network.query("timeformat") == "unixtime")
    #expect(await network.query("latitude") == "37.566")
  }

  @Test func `a key goes to the customers' host and into no message`() async throws {
    let body = Data("{\"error\":true,\"reason\":\"The supplied API key SECRET is invalid.\"}".utf8)
    let network = FakeNetwork(body, status: 400)
    await #expect(throws: ServiceFailure.keyRefused(.openMeteo, "The supplied API key … is invalid.")) {
      try await repository(network, key: "SECRET").current(in: [Sample.seoul()])
    }
    let request = try #require(await network.requests.first)
    #expect(request.url.host() == "customer-api.open-meteo.com")
    #expect(request.value("apikey") == "SECRET")
    #expect(request.secrets == ["SECRET"])
  }
}
