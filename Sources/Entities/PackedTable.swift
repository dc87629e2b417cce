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
