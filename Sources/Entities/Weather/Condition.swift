/// A weather condition, common to all services.
///
/// The cases follow WMO code table 4677 as Open-Meteo groups it; `mist` to `tornado` are OpenWeatherMap's group 7xx,
/// and sleet is MET Norway's and OpenWeatherMap's. Their order counts: of its hours' conditions, a day gets the last in
/// this list, though squalls and tornadoes outrank all others; and cache files store the numbers of cases.
package enum Condition: String, Codable, CaseIterable, Sendable {
  case clear, mainlyClear, partlyCloudy, overcast
  case fog, rimeFog, mist, haze, smoke, dust, sand, ash, squall, tornado
  case lightDrizzle, drizzle, heavyDrizzle
  case lightFreezingDrizzle, freezingDrizzle
  case lightRain, rain, heavyRain
  case lightFreezingRain, freezingRain
  case lightSleet, sleet, heavySleet
  case lightSnow, snow, heavySnow, snowGrains
  case lightRainShowers, rainShowers, violentRainShowers
  case lightSleetShowers, sleetShowers, heavySleetShowers
  case lightSnowShowers, snowShowers, heavySnowShowers
  case thunderstorm, thunderstormWithHail, thunderstormWithHeavyHail

  /// A group of conditions that share a symbol and a colour.
  package enum Family: String, CaseIterable, Sendable {
    case clear, partlyCloudy, cloudy, fog, drizzle, rain, sleet, snow, thunderstorm, dust, wind
  }

  /// Haze counts as fog, freezing rain as sleet.
  package var family: Family {
    switch self {
    case .clear, .mainlyClear: .clear
    case .partlyCloudy: .partlyCloudy
    case .overcast: .cloudy
    case .fog, .rimeFog, .mist, .haze: .fog
    case .smoke, .dust, .sand, .ash: .dust
    case .squall, .tornado: .wind
    case .lightDrizzle, .drizzle, .heavyDrizzle: .drizzle
    case .lightRain, .rain, .heavyRain, .lightRainShowers, .rainShowers, .violentRainShowers: .rain
    case .lightFreezingDrizzle, .freezingDrizzle, .lightFreezingRain, .freezingRain: .sleet
    case .lightSleet, .sleet, .heavySleet, .lightSleetShowers, .sleetShowers, .heavySleetShowers: .sleet
    case .lightSnow, .snow, .heavySnow, .snowGrains, .lightSnowShowers, .snowShowers, .heavySnowShowers: .snow
    case .thunderstorm, .thunderstormWithHail, .thunderstormWithHeavyHail: .thunderstorm
    }
  }

  /// Whether water or ice falls.
  package var isPrecipitation: Bool { Outlook.PrecipitationType(self) != nil }
}
