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
