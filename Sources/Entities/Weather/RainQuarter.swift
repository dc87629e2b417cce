package import Essentials

/// The precipitation in a quarter of an hour.
package struct RainQuarter: Hashable, Sendable {
  /// When the quarter begins.
  package var start: Date
  /// mm of water; `nil` if unknown.
  package var amount: Double?
  /// Whether at least half of it falls as snow.
  package var isSnow: Bool

  package init(start: Date, amount: Double?, isSnow: Bool = false) {
    (self.start, self.amount, self.isSnow) = (start, amount, isSnow)
  }

  /// The length of a quarter in seconds.
  package static let length = 900.0

  /// Whether enough falls to get wet, that is, it rounds to at least 0.1 mm; `nil` if unknown.
  package var isWet: Bool? { amount.map { $0 >= 0.05 } }
}

extension RainQuarter: Codable {
  /// Decodes a list of start, amount and `isSnow`, which takes half the time of an object.
  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    start = try list.decode(Date.self)
    amount = try list.decodeIfPresent(Double.self)
    isSnow = try list.decode(Bool.self)
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(start)
    try list.encode(amount)
    try list.encode(isSnow)
  }
}

extension Coordinates {
  /// Whether Open-Meteo's quarter-hours come from models that compute them; elsewhere they are interpolated from hours.
  /// On land, the boxes are within the grids of DWD's ICON-D2 (43.2…58.1° N, 3.9° W…20.3° E) and NOAA's HRRR.
  package var hasModelledQuarters: Bool {
    let isCentralEurope = (43.5...57.5).contains(latitude) && (-3.5...20).contains(longitude)
    let isNorthAmerica = (24.5...49.5).contains(latitude) && (-125 ... -67).contains(longitude)
    return isCentralEurope || isNorthAmerica
  }
}
