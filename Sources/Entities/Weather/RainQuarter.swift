package import Essentials

/// What falls in a quarter of an hour.
package struct RainQuarter: Hashable, Sendable, Codable {
  /// The instant it begins at.
  package var start: Date
  /// mm of water within it, or `nil` when that is unknown.
  package var amount: Double?
  /// Whether at least half of it falls as snow.
  package var isSnow: Bool

  package init(start: Date, amount: Double?, isSnow: Bool = false) {
    self.start = start
    self.amount = amount
    self.isSnow = isSnow
  }

  /// Seconds of a quarter.
  package static let length = 900.0

  /// Whether enough falls to get wet: what rounds to a tenth of a millimetre; `nil` when it is unknown.
  package var isWet: Bool? { amount.map { $0 >= 0.05 } }
}

extension Coordinates {
  /// Whether Open-Meteo's quarters of an hour come from models that compute them; elsewhere they are interpolated from
  /// hours.
  ///
  /// Two boxes that lie well inside the grids of those models: ICON-D2 (43.2° to 58.1° N, 3.9° W to 20.3° E, by the DWD's
  /// description) and HRRR (the contiguous United States, by NOAA's).
  package var hasModelledQuarters: Bool {
    let isCentralEurope = (43.5...57.5).contains(latitude) && (-3.5...20).contains(longitude)
    let isNorthAmerica = (24.5...49.5).contains(latitude) && (-125 ... -67).contains(longitude)
    return isCentralEurope || isNorthAmerica
  }
}
