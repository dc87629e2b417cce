package import Essentials

/// A forecast by hours, kept as packed columns so that a thousand cities fit into little memory.
///
/// Times ascend; steps are an hour or more. A value that is unknown is `nil` in the API and NaN in the columns.
package struct HourlyForecast: Hashable, Sendable {
  /// A quantity that is forecast by hours. Raw values are part of the kept form: never renumber them.
  package enum Quantity: UInt8, CaseIterable, Sendable {
    /// °C.
    case temperature = 0
    /// °C.
    case feelsLike = 1
    /// °C.
    case dewPoint = 2
    /// Relative humidity, %.
    case humidity = 3
    /// %, 0…100.
    case precipitationChance = 4
    /// mm in the hour (or step) that ends at the time.
    case precipitation = 5
    /// % of the whole sky.
    case cloudCover = 6
    /// % below 3 km.
    case lowCloud = 7
    /// % from 3 to 8 km.
    case midCloud = 8
    /// % above 8 km.
    case highCloud = 9
    /// Metres.
    case visibility = 10
    /// m/s.
    case windSpeed = 11
    /// m/s.
    case windGust = 12
    /// Degrees from north, where the wind comes from.
    case windDirection = 13
    /// WHO UV index.
    case uvIndex = 14
    /// hPa at sea level.
    case pressure = 15
  }

  /// The valid times, ascending, in seconds since 1970.
  package let times: HourTimes
  private var table: PackedTable

  package init(times: [Int]) {
    self.times = HourTimes(times)
    table = PackedTable(rows: times.count)
  }

  /// A forecast from its packed form, or `nil` when that is not one of so many times.
  package init?(times: HourTimes, packed: [UInt8]) {
    guard let table = PackedTable(rows: times.count, bytes: packed) else { return nil }
    self.times = times
    self.table = table
  }

  /// Conditions and columns as they are held, for keeping them.
  package var packed: [UInt8] { table.bytes }

  package var count: Int { times.count }

  package var isEmpty: Bool {
    conditions.allSatisfy { $0 == nil } && Quantity.allCases.allSatisfy { column($0)?.allSatisfy(\.isNaN) ?? true }
  }

  /// Sets a column. Missing values at the end become unknown, surplus ones are dropped.
  package mutating func set(_ quantity: Quantity, _ values: [Float]) {
    table.set(column: Int(quantity.rawValue), values)
  }

  /// Sets the conditions, by the rules of ``set(_:_:)``.
  package mutating func set(conditions values: [Condition?]) {
    table.set(codes: values.lazy.map(ConditionCode.code))
  }

  /// Gives up room for further columns, once all are set.
  package mutating func trim() { table.trim() }

  /// The condition of each time.
  package var conditions: [Condition?] { (0..<count).map(condition) }

  /// The condition at an index, or `nil` when it is unknown or the index is out of range.
  package func condition(at index: Int) -> Condition? { ConditionCode.condition(of: table.code(at: index)) }

  /// A column with NaN where unknown, or `nil` if the source lacks the quantity.
  package func column(_ quantity: Quantity) -> [Float]? { values(quantity, in: 0..<count) }

  /// A part of a column with NaN where unknown, or `nil` if the source lacks the quantity; indices out of range are left
  /// out.
  package func values(_ quantity: Quantity, in range: Range<Int>) -> [Float]? {
    table.values(column: Int(quantity.rawValue), in: range)
  }

  /// One value, or `nil` when it is unknown or the index is out of range.
  package func value(_ quantity: Quantity, at index: Int) -> Double? {
    let value = table.value(column: Int(quantity.rawValue), at: index)
    return value.isNaN ? nil : Double(value)
  }

  package func time(at index: Int) -> Date { Date(timeIntervalSince1970: Double(times[index])) }

  /// The index of the hour that an instant lies in: the last one not after it, if that began less than one step
  /// before; `nil` outside the forecast.
  package func index(at date: Date) -> Int? {
    let seconds = date.timeIntervalSince1970
    guard let first = times.first, seconds >= Double(first) else { return nil }
    var (low, high) = (0, times.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if Double(times[middle]) <= seconds { low = middle } else { high = middle - 1 }
    }
    let step = low + 1 < times.count ? times[low + 1] - times[low] : 3600
    return seconds < Double(times[low] + step) ? low : nil
  }
}
