/// The number a condition has in packed forecasts and in the kept form. Never renumber: only append.
package enum ConditionCode {
  private static let order: [Condition] = [
    .clear, .mainlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .mist, .haze, .smoke, .dust, .sand, .ash, .squall,
    .tornado, .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain,
    .heavyRain, .lightFreezingRain, .freezingRain, .lightSleet, .sleet, .heavySleet, .lightSnow, .snow, .heavySnow,
    .snowGrains, .lightRainShowers, .rainShowers, .violentRainShowers, .lightSleetShowers, .sleetShowers,
    .heavySleetShowers, .lightSnowShowers, .snowShowers, .heavySnowShowers, .thunderstorm, .thunderstormWithHail,
    .thunderstormWithHeavyHail,
  ]
  private static let codes = Dictionary(uniqueKeysWithValues: zip(order, UInt8(1)...))

  /// The code of a condition; 0 stands for unknown.
  package static func code(of condition: Condition?) -> UInt8 { condition.flatMap { codes[$0] } ?? 0 }

  /// The condition of a code, or `nil` for 0 and for codes that are not known.
  package static func condition(of code: UInt8) -> Condition? {
    code > 0 && Int(code) <= order.count ? order[Int(code) - 1] : nil
  }
}
