/// Rows of weather codes and up to sixteen columns of numbers in one run of bytes.
///
/// Services tell numbers with few digits: a column is held as whole numbers above its lowest one, in one byte or two for
/// each row, and comes back as the very `Float`s that were put in. A column that has no such form is held as `Float`s.
///
/// Form: for each column a 32-bit offset, 0 where there is none; a code for each row; then the columns.
struct PackedTable: Hashable, Sendable {
  private static let mostColumns = 16
  private static let head = mostColumns * 4

  let rows: Int
  private(set) var bytes: [UInt8]

  /// A table of rows that know nothing.
  init(rows: Int) {
    self.rows = rows
    bytes = Array(repeating: 0, count: Self.head + rows)
  }

  /// A table from its bytes, or `nil` when they are not one of so many rows: nothing is read beyond their end.
  init?(rows: Int, bytes: [UInt8]) {
    guard rows >= 0, rows <= bytes.count, bytes.count >= Self.head + rows else { return nil }
    self.rows = rows
    self.bytes = bytes
    for column in 0..<Self.mostColumns {
      let offset = offset(of: column)
      guard offset == 0 || (offset >= Self.head + rows && PackedColumn.isWhole(bytes, at: offset, rows: rows)) else {
        return nil
      }
    }
  }

  /// Sets the codes; missing ones become 0, surplus ones are dropped.
  mutating func set(codes: some Sequence<UInt8>) {
    var iterator = codes.makeIterator()
    for row in 0..<rows { bytes[Self.head + row] = iterator.next() ?? 0 }
  }

  /// The code of a row; 0 outside the table.
  func code(at row: Int) -> UInt8 { row >= 0 && row < rows ? bytes[Self.head + row] : 0 }

  /// Sets a column; missing values at the end become unknown, surplus ones are dropped.
  mutating func set(column: Int, _ values: [Float]) {
    if offset(of: column) != 0 { drop(column) }
    let offset = bytes.count
    PackedColumn.append(values, rows: rows, to: &bytes)
    setOffset(of: column, to: offset)
  }

  /// Gives up room for further columns.
  mutating func trim() {
    let roomy = bytes
    bytes = [UInt8](unsafeUninitializedCapacity: roomy.count) { buffer, count in
      _ = buffer.initialize(from: roomy)
      count = roomy.count
    }
  }

  /// A value, NaN when it is unknown or outside the table.
  func value(column: Int, at row: Int) -> Float {
    let offset = offset(of: column)
    guard offset > 0, row >= 0, row < rows else { return .nan }
    return bytes.withUnsafeBytes { PackedColumn($0, at: offset).value(at: row) }
  }

  /// A part of a column, or `nil` if there is none.
  func values(column: Int, in range: Range<Int>) -> [Float]? {
    let offset = offset(of: column)
    guard offset > 0 else { return nil }
    let range = range.clamped(to: 0..<rows)
    return bytes.withUnsafeBytes { bytes in
      let column = PackedColumn(bytes, at: offset)
      return [Float](unsafeUninitializedCapacity: range.count) { buffer, count in
        for row in range { buffer.initializeElement(at: row - range.lowerBound, to: column.value(at: row)) }
        count = range.count
      }
    }
  }

  private func offset(of column: Int) -> Int {
    bytes.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)))
    }
  }

  private mutating func setOffset(of column: Int, to offset: Int) {
    bytes.withUnsafeMutableBytes {
      $0.storeBytes(of: UInt32(truncatingIfNeeded: offset).littleEndian, toByteOffset: column * 4, as: UInt32.self)
    }
  }

  /// Takes a column out; those behind it move up.
  private mutating func drop(_ column: Int) {
    let offset = offset(of: column)
    let size = bytes.withUnsafeBytes { PackedColumn($0, at: offset).size(rows: rows) }
    bytes.removeSubrange(offset..<offset + size)
    setOffset(of: column, to: 0)
    for other in 0..<Self.mostColumns {
      let place = self.offset(of: other)
      if place > offset { setOffset(of: other, to: place - size) }
    }
  }
}

