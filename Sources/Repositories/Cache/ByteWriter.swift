import Foundation

/// Bytes being put together; numbers little-endian.
struct ByteWriter {
  private(set) var data = Data()

  init(capacity: Int = 0) { data.reserveCapacity(capacity) }

  mutating func put(_ bytes: some Sequence<UInt8>) { data.append(contentsOf: bytes) }

  mutating func put(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
  }

  mutating func put(_ number: Double) { put(number.bitPattern) }

  /// A value that may be unknown; unknown is NaN.
  mutating func put(_ number: Double?) { put((number ?? .nan).bitPattern) }

  mutating func put(_ date: Date) { put(date.timeIntervalSince1970) }

  /// Bytes with their count before them.
  mutating func put(_ text: String) {
    let bytes = Array(text.utf8)
    put(UInt32(truncatingIfNeeded: bytes.count))
    put(bytes)
  }

  /// A column of numbers, without a count.
  mutating func put(_ numbers: [Float]) {
    data.reserveCapacity(data.count + numbers.count * 4)
    for number in numbers { put(number.bitPattern) }
  }
}
