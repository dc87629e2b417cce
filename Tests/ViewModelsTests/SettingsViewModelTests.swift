import Entities
import Foundation
import Testing

@testable import ViewModels

struct SettingsViewModelTests {
  @Test func `settings are one value, decoded as it was encoded`() throws {
    let coordinates = try #require(Coordinates(latitude: 37.566, longitude: 126.9784))
    var seoul = City(name: "Seoul", region: nil, countryCode: "KR", coordinates: coordinates, timeZone: "Asia/Seoul")
    seoul.siteSky = .bortle(8)
    var chosen = Settings(units: Units("fahrenheit", "12h"), cities: [seoul])
    (chosen.provider, chosen.language, chosen.watchInterval) = (.only(.openMeteo), .only(.korean), 60)
    (chosen.motion, chosen.openWeatherKey) = (.off, "key")
    let settings = try JSONDecoder().decode(SettingsViewModel.self, from: try JSONEncoder().encode(chosen))
    #expect(settings.chosen.value == chosen)
  }

  @Test func `an observer of a part hears of that part alone`() {
    let settings = SettingsViewModel()
    var heard: [String] = []
    let binding = settings.bind(\.units) { heard.append($0[.temperature].name) }
    settings.chosen.value = Settings()
    settings.chosen.value.motion = .off
    #expect(heard == ["celsius"])
    settings.chosen.value = Settings(units: .imperial)
    #expect(heard == ["celsius", "fahrenheit"])
    withExtendedLifetime(binding) {}
  }

  @Test func `the forecast's provider stands in too, unless one was chosen`() throws {
    let coordinates = try #require(Coordinates(latitude: 59.91, longitude: 10.75))
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    var weather = CityWeather(
      city: City(name: "Oslo", region: nil, countryCode: "NO", coordinates: coordinates, timeZone: "Europe/Oslo"))
    weather.current = Sourced(CurrentWeather(observedAt: now), provider: .openMeteo, fetchedAt: now)
    let forecast = Forecast(hours: HourlyForecast(times: []), days: [])
    weather.forecast = Sourced(forecast, provider: .openMeteo, fetchedAt: now)
    let settings = SettingsViewModel()
    #expect(settings.standIn(for: CityRowViewModel(weather)) == nil)
    weather.forecast = Sourced(forecast, provider: .metNorway, fetchedAt: now)
    #expect(settings.standIn(for: CityRowViewModel(weather)) == .metNorway)
    settings.chosen.value.provider = .only(.metNorway)
    #expect(settings.standIn(for: CityRowViewModel(weather)) == nil)
  }

  @Test func `changes of units are made in their order`() {
    let units = Units.metric.changed(by: ["fahrenheit", "kn", "celsius"].compactMap(UnitChange.init(word:)))
    #expect(units[.temperature].name == "celsius")
    #expect(units[.windSpeed].name == "kn")
    #expect(units[.pressure] == Units.metric[.pressure])
  }
}