/// One column of a ``PackedTable``.
///
/// Form: bytes for each value (1, 2 or 4), how many decimals, two zero bytes, the lowest number (32 bits), then the
/// values: whole numbers above the lowest one, all bits set where unknown; or the bits of `Float`s in four bytes.
struct PackedColumn {
  /// Bytes before the values.
  static let head = 8
  private static let powersOfTen: [Double] = [1, 10, 100, 1000]

  private let bytes: UnsafeRawBufferPointer
  private let values: Int
  private let width: UInt8
  private let scale: Double
  private let lowest: Int32

  /// The column at an offset of bytes that ``isWhole(_:at:rows:)`` holds for.
  init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
    self.bytes = bytes
    values = offset + Self.head
    width = bytes[offset]
    scale = Self.powersOfTen[Int(bytes[offset + 1])]
    lowest = Int32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset + 4, as: Int32.self))
  }

  /// Whether a column of so many rows is at an offset.
  static func isWhole(_ bytes: [UInt8], at offset: Int, rows: Int) -> Bool {
    guard offset + head <= bytes.count, [1, 2, 4].contains(bytes[offset]),
      powersOfTen.indices.contains(Int(bytes[offset + 1]))
    else { return false }
    return rows <= (bytes.count - offset - head) / Int(bytes[offset])
  }

  /// Bytes of the whole column.
  func size(rows: Int) -> Int { Self.head + rows * Int(width) }

  /// The value of a row of the table, NaN when it is unknown.
  func value(at row: Int) -> Float {
    switch width {
    case 1:
      let number = bytes[values + row]
      return number == .max ? .nan : decimal(Int32(number))
    case 2:
      let number = UInt16(littleEndian: bytes.loadUnaligned(fromByteOffset: values + row * 2, as: UInt16.self))
      return number == .max ? .nan : decimal(Int32(number))
    default:
      let bits = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: values + row * 4, as: UInt32.self))
      let value = Float(bitPattern: bits)
      return value.isFinite ? value : .nan
    }
  }

  private func decimal(_ number: Int32) -> Float { Float(Double(lowest &+ number) / scale) }
}

extension PackedColumn {
  /// Packs a column of so many rows; missing values are unknown.
  static func append(_ values: [Float], rows: Int, to bytes: inout [UInt8]) {
    let values = values.prefix(rows)
    let span = Span(values)
    let width = span?.width ?? 4
    let lowest = UInt32(bitPattern: span?.lowest ?? 0)
    bytes += [UInt8(width), UInt8(span?.decimals ?? 0), 0, 0]
    for byte in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: lowest >> (byte * 8))) }
    let start = bytes.count
    // All bits set are no number in any width: unknown, until there is a value.
    bytes.append(contentsOf: repeatElement(.max, count: rows * width))
    bytes.withUnsafeMutableBytes { bytes in
      put(values, span, width, UnsafeMutableRawBufferPointer(rebasing: bytes[start...]))
    }
  }

  private static func put(
    _ values: ArraySlice<Float>, _ span: Span?, _ width: Int, _ bytes: UnsafeMutableRawBufferPointer
  ) {
    for (row, value) in values.enumerated() where value.isFinite {
      guard let span else {
        bytes.storeBytes(of: value.bitPattern.littleEndian, toByteOffset: row * 4, as: UInt32.self)
        continue
      }
      let number = span.number(value) &- span.lowest
      if width == 1 {
        bytes[row] = UInt8(truncatingIfNeeded: number)
      } else {
        bytes.storeBytes(of: UInt16(truncatingIfNeeded: number).littleEndian, toByteOffset: row * 2, as: UInt16.self)
      }
    }
  }

  /// The whole numbers that the values of a column are, at the fewest decimals.
  private struct Span {
    private(set) var decimals = 0
    private(set) var lowest = Int32.max
    private var highest = Int32.min
    private var scale = 1.0

    /// `nil` for values that have more decimals, or are too far apart, than is held.
    init?(_ values: ArraySlice<Float>) {
      for value in values where value.isFinite {
        while !isExact(value) {
          guard decimals + 1 < PackedColumn.powersOfTen.count else { return nil }
          decimals += 1
          scale = PackedColumn.powersOfTen[decimals]
        }
      }
      // Anew at the last scale, at which what was exact before may be beyond what is held, or the next number.
      for value in values where value.isFinite {
        guard isExact(value) else { return nil }
        let number = number(value)
        lowest = min(lowest, number)
        highest = max(highest, number)
      }
      if lowest > highest { (lowest, highest) = (0, 0) }
      if Int(highest) - Int(lowest) >= Int(UInt16.max) { return nil }
    }

    var width: Int { Int(highest) - Int(lowest) < Int(UInt8.max) ? 1 : 2 }

    /// The nearest whole number; only of values within ±10⁸ at this scale.
    func number(_ value: Float) -> Int32 {
      let scaled = Double(value) * scale
      return Int32(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    }

    private func isExact(_ value: Float) -> Bool {
      guard (Double(value) * scale).magnitude < 1e8 else { return false }
      return Float(Double(number(value)) / scale) == value
    }
  }
}

