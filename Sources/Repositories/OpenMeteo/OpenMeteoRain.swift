import Entities
import Essentials

extension OpenMeteoAnswer {
  /// Precipitation by quarter-hour up to the first gap, snow if at least half its water is; `nil` if there is none.
  var rainQuarters: [RainQuarter]? {
    guard let ends = quarters.times, let first = ends.first, let water = quarters.column("precipitation") else {
      return nil
    }
    let snow = quarters.column("snowfall") ?? []
    let length = Int(RainQuarter.length)
    let contiguous = ends.prefix(Self.maximumQuarters).enumerated().prefix { $1 == first + $0 * length }
    return contiguous.map { index, end in
      let amount = Self.amount(water, at: index)
      let depth = Self.amount(snow, at: index) ?? 0
      return RainQuarter(
        start: Date(timeIntervalSince1970: Double(end - length)), amount: amount,
        isSnow: amount.map { $0 > 0 && depth / Self.snowPerWater >= $0 / 2 } ?? false)
    }
  }

  /// Precipitation in mm per hour, from the quarter-hour that ends at the weather's time; `nil` if that is unknown.
  func hourlyPrecipitation(in weather: CurrentWeather) -> Double? {
    let quarter = weather.quarters?.first { $0.start.addingTimeInterval(RainQuarter.length) == weather.observedAt }
    return quarter?.amount.flatMap { ($0 * 4).rounded(digits: 3) }
  }

  /// The number of quarter-hours in a day, more than are requested.
  private static let maximumQuarters = 96
  /// mm of fresh snow per mm of water: 7 cm per 10 mm, according to https://open-meteo.com/en/docs.
  static let snowPerWater = 7.0

  /// The amount in a quarter-hour, in mm; `nil` if it is unknown, implausible, or beyond the end of the column.
  private static func amount(_ column: [Float], at index: Int) -> Double? {
    guard column.indices.contains(index), (0...1000).contains(column[index]) else { return nil }
    return Double(column[index]).rounded(digits: 3)
  }
}
