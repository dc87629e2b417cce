/// A section of an answer: times and columns by name. `current` is a section of one row.
struct OpenMeteoSection: Equatable, Sendable {
  /// Seconds since 1970, or `nil` when they came in another format.
  var times: [Int]? = []
  /// Columns in the units that ``units`` name, NaN where unknown; not all need be as long as ``times``.
  var columns: [String: [Float]] = [:]
  var units: [String: String] = [:]

  /// A column in canonical units, NaN where unknown; `nil` if the answer lacks it or its unit is unknown.
  func column(_ name: String) -> [Float]? {
    guard let values = columns[name] else { return nil }
    guard let unit = units[name] else { return values }
    guard let conversion = OpenMeteoUnit(text: unit) else { return nil }
    return conversion.isIdentity ? values : values.map(conversion.canonical)
  }

  /// A value of the only row of `current`, or of any row, in canonical units; `nil` when unknown.
  func value(_ name: String, at row: Int = 0) -> Double? {
    guard let values = columns[name], values.indices.contains(row), values[row].isFinite else { return nil }
    guard let unit = units[name] else { return HourSpan.decimal(values[row]) }
    return OpenMeteoUnit(text: unit).map { HourSpan.decimal($0.canonical(values[row])) }
  }
}
