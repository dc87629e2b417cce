import Essentials

/// Bytes being taken apart; every read beyond the end throws.
struct ByteReader {
  struct Damaged: Error {}

  private let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var remaining: Int { bytes.count - position }

  mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(Damaged) -> Number {
    let size = MemoryLayout<Number>.size
    guard remaining >= size else { throw Damaged() }
    defer { position += size }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: Number.self))
  }

  mutating func double() throws(Damaged) -> Double { Double(bitPattern: try number()) }

  /// A value that may be unknown.
  mutating func optional() throws(Damaged) -> Double? {
    let value = try double()
    return value.isFinite ? value : nil
  }

  mutating func date() throws(Damaged) -> Date {
    let seconds = try double()
    guard seconds.isFinite, abs(seconds) < 1e12 else { throw Damaged() }
    return Date(timeIntervalSince1970: seconds)
  }

  mutating func text() throws(Damaged) -> String {
    String(decoding: try take(Int(number(UInt32.self))), as: UTF8.self)
  }

  /// A count that was read, of things that take at least `size` bytes each: never more than the bytes there are.
  mutating func count(ofSize size: Int) throws(Damaged) -> Int {
    let count = Int(try number(UInt32.self))
    _ = try self.size(count, of: size)
    return count
  }

  mutating func take(_ count: Int) throws(Damaged) -> UnsafeRawBufferPointer {
    guard count >= 0, count <= remaining else { throw Damaged() }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<(position + count)])
  }

  private func size(_ count: Int, of size: Int) throws(Damaged) -> Int {
    let (bytes, overflow) = count.multipliedReportingOverflow(by: size)
    guard !overflow, count >= 0, bytes <= remaining else { throw Damaged() }
    return bytes
  }
}
