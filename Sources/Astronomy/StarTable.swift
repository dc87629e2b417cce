import CStars

/// A table of the star chart that the compiler put into the program, read in place.
///
/// Every position is checked, so that no argument can read outside of it.
struct StarTable {
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The table of bytes that stay where they are.
  init(_ table: cstars_table) { bytes = UnsafeBufferPointer(start: table.bytes, count: table.count) }

  /// The size in bytes.
  var count: Int { bytes.count }

  /// The number in some bytes, the lowest first; what is beyond the end counts as 0.
  func number(at position: Int, bytes count: Int) -> UInt64 {
    (0..<count).reduce(0) { $0 | UInt64(byte(position + $1)) << UInt64(8 * $1) }
  }

  func byte(_ position: Int) -> UInt8 { bytes.indices.contains(position) ? bytes[position] : 0 }

  /// The lines of a text, each in its fields; they are separated by `|`.
  var lines: [[String]] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }
}
