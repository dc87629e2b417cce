package import Essentials

/// An hourly forecast: a column of numbers for each quantity that the source has.
///
/// Times ascend in steps of an hour or more. Unknown values are `nil` in the API, NaN in the columns. It is coded as
/// bytes: the times as 64-bit integers, the conditions as ``Condition`` numbers, and the columns as they are.
package struct HourlyForecast: Hashable, Sendable, Codable {
  /// The valid times, strictly ascending, in seconds since 1970.
  package let times: [Int]
  /// The condition at each time.
  package private(set) var conditions: [Condition?]
  /// The bits of a `Float` for each time, little-endian; in arrays, whose bytes are read five times as fast as data's.
  private var columns: [Quantity: [UInt8]] = [:]

  /// A forecast without values. The times must be in strictly ascending order.
  package init(times: [Int]) {
    (self.times, conditions) = (times, Array(repeating: nil, count: times.count))
  }

  private enum CodingKeys: String, CodingKey { case times, conditions, columns }

  /// - Throws: `DecodingError` if a part is missing, or if times don't ascend or are beyond the year 5138.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(times: ByteColumn.words(try container.decode(Data.self, forKey: .times)))
    set(conditions: Condition.conditions(try container.decode(Data.self, forKey: .conditions)))
    columns = try container.columns(forKey: .columns).mapValues { [UInt8]($0) }
    guard times.allSatisfy({ $0.magnitude < Date.secondsLimit }), zip(times, times.dropFirst()).allSatisfy(<) else {
      throw DecodingError.dataCorruptedError(forKey: .times, in: container, debugDescription: "times do not ascend")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(ByteColumn.data(times), forKey: .times)
    try container.encode(Condition.bytes(conditions), forKey: .conditions)
    var named = container.nestedContainer(keyedBy: Quantity.self, forKey: .columns)
    for (quantity, column) in columns { try named.encode(Data(column), forKey: quantity) }
  }

  /// The number of times.
  package var count: Int { times.count }

  /// Whether no value is known at any time.
  package var hasNoValues: Bool {
    conditions.allSatisfy { $0 == nil } && columns.keys.allSatisfy { column($0)?.allSatisfy(\.isNaN) ?? true }
  }

  /// Sets a column. Missing values at the end are unknown; surplus ones are dropped.
  package mutating func set(_ quantity: Quantity, _ values: [Float]) {
    // Only one kind of zero and of NaN, so that equal columns have equal bytes.
    let bits = (0..<count).map {
      $0 < values.count && !values[$0].isNaN ? (values[$0] + 0).bitPattern : Float.nan.bitPattern
    }
    columns[quantity] = [UInt8](ByteColumn.data(bits))
  }

  /// Sets the conditions, by the rules of ``set(_:_:)``.
  package mutating func set(conditions values: [Condition?]) {
    conditions = times.indices.map { values.indices.contains($0) ? values[$0] : nil }
  }

  /// The condition at an index; `nil` if it is unknown or the index is out of range.
  package func condition(at index: Int) -> Condition? { conditions.indices.contains(index) ? conditions[index] : nil }

  /// A column or part of it, with NaN for unknown values; indices out of range are left out. `nil` if the source lacks
  /// the quantity.
  package func column(_ quantity: Quantity, in range: Range<Int>? = nil) -> [Float]? {
    let indices = range?.clamped(to: times.indices) ?? times.indices
    return columns[quantity].map { column in indices.map { Self.value(in: column, at: $0) } }
  }

  /// One value; `nil` if it is unknown or the index is out of range.
  package func value(_ quantity: Quantity, atIndex index: Int) -> Double? {
    guard let column = columns[quantity], times.indices.contains(index) else { return nil }
    let value = Self.value(in: column, at: index)
    return value.isNaN ? nil : Double(value)
  }

  private static func value(in column: [UInt8], at index: Int) -> Float {
    let start = index * 4
    guard start + 4 <= column.count else { return .nan }
    let low = UInt32(column[start]) | UInt32(column[start + 1]) << 8
    let high = UInt32(column[start + 2]) | UInt32(column[start + 3]) << 8
    let value = Float(bitPattern: low | high << 16)
    return value.isFinite ? value : .nan
  }

  /// The valid time at an index, which must be in range.
  package func time(at index: Int) -> Date { Date(timeIntervalSince1970: Double(times[index])) }

  /// When the step ends that begins at an index, which must be in range. The last step lasts an hour.
  func end(ofStepAt index: Int) -> Date { index + 1 < count ? time(at: index + 1) : time(at: index) + 3600 }

  /// The index of the step containing an instant; `nil` outside the forecast.
  package func index(at date: Date) -> Int? {
    let next = times.partitioningIndex { Double($0) > date.timeIntervalSince1970 }
    return next > 0 && date < end(ofStepAt: next - 1) ? next - 1 : nil
  }
}

extension KeyedDecodingContainer {
  /// The bytes of each quantity's column. Decoding a dictionary would take twice as long.
  func columns(forKey key: Key) throws -> [Quantity: Data] {
    let columns = try nestedContainer(keyedBy: Quantity.self, forKey: key)
    return try columns.allKeys.reduce(into: [:]) { $0[$1] = try columns.decode(Data.self, forKey: $1) }
  }
}
