import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct KeptFormTests {
  private let moment = Date(timeIntervalSince1970: 1_795_176_000.25)

  private var weather: CurrentWeather {
    var weather = CurrentWeather(observedAt: moment)
    weather.condition = .lightSleetShowers
    weather.temperature = -0.1
    weather.feelsLike = -4.7
    weather.dewPoint = -3
    weather.humidity = 61
    weather.cloudCover = 40
    weather.pressure = 1021.3
    weather.visibility = 24_100
    weather.uvIndex = 0
    weather.windSpeed = 2.7
    weather.windGust = 5.6
    weather.windDirection = 320
    weather.precipitation = 0.2
    return weather
  }

  private func forecast(hours: Int = 49) throws -> Forecast {
    var table = HourlyForecast(times: (0..<hours).map { 1_795_176_000 + $0 * 3600 })
    table.set(conditions: (0..<hours).map { $0 % 5 == 0 ? nil : Condition.allCases[$0 % Condition.allCases.count] })
    for quantity in HourlyForecast.Quantity.allCases where quantity != .visibility {
      table.set(quantity, (0..<hours).map { $0 % 7 == 3 ? .nan : Float($0) * 1.25 - 10 })
    }
    var day = DailyForecast(date: try #require(CivilDate(year: 2026, month: 11, day: 20)))
    day.condition = .heavySnow
    day.temperatureMin = -3.1
    day.temperatureMax = 11
    day.precipitation = 0.4
    day.precipitationChance = 30
    day.windSpeedMax = 9
    day.uvIndexMax = 1.5
    return Forecast(hours: table, days: [day, DailyForecast(date: day.date.advanced(by: 1))])
  }

  private var air: AirQuality {
    var air = AirQuality(observedAt: moment)
    air.europeanIndex = 41
    air.concentrations = [.fineParticles: 11.5, .ozone: 60]
    air.pollen = [.birch: 2.5]
    air.mainPollutant = .fineParticles
    return air
  }

  private var alerts: [WeatherAlert] {
    [
      WeatherAlert(
        identifier: "urn:1", event: "Flood Warning", severity: .severe, headline: "High water", details: "a\nb",
        instruction: "Stay away", onset: moment, ends: moment.addingTimeInterval(3600)),
      WeatherAlert(identifier: "2", event: "홍수", severity: .unknown),
    ]
  }

  @Test func `weather comes back as it was, with and without values`() {
    #expect(KeptForm.decode(CurrentWeather.self, from: KeptForm.encode(weather)) == weather)
    let empty = CurrentWeather(observedAt: moment)
    #expect(KeptForm.decode(CurrentWeather.self, from: KeptForm.encode(empty)) == empty)
  }

  @Test(arguments: [0, 1, 49, 192]) func `a forecast comes back as it was`(hours: Int) throws {
    let forecast = try forecast(hours: hours)
    let kept = try #require(KeptForm.decode(Forecast.self, from: KeptForm.encode(forecast)))
    #expect(kept == forecast)
    #expect(kept.hours.times == forecast.hours.times)
    #expect(kept.hours.conditions == forecast.hours.conditions)
    for quantity in HourlyForecast.Quantity.allCases {
      #expect((kept.hours.column(quantity) == nil) == (forecast.hours.column(quantity) == nil))
      for index in 0..<hours {
        #expect(kept.hours.value(quantity, at: index) == forecast.hours.value(quantity, at: index))
      }
    }
  }

  @Test(arguments: [[0], [0, 3600, 10_800], [0, 90_000_000_000], [-7200, -3600]])
  func `times of every step come back`(times: [Int]) {
    let forecast = Forecast(hours: HourlyForecast(times: times), days: [])
    #expect(KeptForm.decode(Forecast.self, from: KeptForm.encode(forecast)) == forecast)
  }

  @Test func `air and alerts come back as they were`() {
    #expect(KeptForm.decode(AirQuality.self, from: KeptForm.encode(air)) == air)
    #expect(KeptForm.decode([WeatherAlert].self, from: KeptForm.encode(alerts)) == alerts)
    #expect(KeptForm.decode([WeatherAlert].self, from: KeptForm.encode([])) == [])
  }

  @Test func `every condition has a number of its own`() {
    let codes = Condition.allCases.map { ConditionCode.code(of: $0) }
    #expect(Set(codes).count == Condition.allCases.count)
    #expect(codes.map(ConditionCode.condition) == Condition.allCases)
    #expect(ConditionCode.code(of: nil) == 0)
    #expect((44...255).allSatisfy { ConditionCode.condition(of: $0) == nil })
  }

  @Test func `one kind is not read as another`() {
    #expect(KeptForm.decode(Forecast.self, from: KeptForm.encode(weather)) == nil)
    #expect(KeptForm.decode(CurrentWeather.self, from: KeptForm.encode(air)) == nil)
    #expect(KeptForm.decode(AirQuality.self, from: Data()) == nil)
  }

  @Test func `damage is noticed, and with a right checksum it never traps`() throws {
    let form = KeptForm.encode(try forecast(hours: 5))
    var generator = SplitMix(seed: 1)
    for index in form.indices {
      var damaged = form
      damaged[index] ^= UInt8.random(in: 1...255, using: &generator)
      #expect(KeptForm.decode(Forecast.self, from: damaged) == nil)
      #expect(KeptForm.decode(Forecast.self, from: form[..<index]) == nil)
      resealAndRead(damaged.dropLast(8))
      resealAndRead(form[..<index])
    }
  }

  /// Reads damaged bytes under a checksum that fits them, as nothing but chance or malice would write.
  private func resealAndRead(_ body: Data) {
    var writer = ByteWriter()
    writer.put(body)
    writer.seal()
    _ = KeptForm.decode(Forecast.self, from: writer.data)
    _ = KeptForm.decode(CurrentWeather.self, from: writer.data)
    _ = KeptForm.decode([WeatherAlert].self, from: writer.data)
  }
}
