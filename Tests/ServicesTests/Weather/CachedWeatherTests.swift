import Entities
import Foundation
import Repositories
import Testing
import World

@testable import Services

struct CachedWeatherTests {
  private let moments = VirtualClock(ServiceSample.now)
  private let files = FileStore.inMemory()

  private var cached: CachedWeather {
    CachedWeather(cache: CacheRepository(directory: "/cache", files: files, now: { moments.now }))
  }

  private func weather(_ temperature: Double) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: moments.now)
    weather[.temperature] = temperature
    return weather
  }

  private func store(_ weather: CurrentWeather, of city: City, from provider: Provider) {
    let now = moments.now
    cached.store(Sourced(weather, provider: provider, fetchedAt: now), as: .now, of: city, at: now)
  }

  private func current(of city: City) -> Sourced<CurrentWeather>? { cached.value(.now, of: city)?.value }
  private func forecast(of city: City) -> Sourced<Forecast>? { cached.value(.forecast, of: city)?.value }
  private func alerts(of city: City) -> [WeatherAlert]? { cached.value(.alerts, of: city)?.value }
  private func air(of city: City, after date: Date? = nil) -> AirQuality? {
    cached.value(.air, of: city, after: date)?.value
  }

  @Test func `weather is cached with its provider and its time`() throws {
    let seoul = try Sample.seoul()
    store(weather(8.5), of: seoul, from: .metNorway)
    let current = try #require(self.current(of: seoul))
    #expect(current.value[.temperature] == 8.5)
    #expect(current.provider == .metNorway)
    #expect(current.fetchedAt == moments.now)
    #expect(forecast(of: seoul) == nil)
    #expect(self.current(of: try Sample.london()) == nil)
  }

  @Test func `a renamed city finds its weather again`() throws {
    var seoul = try Sample.seoul()
    store(weather(8.5), of: seoul, from: .openMeteo)
    seoul.name = "Home"
    #expect(current(of: seoul)?.value[.temperature] == 8.5)
  }

  @Test func `places eleven metres apart are the same, a hundred metres are not`() throws {
    store(weather(8.5), of: try Sample.city("A", 37.56600, -126.97840), from: .openMeteo)
    #expect(current(of: try Sample.city("B", 37.56602, -126.97842)) != nil)
    #expect(current(of: try Sample.city("B", 37.56700, -126.97840)) == nil)
    #expect(current(of: try Sample.city("B", 37.56600, 126.97840)) == nil)
  }

  @Test func `that there are no warnings is cached`() throws {
    let seoul = try Sample.seoul()
    cached.store([WeatherAlert](), as: .alerts, of: seoul, at: moments.now)
    #expect(alerts(of: seoul)?.isEmpty == true)
    #expect(air(of: seoul) == nil)
  }

  @Test func `a damaged entry counts as absent`() throws {
    let seoul = try Sample.seoul()
    store(weather(8.5), of: seoul, from: .openMeteo)
    for entry in try files.list("/cache/now") {
      try files.writeAtomically("/cache/now/" + entry.name, Data("not weather".utf8), .init(mode: 0o600))
    }
    #expect(current(of: seoul) == nil)
  }

  @Test func `all that is known comes back as it was`() throws {
    let seoul = try Sample.seoul()
    var now = CurrentWeather(observedAt: moments.now.addingTimeInterval(0.25))
    now.condition = .lightSleetShowers
    (now[.temperature], now[.pressure], now[.windDirection], now[.precipitation]) = (-0.1, 1021.3, 320, 0.2)
    store(now, of: seoul, from: .openWeatherMap)
    #expect(current(of: seoul) == Sourced(now, provider: .openWeatherMap, fetchedAt: moments.now))
    var hours = HourlyForecast(times: (0..<48).map { 1_795_176_000 + $0 * 3600 })
    hours.set(.temperature, (0..<48).map { $0 % 7 == 3 ? .nan : Float($0) * 1.3 - 10 })
    hours.set(conditions: (0..<48).map { $0 % 5 == 0 ? nil : Condition.allCases[$0 % Condition.allCases.count] })
    var day = DailyForecast(date: CivilDate(daysSince1970: 20_777))
    (day[.temperatureMin], day[.precipitationChance]) = (-3.1, 30)
    var whole = Forecast(hours: hours, days: [day])
    whole.requestedDays = 16
    let sourced = Sourced(whole, provider: .metNorway, fetchedAt: moments.now)
    cached.store(sourced, as: .forecast, of: seoul, at: moments.now)
    #expect(forecast(of: seoul) == sourced)
    var air = AirQuality(observedAt: moments.now)
    air.european = AirIndex(scale: .european, value: 41, mainPollutant: .ozone)
    air.pollen = [.birch: 2.5]
    cached.store(air, as: .air, of: seoul, at: moments.now)
    #expect(self.air(of: seoul) == air)
    #expect(self.air(of: seoul, after: moments.now) == nil)
  }

  @Test func `a provider is cached by its name, so that no other order of providers gives it to another`() throws {
    store(weather(8.5), of: try Sample.seoul(), from: .metNorway)
    let name = try #require(try files.list("/cache/now").first?.name)
    let file = String(decoding: try #require(try files.read("/cache/now/" + name, 10_000)), as: UTF8.self)
    #expect(file.contains(#""provider":"met-norway""#))
  }

  @Test func `warnings whose texts would move the cursor are not believed`() throws {
    let seoul = CityWeather(city: try Sample.seoul())
    for text in ["Flood\u{1B}[2J", "Flood\u{202E}"] {
      cached.store(
        [WeatherAlert(identifier: "1", event: text, severity: .minor)], as: .alerts, of: seoul.city, at: moments.now)
      #expect(cached.weather(of: seoul, at: moments.now).alerts == nil)
    }
    cached.store(
      [WeatherAlert(identifier: "1", event: "홍수", severity: .minor)], as: .alerts, of: seoul.city, at: moments.now)
    #expect(cached.weather(of: seoul, at: moments.now).alerts?.value.count == 1)
  }

  @Test func `a city's parts joined to one document are decoded as they were cached, and a bad one loses no other`()
    throws
  {
    let seoul = try Sample.seoul()
    store(weather(8.5), of: seoul, from: .metNorway)
    let forecast = Forecast(
      hours: HourlyForecast(times: [0, 3600]), days: [DailyForecast(date: CivilDate(daysSince1970: 1))])
    let sourced = Sourced(forecast, provider: .openMeteo, fetchedAt: moments.now)
    cached.store(sourced, as: .forecast, of: seoul, at: moments.now)
    let before = moments.now.addingTimeInterval(-60)
    cached.store(AirQuality(observedAt: moments.now), as: .air, of: seoul, at: before)
    func decoded() throws -> CityWeather {
      try JSONDecoder().decode(CityWeather.self, from: cached.document(of: seoul))
    }
    #expect(try decoded() == cached.weather(of: CityWeather(city: seoul), at: moments.now))
    #expect(try decoded().air?.fetchedAt == before)
    let key = try #require(try files.list("/cache/forecast").first?.name)
    let cache = CacheRepository(directory: "/cache", files: files, now: { moments.now })
    cache.write(CacheKey(.forecast, "375660,1269784"), Data(#"{"value":7}"#.utf8), at: moments.now)
    #expect(try files.list("/cache/forecast").map(\.name) == [key])
    let damaged = try decoded()
    #expect(damaged.forecast == nil && damaged.current?.value[.temperature] == 8.5 && damaged.air != nil)
    #expect(
      try JSONDecoder().decode(CityWeather.self, from: cached.document(of: seoul, withWeather: false))
        == .init(city: seoul))
  }
}
