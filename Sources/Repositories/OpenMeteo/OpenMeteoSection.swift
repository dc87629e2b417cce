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
