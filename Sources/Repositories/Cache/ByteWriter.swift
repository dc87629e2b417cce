import Essentials

/// Bytes being put together; numbers little-endian.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  var data: Data { Data(bytes) }

  mutating func put(_ other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

  mutating func put(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func put(_ number: Double) { put(number.bitPattern) }

  /// A value that may be unknown; unknown is NaN.
  mutating func put(_ number: Double?) { put((number ?? .nan).bitPattern) }

  mutating func put(_ date: Date) { put(date.timeIntervalSince1970) }

  /// Bytes with their count before them.
  mutating func put(_ text: String) {
    put(UInt32(truncatingIfNeeded: text.utf8.count))
    put(text.utf8)
  }

  /// A checksum of all so far.
  mutating func seal() { put(bytes.withUnsafeBytes { Checksum.of($0) }) }
}
