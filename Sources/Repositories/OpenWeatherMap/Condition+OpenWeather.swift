import Entities

extension Condition {
  /// The condition of a code (https://openweathermap.org/weather-conditions). An unknown code counts as the basic
  /// condition of its group of a hundred; `nil` outside the groups.
  init?(openWeatherCode code: Int) {
    guard let condition = Self.openWeatherCodes[code] ?? Self.openWeatherGroups[code / 100] else { return nil }
    self = condition
  }

  private static let openWeatherGroups: [Int: Condition] = [
    2: .thunderstorm, 3: .drizzle, 5: .rain, 6: .snow, 7: .mist,
  ]

  private static let openWeatherCodes: [Int: Condition] = [
    300: .lightDrizzle, 301: .drizzle, 302: .heavyDrizzle, 310: .lightDrizzle, 311: .drizzle, 312: .heavyDrizzle,
    313: .rainShowers, 314: .violentRainShowers, 321: .drizzle, 500: .lightRain, 501: .rain, 502: .heavyRain,
    503: .heavyRain, 504: .heavyRain, 511: .freezingRain, 520: .lightRainShowers, 521: .rainShowers,
    522: .violentRainShowers, 531: .rainShowers, 600: .lightSnow, 601: .snow, 602: .heavySnow, 611: .sleet,
    612: .lightSleetShowers, 613: .sleetShowers, 615: .lightSleet, 616: .sleet, 620: .lightSnowShowers,
    621: .snowShowers, 622: .heavySnowShowers, 701: .mist, 711: .smoke, 721: .haze, 731: .dust, 741: .fog, 751: .sand,
    761: .dust, 762: .ash, 771: .squall, 781: .tornado, 800: .clear, 801: .mainlyClear, 802: .partlyCloudy,
    803: .partlyCloudy, 804: .overcast,
  ]
}
