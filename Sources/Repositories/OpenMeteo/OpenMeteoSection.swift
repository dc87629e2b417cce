import Entities

/// A section of a response: columns of values, among them their times, and the columns' units, all by name.
struct OpenMeteoSection {
  /// The columns; in `current`, bare values.
  let values: JSONValue?
  /// The columns' units; some or all may be missing.
  let units: JSONValue?

  /// The times in seconds since 1970; empty if there are none, `nil` if they are in another format.
  var times: [Int]? {
    guard let times = values["time"].map(Self.rows) else { return [] }
    let seconds = times.compactMap { Optional($0).seconds }
    return seconds.count == times.count ? seconds : nil
  }

  /// A column in canonical units, NaN for unknown values; `nil` without one or a known unit. `times` may be longer.
  func column(_ name: String) -> [Float]? {
    guard let rows = values[name].map(Self.rows), let canonical = conversion(of: name) else { return nil }
    return rows.map { $0.strictDouble.flatMap(canonical).map { Float($0) } ?? .nan }
  }

  /// The first value of a column in canonical units, the only one in `current`; `nil` if it is unknown.
  func value(_ name: String) -> Double? {
    guard let number = values[name].map(Self.rows)?.first?.strictDouble else { return nil }
    return conversion(of: name).flatMap { $0(number) }
  }

  /// The rows of a column; a bare value is a single row.
  private static func rows(_ value: JSONValue) -> [JSONValue] {
    if case .array(let rows) = value { rows } else { [value] }
  }

  /// The conversion from a column's stated unit to the canonical one, exact (NIST SP 811) but rounded to three
  /// decimals; `nil` for an unknown unit. Without a stated unit, values have the requested one: cm for snow, else the
  /// canonical one. A proxy may send another request's units, and 50 °F must never be shown as 50 °C. Whether
  /// a unit is one of the column's quantity isn't checked, because no request makes the service mix those up.
  private func conversion(of name: String) -> ((Double) -> Double?)? {
    let unit = units[name].rawText ?? (name.hasPrefix("snowfall") ? "cm" : "")
    if Self.canonicalUnits.contains(unit) { return { $0 } }
    guard let (factor, zero) = Self.otherUnits[unit] else { return nil }
    return { (($0 - zero) * factor).rounded(digits: 3) }
  }

  private static let canonicalUnits: Set = [
    "°C", "m/s", "mm", "m", "hPa", "%", "°", "", "wmo code", "μg/m³", "µg/m³", "EAQI", "USAQI", "grains/m³", "unixtime",
    "seconds", "s",
  ]

  /// Conversions to canonical units: a value minus `zero`, times `factor`. `cm` is a depth of snow, canonically in mm.
  private static let otherUnits: [String: (factor: Double, zero: Double)] = [
    "°F": (5.0 / 9, 32), "km/h": (1 / 3.6, 0), "mp/h": (0.44704, 0), "mph": (0.44704, 0), "kn": (1852.0 / 3600, 0),
    "inch": (25.4, 0), "ft": (0.3048, 0), "km": (1000, 0), "cm": (10, 0),
  ]
}
