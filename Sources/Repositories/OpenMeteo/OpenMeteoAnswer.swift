import Entities

/// One place's part of an Open-Meteo answer, as it came: names and units are the service's own.
struct OpenMeteoAnswer {
  private let document: JSONValue

  init(_ document: JSONValue) { self.document = document }

  /// The middle of the grid cell, some kilometres from the place that was asked for.
  var latitude: Double? { document["latitude"].double }
  var longitude: Double? { document["longitude"].double }
  /// Which place of the request it is; left out for the first one.
  var locationID: Int? { document["location_id"].integer }
  /// Seconds ahead of UTC that hold for the whole answer, valid when it was made.
  var utcOffset: Int? { document["utc_offset_seconds"].integer }
  /// The zone whose days the answer counts by.
  var timeZone: String? { document["timezone"].text }
  var current: OpenMeteoSection { section("current") }
  var hourly: OpenMeteoSection { section("hourly") }
  var quarters: OpenMeteoSection { section("minutely_15") }
  /// What the service said instead of giving values.
  var errorReason: String? { document["reason"].map { $0.string ?? "" } }

  private func section(_ name: String) -> OpenMeteoSection {
    OpenMeteoSection(values: document[name], units: document[name + "_units"])
  }
}

/// A section of an answer: times and columns by name. `current` is a section of one row.
struct OpenMeteoSection {
  let values: JSONValue?
  let units: JSONValue?

  /// Seconds since 1970; none without a section, `nil` when they came in another format.
  var times: [Int]? {
    guard let times = values["time"].map(Self.rows) else { return [] }
    let seconds = times.compactMap { Optional($0).seconds }
    return seconds.count == times.count ? seconds : nil
  }

  /// A column in canonical units, NaN where unknown; `nil` if the answer lacks it or its unit is unknown. It need not be as
  /// long as ``times``.
  func column(_ name: String) -> [Float]? {
    guard let rows = values[name].map(Self.rows), let canonical = conversion(of: name) else { return nil }
    return rows.map { Float(canonical($0.double ?? .nan)) }
  }

  /// A value of the only row of `current`, or of any row, in canonical units; `nil` when unknown.
  func value(_ name: String, at row: Int = 0) -> Double? {
    guard let rows = values[name].map(Self.rows), rows.indices.contains(row) else { return nil }
    return conversion(of: name).flatMap { rows[row].double.map($0) }
  }

  private static func rows(_ value: JSONValue) -> [JSONValue] {
    if case .array(let rows) = value { rows } else { [value] }
  }

  /// How to turn the unit that is named for a column into the canonical one, which counts where none is named: exact, or
  /// converted to three decimals by the exact foot, mile and inch (NIST SP 811). `nil` for a name that is not known.
  ///
  /// Only canonical units are asked for. The answer says what it holds, and that is believed: a cache or proxy in between
  /// may answer with another request's units, and 50 °F must never be shown as 50 °C.
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
    // The depth of snow, where millimetres are as well.
    case "cm": (factor, zero) = (10, 0)
    default: return nil
    }
    return { (($0 - zero) * factor * 1000).rounded() / 1000 }
  }
}
