/// One place's part of an Open-Meteo answer, as it came: names and units are the service's own.
struct OpenMeteoAnswer: Equatable, Sendable {
  /// The middle of the grid cell, some kilometres from the place that was asked for.
  var latitude: Double?
  var longitude: Double?
  /// Which place of the request it is; left out for the first one.
  var locationID: Int?
  /// Seconds ahead of UTC that hold for the whole answer, valid when it was made.
  var utcOffset: Int?
  var timeZone: String?
  var current = OpenMeteoSection()
  var hourly = OpenMeteoSection()
  var daily = OpenMeteoSection()
  /// What the service said instead of giving values.
  var errorReason: String?
}

/// A section of an answer: times and columns by name. `current` is a section of one row.
///
/// Names and units are in short lists: an answer for a hundred places would hash ten thousand keys.
struct OpenMeteoSection: Equatable, Sendable {
  private struct Column: Equatable {
    var name: String
    var values: [Float]
  }

  private struct Unit: Equatable {
    var name: String
    var text: String
  }

  /// Seconds since 1970, or `nil` when they came in another format.
  var times: [Int]? = []
  private var columns: [Column] = []
  private var units: [Unit] = []

  /// Takes a column in the unit that is named for it, NaN where unknown; not all need be as long as ``times``.
  mutating func add(_ name: String, _ values: [Float]) {
    if columns.isEmpty { columns.reserveCapacity(16) }
    columns.append(Column(name: name, values: values))
  }

  /// Takes the name of a column's unit.
  mutating func add(_ name: String, unit: String) {
    if units.isEmpty { units.reserveCapacity(16) }
    units.append(Unit(name: name, text: unit))
  }

  /// A column in canonical units, NaN where unknown; `nil` if the answer lacks it or its unit is unknown.
  func column(_ name: String) -> [Float]? {
    guard let values = values(name) else { return nil }
    guard let unit = unit(name) else { return values }
    guard let conversion = OpenMeteoUnit(text: unit) else { return nil }
    return conversion.isIdentity ? values : values.map(conversion.canonical)
  }

  /// A value of the only row of `current`, or of any row, in canonical units; `nil` when unknown.
  func value(_ name: String, at row: Int = 0) -> Double? {
    guard let values = values(name), values.indices.contains(row), values[row].isFinite else { return nil }
    guard let unit = unit(name) else { return HourSpan.decimal(values[row]) }
    return OpenMeteoUnit(text: unit).map { HourSpan.decimal($0.canonical(values[row])) }
  }

  /// Of a name that comes twice, the last one counts.
  private func values(_ name: String) -> [Float]? { columns.last { $0.name == name }?.values }
  private func unit(_ name: String) -> String? { units.last { $0.name == name }?.text }
}

/// How to turn a unit that Open-Meteo names in its answers into the canonical one.
///
/// Only canonical units are asked for. The answer says what it holds, and that is believed: a cache or proxy in between
/// may answer with another request's units, and 50 °F must never be shown as 50 °C.
struct OpenMeteoUnit: Equatable {
  let factor: Float
  let offset: Float

  var isIdentity: Bool { factor == 1 && offset == 0 }

  /// The unit of that name, or `nil` for `undefined` and names that are not known.
  ///
  /// Factors are exact: international foot, mile and inch (NIST SP 811).
  init?(text: String) {
    switch text {
    case "°C", "m/s", "mm", "m", "hPa", "%", "°", "", "wmo code", "μg/m³", "µg/m³", "EAQI", "USAQI", "grains/m³",
      "unixtime",
      "seconds", "s":
      (factor, offset) = (1, 0)
    case "°F": (factor, offset) = (5.0 / 9, -32)
    case "km/h": (factor, offset) = (1 / 3.6, 0)
    case "mp/h", "mph": (factor, offset) = (0.44704, 0)
    case "kn": (factor, offset) = (1852.0 / 3600, 0)
    case "inch": (factor, offset) = (25.4, 0)
    case "ft": (factor, offset) = (0.3048, 0)
    case "km": (factor, offset) = (1000, 0)
    default: return nil
    }
  }

  /// A value of this unit in the canonical one.
  func canonical(_ value: Float) -> Float { (value + offset) * factor }
}
