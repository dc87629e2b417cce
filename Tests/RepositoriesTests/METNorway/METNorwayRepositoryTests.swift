import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct METNorwayRepositoryTests {
  private static let headers = [
    "content-type": "application/json", "last-modified": "Fri, 20 Nov 2026 11:30:07 GMT",
    "expires": "Fri, 20 Nov 2026 12:30:00 GMT",
  ]

  private func oslo() throws -> City { try Sample.city("Oslo", 59.91273, 10.74609, "Europe/Oslo") }

  private func repository(
    _ network: FakeNetwork, _ cache: CacheRepository = .none, at now: Date = Sample.now
  ) throws -> METNorwayRepository {
    METNorwayRepository(client: network.client, endpoints: try Endpoints(), cache: cache) { now }
  }

  private func network(status: Int = 200) throws -> FakeNetwork {
    FakeNetwork(try Sample.fixture("METNorway/complete.json"), status: status, headers: Self.headers)
  }

  @Test(arguments: [200, 203])
  func `now is the entry nearest to now`(status: Int) async throws {
    let weather = try #require(try await repository(network(status: status)).current(in: [oslo()]).first).get()
    #expect(weather[.temperature] == -1.2)
    #expect(weather.condition == .lightSnow)
    #expect(weather[.precipitation] == 0.2)
    #expect(weather[.humidity] == 86.9)
    #expect(weather[.dewPoint] == -3.1)
    #expect(weather[.windGust] == 7.9)
    #expect(weather.observedAt == Sample.now)
  }

  @Test func `it feels colder in the wind`() async throws {
    let weather = try #require(try await repository(network()).current(in: [oslo()]).first).get()
    // Wind chill at −1.2 °C and 12.24 km/h by the published formula, worked by hand.
    #expect(abs(try #require(weather[.feelsLike]) + 5.31) < 0.02)
  }

  @Test func `amounts belong to the time they end at`() async throws {
    let hours = try #require(try await repository(network()).forecast(in: [oslo()]).first).get().hours
    #expect(hours.count == 10)
    #expect(hours.value(.precipitation, atIndex: 0) == nil)
    #expect(hours.value(.precipitation, atIndex: 1) == 0)
    #expect(hours.value(.precipitation, atIndex: 2) == Double(Float(0.2)))
    #expect(hours.value(.precipitationChance, atIndex: 2) == 44)
    // From 13:00 to 18:00 no period fits.
    #expect(hours.value(.precipitation, atIndex: 3) == nil)
    #expect(hours.value(.precipitation, atIndex: 5) == Double(Float(2.4)))
    #expect(hours.value(.precipitation, atIndex: 6) == 0)
  }

  @Test func `symbols become conditions and unknown ones stay unknown`() async throws {
    let conditions = try #require(try await repository(network()).forecast(in: [oslo()]).first).get().hours.conditions
    #expect(
      conditions == [
        .overcast, .lightSnow, .partlyCloudy, .mainlyClear, .thunderstorm, .clear, .rain, .fog, nil, nil,
      ])
  }

  @Test func `only precipitation and its chance have values for a period`() throws {
    let entry = try #require(
      METNorwayEntry(
        try JSONReader.lenient(
          Data(
            #"""
            {"time":"2026-11-20T12:00:00Z","data":{"next_1_hours":{"details":
            {"precipitation_amount":0.2,"probability_of_precipitation":44}}}}
            """#.utf8))))
    #expect(entry.value(.precipitation, inNextHours: 1) == 0.2)
    #expect(entry.value(.precipitationChance, inNextHours: 1) == 44)
    #expect(entry.value(.humidity, inNextHours: 1) == nil)
  }

  @Test func `days are computed in the city's zone`() async throws {
    let days = try #require(try await repository(network()).forecast(in: [oslo()]).first).get().days
    #expect(days.map(\.date.description) == ["2026-11-20", "2026-11-21"])
    #expect(days[1][.temperatureMin] == -4)
    #expect(days[1][.temperatureMax] == 1.5)
    #expect(days[1].condition == .thunderstorm)
  }

  @Test func `the short document reads as well`() async throws {
    let network = FakeNetwork(try Sample.fixture("METNorway/compact.json"))
    let weather = try #require(try await repository(network).current(in: [oslo()]).first).get()
    #expect(weather[.temperature] == -1.2)
    #expect(weather[.windGust] == nil)
    #expect(weather[.dewPoint] != nil)
  }

  @Test func `coordinates are cut to four decimals`() async throws {
    let network = try network()
    _ = try await repository(network).current(in: [oslo()])
    #expect(await network.query("lat") == "59.9127")
    #expect(await network.query("lon") == "10.746")
  }

  @Test func `both kinds of weather come from one request until it expires`() async throws {
    let network = try network()
    let cache = CacheRepository(directory: "/cache", files: .inMemory { Sample.now }, now: { Sample.now + 7200 })
    _ = try await repository(network, cache).current(in: [oslo()])
    _ = try await repository(network, cache).forecast(in: [oslo()])
    #expect(await network.requests.count == 1)
  }

  @Test func `an expired document is asked for conditionally and 304 keeps it`() async throws {
    let cache = CacheRepository(directory: "/cache", files: .inMemory { Sample.now }, now: { Sample.now + 7200 })
    _ = try await repository(network(), cache).current(in: [oslo()])
    let later = Sample.now.addingTimeInterval(3600)
    let unchanged = FakeNetwork(Data(), status: 304, headers: ["expires": "Fri, 20 Nov 2026 13:30:00 GMT"])
    let weather = try await repository(unchanged, cache, at: later).current(in: [oslo()])[0].get()
    #expect(weather[.temperature] == -1.0)
    #expect(await unchanged.requests.first?.header("If-Modified-Since") == "Fri, 20 Nov 2026 11:30:07 GMT")
    _ = try await repository(unchanged, cache, at: later.addingTimeInterval(600)).current(in: [oslo()])
    #expect(await unchanged.requests.count == 1)
  }

  @Test func `refusals in HTML become words`() async throws {
    let network = FakeNetwork(
      try Sample.fixture("METNorway/403.html"), status: 403, headers: ["content-type": "text/html"])
    await #expect(throws: ServiceFailure.refused(.metNorway, status: 403, "access denied")) {
      try await repository(network).current(in: [oslo()])
    }
  }

  @Test func `Retry-After is honoured`() async throws {
    let network = FakeNetwork(Data(), status: 429, headers: ["retry-after": "120"])
    let date = Sample.now.addingTimeInterval(120)
    await #expect(throws: ServiceFailure.notBefore(.metNorway, date, "too many requests")) {
      try await repository(network).current(in: [oslo()])
    }
    #expect(await network.requests.count == 1)
  }

  @Test func `a document about another day is no weather of now`() async throws {
    await #expect(throws: ServiceFailure.noData(.metNorway)) {
      try await repository(network(), at: Sample.now.addingTimeInterval(20 * 86_400)).current(in: [oslo()])
    }
  }

  @Test func `all forty-one symbols have a condition`() {
    var names = ["cloudy", "fog", "clearsky", "fair_day", "partlycloudy_polartwilight"]
    for weight in ["light", "", "heavy"] {
      for kind in ["rain", "sleet", "snow", "rainshowers", "sleetshowers", "snowshowers"] {
        names += ["\(weight)\(kind)", "\(weight)\(kind)andthunder_night"]
      }
    }
    names += ["lightssleetshowersandthunder_day", "lightssnowshowersandthunder_day"]
    #expect(names.allSatisfy { Condition(metNorwaySymbol: $0) != nil })
    #expect(Condition(metNorwaySymbol: "hellfire") == nil)
    #expect(Condition(metNorwaySymbol: "lightssnow") == nil)
  }

  @Test func `a document of a service that has stopped is as old as its model run`() async throws {
    let fixture = String(decoding: try Sample.fixture("METNorway/complete.json"), as: UTF8.self)
    let updated = try #require(fixture.range(of: #""updated_at":"2026-11-20T11:30:00Z""#))
    let old = fixture.replacingCharacters(in: updated, with: #""updated_at":"2026-11-13T11:30:00Z""#)
    let weather = try await repository(FakeNetwork(Data(old.utf8))).current(in: [oslo()])[0].get()
    #expect(weather.observedAt == Sample.now.addingTimeInterval(-7 * 86_400 - 1800))
    var report = CityWeather(city: try oslo())
    report.current = Sourced(weather, provider: .metNorway, fetchedAt: Sample.now)
    #expect(report.state(at: Sample.now) == .stale)
  }

  @Test func `a document of times ahead of the clock cannot be read`() async throws {
    await #expect(throws: ServiceFailure.unreadable(.metNorway, "its times are ahead of this computer's clock")) {
      try await repository(network(), at: Sample.now.addingTimeInterval(-30 * 86_400)).forecast(in: [oslo()])
    }
  }
}