/// The valid times of a forecast in seconds since 1970.
///
/// Nearly all services tell one time for every hour: then the first one and the step say it all.
package struct HourTimes: Hashable, Sendable {
  private enum Form: Hashable {
    case even(first: Int, step: Int, count: Int)
    case listed([Int])
  }

  private let form: Form

  package init(_ times: [Int]) {
    guard let first = times.first, times.count > 1 else {
      form = .listed(times)
      return
    }
    let step = times[1] &- first
    let isEven = times.indices.allSatisfy { times[$0] == first &+ step &* $0 }
    form = isEven ? .even(first: first, step: step, count: times.count) : .listed(times)
  }

  /// Times at even steps; none for a count below one.
  package init(first: Int, step: Int, count: Int) {
    switch count {
    case 2...: form = .even(first: first, step: step, count: count)
    case 1: form = .listed([first])
    default: form = .listed([])
    }
  }

  /// The step in seconds if all are alike, which takes two times at least; else `nil`.
  package var step: Int? { if case .even(_, let step, _) = form { step } else { nil } }
}

extension HourTimes: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch form {
    case .even(_, _, let count): count
    case .listed(let times): times.count
    }
  }

  package subscript(index: Int) -> Int {
    switch form {
    case .even(let first, let step, let count):
      precondition(index >= 0 && index < count, "outside the forecast")
      return first &+ step &* index
    case .listed(let times): return times[index]
    }
  }
}

/// The number a condition has in packed forecasts and in the kept form. Never renumber: only append.
package enum ConditionCode {
  private static let order: [Condition] = [
    .clear, .mainlyClear, .partlyCloudy, .overcast, .fog, .rimeFog, .mist, .haze, .smoke, .dust, .sand, .ash, .squall,
    .tornado, .lightDrizzle, .drizzle, .heavyDrizzle, .lightFreezingDrizzle, .freezingDrizzle, .lightRain, .rain,
    .heavyRain, .lightFreezingRain, .freezingRain, .lightSleet, .sleet, .heavySleet, .lightSnow, .snow, .heavySnow,
    .snowGrains, .lightRainShowers, .rainShowers, .violentRainShowers, .lightSleetShowers, .sleetShowers,
    .heavySleetShowers, .lightSnowShowers, .snowShowers, .heavySnowShowers, .thunderstorm, .thunderstormWithHail,
    .thunderstormWithHeavyHail,
  ]
  private static let codes = Dictionary(uniqueKeysWithValues: zip(order, UInt8(1)...))

  /// The code of a condition; 0 stands for unknown.
  package static func code(of condition: Condition?) -> UInt8 { condition.flatMap { codes[$0] } ?? 0 }

  /// The condition of a code, or `nil` for 0 and for codes that are not known.
  package static func condition(of code: UInt8) -> Condition? {
    code > 0 && Int(code) <= order.count ? order[Int(code) - 1] : nil
  }
}
