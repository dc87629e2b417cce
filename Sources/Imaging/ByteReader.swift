/// Reads numbers from bytes; past the end it returns `nil` and never traps.
struct ByteReader {
  let bytes: [UInt8]
  /// The index of the next byte; may be beyond the end.
  var position: Int
  /// The index at which reading ends.
  let end: Int
  /// The byte order of numbers: the lowest byte first, or the highest.
  var isLittleEndian = false

  /// A reader from `position`, at least 0, up to `end`, clamped to the bytes; `nil` means up to the last one.
  init(_ bytes: [UInt8], position: Int = 0, end: Int? = nil) {
    self.bytes = bytes
    self.end = min(max(end ?? bytes.count, 0), bytes.count)
    self.position = max(position, 0)
  }

  /// How many bytes are left.
  var remaining: Int { max(end - position, 0) }

  /// The next byte, or `nil` at the end.
  mutating func byte() -> UInt8? {
    guard position < end else { return nil }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next `size` bytes, at most 4, as an unsigned integer; `nil`, without reading any, if there are fewer.
  mutating func number(bytes size: Int) -> Int? {
    guard let slice = take(size) else { return nil }
    return isLittleEndian ? slice.reversed().reduce(0) { $0 << 8 | Int($1) } : slice.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Skips `count` bytes, or all that remain; none if it is negative.
  mutating func skip(_ count: Int) { position += min(max(count, 0), remaining) }

  /// The next `count` bytes; `nil`, without reading any, if there are fewer.
  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= end - position else { return nil }
    defer { position += count }
    return bytes[position..<(position + count)]
  }
}
