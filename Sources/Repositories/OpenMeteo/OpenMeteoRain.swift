import Entities
import Essentials

extension OpenMeteoAnswer {
  /// Precipitation by quarter-hour, up to the first gap; `nil` if the response doesn't have it.
  var rainQuarters: [RainQuarter]? {
    guard let ends = quarters.times, let first = ends.first, let water = quarters.column("precipitation") else {
      return nil
    }
    let snow = quarters.column("snowfall") ?? []
    let length = Int(RainQuarter.length)
    let known = ends.prefix(Self.mostQuarters).enumerated().prefix { $1 == first + $0 * length }
    return known.map { index, end in
      let amount = Self.amount(water, at: index)
      let depth = Self.amount(snow, at: index) ?? 0
      return RainQuarter(
        start: Date(timeIntervalSince1970: Double(end - length)), amount: amount,
        isSnow: amount.map { $0 > 0 && depth / Self.depthOfWater >= $0 / 2 } ?? false)
    }
  }

  /// mm per hour in the quarter-hour that ends at the time of the weather, for when `current` lacks it.
  func hourlyPrecipitation(at weather: CurrentWeather) -> Double? {
    let quarter = weather.quarters?.first { $0.start.addingTimeInterval(RainQuarter.length) == weather.observedAt }
    return quarter?.amount.flatMap { ($0 * 4).rounded(digits: 3) }
  }

  /// The quarter-hours of a day, more than are requested.
  private static let mostQuarters = 96
  /// mm of snow per mm of water, by the service's documentation: 7 cm of snow are 10 mm of water.
  private static let depthOfWater = 7.0

  /// The amount in a quarter-hour; `nil` if it is unknown or implausible, or the column is too short.
  private static func amount(_ column: [Float], at index: Int) -> Double? {
    guard column.indices.contains(index), (0...1000).contains(column[index]) else { return nil }
    return Double(column[index]).rounded(digits: 3)
  }
}
