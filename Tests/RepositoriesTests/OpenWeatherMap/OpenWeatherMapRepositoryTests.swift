import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct OpenWeatherMapRepositoryTests {
  private func repository(_ network: FakeNetwork, key: String? = "SECRET") throws -> OpenWeatherMapRepository {
    OpenWeatherMapRepository(client: network.client, endpoints: try Endpoints(), key: key) { Sample.now }
  }

  private func current(_ fixture: String, in city: City? = nil) async throws -> CurrentWeather {
    let network = FakeNetwork(try Sample.fixture("OpenWeatherMap/\(fixture)"))
    return try #require(try await repository(network).current(in: [city ?? Sample.seoul()]).first).get()
  }

  private func failure(_ fixture: String, _ status: Int) async throws -> ServiceFailure? {
    let network = FakeNetwork(try Sample.fixture("OpenWeatherMap/\(fixture)"), status: status)
    do {
      guard case .failure(let failure)? = try await repository(network).current(in: [Sample.seoul()]).first else {
        return nil
      }
      return failure
    } catch let failure as ServiceFailure {
      return failure
    }
  }

  @Test func `all values come in canonical units`() async throws {
    let weather = try await current("current_ok.json")
    #expect(weather[.temperature] == 8.41)
    #expect(weather.condition == .rain)
    #expect(weather[.pressure] == 1021)
    #expect(weather[.visibility] == 9000)
    #expect(weather[.windGust] == 5.6)
    #expect(weather[.windDirection] == 320)
    #expect(weather[.precipitation] == 1.2)
    #expect(weather.observedAt == Date(timeIntervalSince1970: 1_795_175_700))
    #expect(abs(try #require(weather[.dewPoint]) - 1.3) < 0.1)
  }

  @Test func `a calm clear day lacks members and reads well`() async throws {
    let weather = try await current("current_calm_no_wind_deg.json", in: Sample.london())
    #expect(weather[.windSpeed] == 0)
    #expect(weather[.windDirection] == nil)
    #expect(weather[.feelsLike] == nil)
    #expect(weather[.precipitation] == 0)
  }

  @Test func `snow without wind and visibility reads well`() async throws {
    let weather = try await current("current_snow_no_visibility.json", in: Sample.berlin())
    #expect(weather.condition == .snow)
    #expect(weather[.visibility] == nil)
    #expect(weather[.windSpeed] == nil)
    #expect(weather[.precipitation] == 0.8)
  }

  @Test(arguments: [
    (#""rain":{"1h":0.6}"#, 0.6), (#""rain":{"3h":0.6}"#, 0.2), (#""rain":{"1h":0.6,"3h":9}"#, 0.6),
    (#""rain":{"1h":0.6},"snow":{"3h":0.6}"#, 0.8),
  ])
  func `what fell in three hours is given for one`(members: String, amount: Double) async throws {
    let body = #"{"coord":{"lat":37.5,"lon":127},"dt":1795176000,"main":{"temp":9.3},\#(members)}"#
    let network = FakeNetwork(Data(body.utf8))
    let weather = try #require(try await repository(network).current(in: [Sample.seoul()]).first).get()
    #expect(abs(try #require(weather[.precipitation]) - amount) < 0.001)
  }

  @Test func `the forecast's code may be a string`() async throws {
    let network = FakeNetwork(try Sample.fixture("OpenWeatherMap/forecast_cod_string.json"))
    let forecast = try #require(try await repository(network).forecast(in: [Sample.seoul()]).first).get()
    #expect(forecast.hours.count == 12)
    #expect(forecast.hours.value(.precipitationChance, atIndex: 5) == 65)
    #expect(forecast.hours.value(.precipitation, atIndex: 5) == 1.5)
    #expect(forecast.hours.value(.precipitation, atIndex: 4) == 0)
    #expect(forecast.hours.conditions[5] == .lightRain)
  }

  @Test func `days are those of the city and a cut one is left out`() async throws {
    let network = FakeNetwork(try Sample.fixture("OpenWeatherMap/forecast_cod_string.json"))
    let days = try #require(try await repository(network).forecast(in: [Sample.seoul()]).first).get().days
    // From 21:00 in Seoul on the 20th in steps of 3 h to 06:00 on the 22nd.
    #expect(days.map(\.date.description) == ["2026-11-20", "2026-11-21"])
    #expect(days[1][.temperatureMin] == 5.25)
    #expect(days[1][.temperatureMax] == 12.25)
    #expect(days[1][.precipitation] == 1.5)
    #expect(days[1][.precipitationChance] == 65)
    #expect(days[1].condition == .lightRain)
  }

  @Test func `each refusal has its own meaning`() async throws {
    guard case .keyRefused(.openWeather, let words) = try await failure("401.json", 401) else {
      Issue.record("401 is about the key")
      return
    }
    #expect(words.description.hasPrefix("Invalid API key."))
    #expect(try await failure("404.json", 404) == .notFound(.openWeather, "city not found"))
    #expect(try await failure("400.json", 400) == .refused(.openWeather, status: 400, "wrong latitude"))
  }

  @Test func `a block lasts longer than a moment`() async throws {
    guard case .notBefore(.openWeather, let date, _) = try await failure("429.json", 429) else {
      Issue.record("429 must say when")
      return
    }
    #expect(date.timeIntervalSince(Sample.now) >= 600)
  }

  @Test(arguments: [("401.json", true), ("404.json", false)])
  func `an error passed on with status 200 is an error`(fixture: String, isKey: Bool) async throws {
    let failure = try #require(try await failure(fixture, 200))
    #expect(failure.isAboutKey == isKey)
  }

  @Test func `without a key nothing is asked`() async throws {
    let network = FakeNetwork(Data())
    await #expect(throws: ServiceFailure.keyMissing(.openWeather)) {
      try await repository(network, key: nil).current(in: [Sample.seoul()])
    }
    #expect(await network.requests.isEmpty)
  }

  @Test func `every documented code has a condition`() {
    let codes = [
      200, 201, 202, 210, 211, 212, 221, 230, 231, 232, 300, 301, 302, 310, 311, 312, 313, 314, 321, 500, 501, 502,
      503, 504, 511, 520, 521, 522, 531, 600, 601, 602, 611, 612, 613, 615, 616, 620, 621, 622, 701, 711, 721, 731,
      741, 751, 761, 762, 771, 781, 800, 801, 802, 803, 804,
    ]
    #expect(codes.allSatisfy { Condition(openWeatherCode: $0) != nil })
    #expect(Condition(openWeatherCode: 599) == .rain)
    #expect(Condition(openWeatherCode: 900) == nil)
    #expect(Condition(openWeatherCode: .min) == nil)
  }
}
