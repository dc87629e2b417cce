import Entities

extension Condition {
  /// The rank of a condition: the highest one of a day is the day's. As in WMO code table 4677, clear sky is below fog,
  /// drizzle, rain, snow, showers, thunderstorm; squalls and tornadoes are above all.
  var severity: Int {
    switch self {
    case .squall: 100
    case .tornado: 101
    default: Self.order[self] ?? 0
    }
  }

  private static let order = Dictionary(uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  /// The condition of a WMO weather code as used by Open-Meteo; `nil` for any other number.
  init?(wmoCode number: Double) {
    guard (0...99).contains(number), let condition = Self.byCode[Int(number.rounded())] else { return nil }
    self = condition
  }

  /// An array, because forecasts for many cities take a hundred thousand lookups.
  private static let byCode = (0..<100).map { wmoCodes[$0] }

  private static let wmoCodes: [Int: Condition] = [
    0: .clear, 1: .mainlyClear, 2: .partlyCloudy, 3: .overcast, 45: .fog, 48: .rimeFog, 51: .lightDrizzle,
    53: .drizzle, 55: .heavyDrizzle, 56: .lightFreezingDrizzle, 57: .freezingDrizzle, 61: .lightRain, 63: .rain,
    65: .heavyRain, 66: .lightFreezingRain, 67: .freezingRain, 71: .lightSnow, 73: .snow, 75: .heavySnow,
    77: .snowGrains, 80: .lightRainShowers, 81: .rainShowers, 82: .violentRainShowers, 85: .lightSnowShowers,
    86: .heavySnowShowers, 95: .thunderstorm, 96: .thunderstormWithHail, 99: .thunderstormWithHeavyHail,
  ]
}
