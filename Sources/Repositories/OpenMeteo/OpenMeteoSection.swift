import Entities

/// A section of a response: times and columns by name, and their units by the same names. `current` has a single row.
struct OpenMeteoSection {
  let values: JSONValue?
  let units: JSONValue?

  /// Seconds since 1970; empty without a section, `nil` if they are in another format.
  var times: [Int]? {
    guard let times = values["time"].map(Self.rows) else { return [] }
    let seconds = times.compactMap { Optional($0).seconds }
    return seconds.count == times.count ? seconds : nil
  }

  /// A column in canonical units, NaN for unknown values; `nil` if it is missing or its unit unknown. It may differ from
  /// ``times`` in length.
  func column(_ name: String) -> [Float]? {
    guard let rows = values[name].map(Self.rows), let canonical = conversion(of: name) else { return nil }
    return rows.map { Float(canonical($0.double ?? .nan)) }
  }

  /// A value in canonical units, or `nil` if unknown; by default of the only row of `current`.
  func value(_ name: String, at row: Int = 0) -> Double? {
    guard let rows = values[name].map(Self.rows), rows.indices.contains(row) else { return nil }
    return conversion(of: name).flatMap { rows[row].double.map($0) }
  }

  private static func rows(_ value: JSONValue) -> [JSONValue] {
    if case .array(let rows) = value { rows } else { [value] }
  }

  /// The conversion from a column's stated unit to the canonical one, which is the default: the identity, or rounded to three
  /// decimals with the exact foot, mile and inch (NIST SP 811). `nil` for an unknown unit.
  ///
  /// Only canonical units are requested, but a cache or proxy may respond with another request's units, and 50 °F must never
  /// be shown as 50 °C.
  private func conversion(of name: String) -> ((Double) -> Double)? {
    let (factor, zero): (Double, Double)
    switch units[name].rawText ?? "" {
    case "°C", "m/s", "mm", "m", "hPa", "%", "°", "", "wmo code", "μg/m³", "µg/m³", "EAQI", "USAQI", "grains/m³",
      "unixtime", "seconds", "s":
      return { $0 }
    case "°F": (factor, zero) = (5.0 / 9, 32)
    case "km/h": (factor, zero) = (1 / 3.6, 0)
    case "mp/h", "mph": (factor, zero) = (0.44704, 0)
    case "kn": (factor, zero) = (1852.0 / 3600, 0)
    case "inch": (factor, zero) = (25.4, 0)
    case "ft": (factor, zero) = (0.3048, 0)
    case "km": (factor, zero) = (1000, 0)
    // The depth of snow, whose canonical unit is millimetres too.
    case "cm": (factor, zero) = (10, 0)
    default: return nil
    }
    return { (($0 - zero) * factor).rounded(digits: 3) ?? .nan }
  }
}
