import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct OpenMeteoForecastTests {
  private func forecast(_ fixture: String, _ city: City) async throws -> Forecast {
    let network = FakeNetwork(try Sample.fixture("OpenMeteo/\(fixture)"))
    let repository = OpenMeteoRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    return try #require(try await repository.forecast(in: [city]).first).get()
  }

  @Test func `nulls in the middle and at the end stay unknown`() async throws {
    let forecast = try await forecast("null_tail.json", Sample.london())
    #expect(forecast.hours.count == 4)
    #expect(forecast.hours.value(.temperature, atIndex: 0) == Double(Float(8.1)))
    #expect(forecast.hours.value(.temperature, atIndex: 1) == nil)
    #expect(forecast.hours.value(.windSpeed, atIndex: 3) == nil)
    #expect(forecast.hours.conditions == [.lightRain, nil, .overcast, nil])
    #expect(forecast.days.count == 1)
  }

  @Test func `all values of a day come from its hours`() async throws {
    let day = try await forecast("null_tail.json", Sample.london()).days[0]
    #expect(day[.temperatureMax] == 8.1)
    #expect(day[.temperatureMin] == 7.9)
    #expect(day[.precipitationChance] == nil)
    // The amount at midnight fell the day before.
    #expect(day[.precipitation] == 0.2)
    #expect(day[.windSpeedMax] == 4.2)
    #expect(day[.uvIndexMax] == nil)
  }

  @Test func `after the clocks go back the low belongs to the calendar day`() async throws {
    let days = try await forecast("dst_fall_unix.json", Sample.berlin()).days
    #expect(days.map(\.date.description) == ["2026-10-24", "2026-10-25", "2026-10-26", "2026-10-27"])
    #expect(days.map(\.[.temperatureMin]) == [10, -5, 10, 10.1])
  }

  @Test func `the day with twenty-five hours sums all of them`() async throws {
    let days = try await forecast("dst_fall_unix.json", Sample.berlin()).days
    #expect(days[1][.precipitation] == 2.5)
    #expect(days[2][.precipitation] == 2.4)
  }

  @Test func `days of a zone with a quarter of an hour are right`() async throws {
    let days = try await forecast("kathmandu.json", Sample.kathmandu()).days
    #expect(days.map(\.date.description) == ["2026-11-20", "2026-11-21"])
    #expect(days.map(\.[.temperatureMin]) == [0.5, 10.5])
    #expect(days.map(\.[.temperatureMax]) == [23.5, 33.5])
  }

  @Test func `feet become metres and unknown units unknown values`() async throws {
    let hours = try await forecast("imperial_hours.json", Sample.london()).hours
    #expect(abs(try #require(hours.value(.visibility, atIndex: 0)) - 10_000) < 0.1)
    #expect(hours.column(.windSpeed) == nil)
  }

  @Test(arguments: ["1e38", "-1e38", "99999999999999", "3.5", "-1", "100"])
  func `numbers that no code, time or offset can be do not trap`(number: String) throws {
    let body =
      "{\"utc_offset_seconds\":\(number),\"current\":{\"time\":\(number),\"interval\":\(number),"
      + "\"weather_code\":\(number),\"precipitation\":\(number)},\"hourly\":{\"time\":[\(number)],"
      + "\"weather_code\":[\(number)]}}"
    let answer = OpenMeteoAnswer(try JSONReader.lenient(Data(body.utf8)))
    _ = try? answer.currentWeather(at: Sample.now)
    _ = try? answer.forecast(in: .gmt, at: Sample.now)
    _ = try? answer.airQuality(at: Sample.now)
  }

  @Test(arguments: ["[7200,3600]", "[3600,3600]"])
  func `times out of order cannot be read`(hours: String) async throws {
    let body = "{\"hourly\":{\"time\":\(hours),\"temperature_2m\":[1,2]}}"
    let network = FakeNetwork(Data(body.utf8))
    let repository = OpenMeteoRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    let result = try #require(try await repository.forecast(in: [Sample.london()]).first)
    #expect(result == .failure(.unreadable(.openMeteo, "its times are out of order")))
  }

  @Test func `days and dew points are computed from the hours`() async throws {
    let times = (0..<24).map { "\(1_795_132_800 + $0 * 3600)" }.joined(separator: ",")
    func column(_ value: (Int) -> Int) -> String { (0..<24).map { "\(value($0))" }.joined(separator: ",") }
    let body = """
      {"utc_offset_seconds":0,"hourly":{"time":[\(times)],"temperature_2m":[\(column { $0 })],
      "relative_humidity_2m":[\(column { _ in 100 })],"precipitation_probability":[\(column { $0 * 2 })],
      "weather_code":[\(column { $0 == 5 ? 63 : 3 })]}}
      """
    let network = FakeNetwork(Data(body.utf8))
    let repository = OpenMeteoRepository(client: network.client, endpoints: try Endpoints()) { Sample.now }
    let forecast = try #require(try await repository.forecast(in: [Sample.london()]).first).get()
    let day = try #require(forecast.days.first)
    #expect([day[.temperatureMin], day[.temperatureMax], day[.precipitationChance]] == [0, 23, 46])
    #expect(day.condition == .rain)
    #expect(abs(try #require(forecast.hours.value(.dewPoint, atIndex: 12)) - 12) < 0.01)
  }

  @Test func `weather of another century is not believed`() async throws {
    for ahead in [86_401, 9_972_201_600] {
      let time = Int(Sample.now.timeIntervalSince1970) + ahead
      let body = """
        {"current":{"time":\(time),"temperature_2m":1},"hourly":{"time":[\(time)],"temperature_2m":[1]}}
        """
      let answer = OpenMeteoAnswer(try JSONReader.lenient(Data(body.utf8)))
      #expect(throws: ServiceFailure.self) { try answer.currentWeather(at: Sample.now) }
      #expect(throws: ServiceFailure.self) { try answer.forecast(in: .gmt, at: Sample.now) }
      #expect(throws: ServiceFailure.self) { try answer.airQuality(at: Sample.now) }
    }
  }
}
