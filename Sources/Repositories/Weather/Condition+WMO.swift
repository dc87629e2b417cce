import Entities

extension Condition {
  /// The condition of a WMO weather code as in https://open-meteo.com/en/docs; `nil` for any other number.
  init?(wmoCode number: Double) {
    guard (0...99).contains(number), let condition = Self.wmoCodes[Int(number.rounded())] else { return nil }
    self = condition
  }

  private static let wmoCodes: [Int: Condition] = [
    0: .clear, 1: .mainlyClear, 2: .partlyCloudy, 3: .overcast, 45: .fog, 48: .rimeFog, 51: .lightDrizzle,
    53: .drizzle, 55: .heavyDrizzle, 56: .lightFreezingDrizzle, 57: .freezingDrizzle, 61: .lightRain, 63: .rain,
    65: .heavyRain, 66: .lightFreezingRain, 67: .freezingRain, 71: .lightSnow, 73: .snow, 75: .heavySnow,
    77: .snowGrains, 80: .lightRainShowers, 81: .rainShowers, 82: .violentRainShowers, 85: .lightSnowShowers,
    86: .heavySnowShowers, 95: .thunderstorm, 96: .thunderstormWithHail, 99: .thunderstormWithHeavyHail,
  ]
}
