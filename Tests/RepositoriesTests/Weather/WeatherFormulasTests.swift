import Testing

@testable import Repositories

struct WeatherFormulasTests {
  // Dew points by psychrometric tables, to 0.1 °C.
  @Test(arguments: [(20.0, 50.0, 9.3), (30, 80, 26.2), (0, 100, 0), (-10, 70, -14.4)])
  func `dew points agree with the tables`(temperature: Double, humidity: Double, expected: Double) throws {
    let dewPoint = try #require(WeatherFormulas.dewPoint(temperature: temperature, humidity: humidity))
    #expect(abs(dewPoint - expected) < 0.15)
  }

  // Heat index 32.2 °C at 70 %: 41 °C (105 °F at 90 °F in the table of the US weather service); wind chill −10 °C and
  // 30 km/h: −20 °C (Environment Canada's table).
  @Test func `heat and wind change what it feels like`() throws {
    let heat = try #require(WeatherFormulas.feelsLike(temperature: 32.22, humidity: 70, windSpeed: 1))
    #expect(abs(heat - 41) < 0.6)
    let chill = try #require(WeatherFormulas.feelsLike(temperature: -10, humidity: 70, windSpeed: 30 / 3.6))
    #expect(abs(chill + 20) < 0.6)
    #expect(WeatherFormulas.feelsLike(temperature: 15, humidity: 90, windSpeed: 20) == 15)
    #expect(WeatherFormulas.feelsLike(temperature: nil, humidity: 90, windSpeed: 20) == nil)
  }

  @Test func `dry or unknown air has no dew point`() {
    #expect(WeatherFormulas.dewPoint(temperature: 20, humidity: 0) == nil)
    #expect(WeatherFormulas.dewPoint(temperature: nil, humidity: 50) == nil)
  }
}
