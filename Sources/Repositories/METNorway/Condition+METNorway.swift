import Entities

extension Condition {
  /// The condition of one of MET Norway's 41 symbol names, with or without `_day`, `_night` or `_polartwilight`; `nil` for
  /// other names.
  ///
  /// Two names are misspelt in the service (`lightssleetshowersandthunder`, `lightssnowshowersandthunder`); the right
  /// spelling is understood too.
  init?(metNorwaySymbol symbol: String) {
    let name = symbol.prefix { $0 != "_" }
    guard !name.hasSuffix("andthunder") else {
      guard Self.metNorwayNames[Self.unmisspelt(String(name.dropLast("andthunder".count)))] != nil else { return nil }
      self = .thunderstorm
      return
    }
    guard let condition = Self.metNorwayNames[String(name)] else { return nil }
    self = condition
  }

  private static func unmisspelt(_ name: String) -> String {
    name.hasPrefix("lightss") ? "light" + name.dropFirst("lights".count) : name
  }

  private static let metNorwayNames: [String: Condition] = [
    "clearsky": .clear, "fair": .mainlyClear, "partlycloudy": .partlyCloudy, "cloudy": .overcast, "fog": .fog,
    "lightrain": .lightRain, "rain": .rain, "heavyrain": .heavyRain, "lightsleet": .lightSleet, "sleet": .sleet,
    "heavysleet": .heavySleet, "lightsnow": .lightSnow, "snow": .snow, "heavysnow": .heavySnow,
    "lightrainshowers": .lightRainShowers, "rainshowers": .rainShowers, "heavyrainshowers": .violentRainShowers,
    "lightsleetshowers": .lightSleetShowers, "sleetshowers": .sleetShowers, "heavysleetshowers": .heavySleetShowers,
    "lightsnowshowers": .lightSnowShowers, "snowshowers": .snowShowers, "heavysnowshowers": .heavySnowShowers,
  ]
}
