import Essentials

/// A weather condition, common to all services.
///
/// The cases follow WMO code table 4677 as Open-Meteo groups it; `mist` to `tornado` are OpenWeatherMap's group 7xx,
/// and sleet is MET Norway's and OpenWeatherMap's. The later a case, the more severe, though squalls and tornadoes
/// outrank all others: a day has the most severe condition of its hours.
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

  /// The group with the condition's symbol; haze counts as fog, freezing rain as sleet.
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

extension Condition {
  /// Each condition's number from 1 in the order of the cases, 0 if unknown. Another order needs a new cache version.
  static func bytes(_ conditions: some Sequence<Condition?>) -> Data {
    Data(conditions.map { $0.flatMap { numbers[$0] } ?? 0 })
  }

  /// The conditions of such bytes; `nil` for 0 and for numbers without a condition.
  static func conditions(_ bytes: Data) -> [Condition?] {
    bytes.map { $0 > 0 && Int($0) <= all.count ? all[Int($0) - 1] : nil }
  }

  private static let all = allCases
  private static let numbers = Dictionary(uniqueKeysWithValues: zip(all, UInt8(1)...))
}
