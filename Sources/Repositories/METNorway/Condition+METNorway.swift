import Entities

extension Condition {
  /// The condition of a MET Norway symbol (https://github.com/metno/weathericons), without regard to `_day`, `_night`
  /// or `_polartwilight`; `nil` for other names. Of `lightssleetshowersandthunder` and `lightssnowshowersandthunder`,
  /// which the service misspells, the correct spelling is accepted too.
  init?(metNorwaySymbol symbol: String) {
    var name = String(symbol.prefix { $0 != "_" })
    let isThunder = name.hasSuffix("andthunder")
    if isThunder { name.removeLast("andthunder".count) }
    if isThunder, name.hasPrefix("lightss") { name = "light" + name.dropFirst("lights".count) }
    guard let condition = Self.metNorwaySymbols[name] else { return nil }
    self = isThunder ? .thunderstorm : condition
  }

  private static let metNorwaySymbols: [String: Condition] = [
    "clearsky": .clear, "fair": .mainlyClear, "partlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog,
    "lightrain": .lightRain, "rain": .rain, "heavyrain": .heavyRain, "lightsleet": .lightSleet, "sleet": .sleet,
    "heavysleet": .heavySleet, "lightsnow": .lightSnow, "snow": .snow, "heavysnow": .heavySnow,
    "lightrainshowers": .lightRainShowers, "rainshowers": .rainShowers, "heavyrainshowers": .violentRainShowers,
    "lightsleetshowers": .lightSleetShowers, "sleetshowers": .sleetShowers, "heavysleetshowers": .heavySleetShowers,
    "lightsnowshowers": .lightSnowShowers, "snowshowers": .snowShowers, "heavysnowshowers": .heavySnowShowers,
  ]
}
