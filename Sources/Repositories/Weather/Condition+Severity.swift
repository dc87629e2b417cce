import Entities

extension Condition {
  /// The order in which one condition beats another for the word of a day, as WMO code table 4677 orders them:
  /// clear sky below fog, drizzle, rain, snow, showers, thunderstorm; squalls and tornadoes above all.
  var severity: Int {
    switch self {
    case .squall: 100
    case .tornado: 101
    default: Self.order[self] ?? 0
    }
  }

  private static let order = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })

  /// The condition of a WMO weather code as Open-Meteo uses them, or `nil` for a code it does not have.
  init?(wmoCode code: Int) {
    guard Self.byCode.indices.contains(code), let condition = Self.byCode[code] else { return nil }
    self = condition
  }

  /// The condition of a code that came as any number, also `3.0` or one that no integer holds.
  init?(wmoNumber number: Double) {
    guard (0...99).contains(number) else { return nil }
    self.init(wmoCode: Int(number.rounded()))
  }

  /// The codes as an array, because a forecast for many cities looks up a hundred thousand.
  private static let byCode = (0..<100).map { wmoCodes[$0] }

  private static let wmoCodes: [Int: Condition] = [
    0: .clear, 1: .mainlyClear, 2: .partlyCloudy, 3: .overcast, 45: .fog, 48: .rimeFog, 51: .lightDrizzle,
    53: .drizzle, 55: .heavyDrizzle, 56: .lightFreezingDrizzle, 57: .freezingDrizzle, 61: .lightRain, 63: .rain,
    65: .heavyRain, 66: .lightFreezingRain, 67: .freezingRain, 71: .lightSnow, 73: .snow, 75: .heavySnow,
    77: .snowGrains, 80: .lightRainShowers, 81: .rainShowers, 82: .violentRainShowers, 85: .lightSnowShowers,
    86: .heavySnowShowers, 95: .thunderstorm, 96: .thunderstormWithHail, 99: .thunderstormWithHeavyHail,
  ]
}
