import Foundation

/// An invented weather that every service of the world reports, each in its own words.
///
/// It is a pure function of place and time. Temperature follows a daily wave whose extremes lie on multiples of six
/// hours UTC, and amounts and conditions hold for six hours, so that services with steps of one, three and six hours
/// agree. Values have one decimal, so that no format rounds them.
package struct WeatherModel: Sendable {
  /// What is added to every temperature, in °C.
  package var warming = 0.0

  package init() {}

  /// The weather of one moment.
  package struct Moment: Sendable, Hashable {
    /// °C.
    package var temperature: Double
    /// °C.
    package var feelsLike: Double
    /// °C.
    package var dewPoint: Double
    /// %.
    package var humidity: Int
    package var sky: Sky
    /// % of the sky.
    package var cloudCover: Int
    /// mm in the hour before.
    package var precipitation: Double
    /// %.
    package var precipitationChance: Int
    /// hPa at sea level.
    package var pressure: Double
    /// m/s.
    package var windSpeed: Double
    /// m/s.
    package var windGust: Double
    /// Degrees the wind comes from.
    package var windDirection: Int
    /// Metres.
    package var visibility: Int
    package var uvIndex: Double
  }

  /// The weather at a place, at a time in seconds since 1970.
  package func moment(latitude: Double, longitude: Double, at time: Int) -> Moment {
    let place = Self.hash(Int(latitude * 100), Int(longitude * 100))
    let block = time / 21_600
    let sky = Sky.allCases[Self.hash(place, block / 2) % Sky.allCases.count]
    let before = Sky.allCases[Self.hash(place, (time - 1) / 21_600 / 2) % Sky.allCases.count]
    let temperature = temperature(latitude: latitude, longitude: longitude, place: place, at: time)
    let wind = Double(10 + Self.hash(place, block, 3) % 90) / 10
    let humidity = 40 + Self.hash(place, block, 5) % 56
    return Moment(
      temperature: temperature, feelsLike: Self.tenth(temperature - wind / 4),
      dewPoint: Self.dewPoint(temperature, humidity), humidity: humidity, sky: sky, cloudCover: sky.cloudCover,
      precipitation: before.precipitation, precipitationChance: before.precipitationChance,
      pressure: Double(9950 + Self.hash(place, block / 4, 7) % 400) / 10, windSpeed: wind,
      windGust: Self.tenth(wind * 1.8), windDirection: Self.hash(place, block, 11) % 360,
      visibility: sky == .fog ? 400 : 10_000, uvIndex: Self.uvIndex(longitude, time))
  }

  /// 30 °C at the equator, −15 at the poles, with a daily swing of up to 14 °C, warmest near 14:00 by the sun.
  private func temperature(latitude: Double, longitude: Double, place: Int, at time: Int) -> Double {
    let mean = 30 - 45 * (abs(latitude) / 90) + Double(place % 40) / 10 + warming
    let swing = 3 + Double(place / 40 % 40) / 10
    let peak = ((14 - longitude / 15) / 6).rounded() * 6
    let angle = (Double(time % 86_400) / 3600 - peak) / 24 * 2 * Double.pi
    return Self.tenth(mean + swing * cos(angle))
  }

  private static func uvIndex(_ longitude: Double, _ time: Int) -> Double {
    let hour = (Double(time % 86_400) / 3600 + longitude / 15 + 48).truncatingRemainder(dividingBy: 24)
    return tenth(max(0, 4 * cos((hour - 12) / 12 * Double.pi)))
  }

  /// By the Magnus formula (Alduchov and Eskridge 1996).
  private static func dewPoint(_ temperature: Double, _ humidity: Int) -> Double {
    let gamma = log(Double(humidity) / 100) + 17.625 * temperature / (243.04 + temperature)
    return tenth(243.04 * gamma / (17.625 - gamma))
  }

  static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 + 0 }

  /// A number from others that looks random and is always the same (SplitMix64's mixing).
  static func hash(_ numbers: Int...) -> Int {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    for number in numbers {
      state = (state ^ UInt64(bitPattern: Int64(number))) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ (state >> 27)) &* 0x94D0_49BB_1331_11EB
      state ^= state >> 31
    }
    return Int(state >> 2)
  }
}
