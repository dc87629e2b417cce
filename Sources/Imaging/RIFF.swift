/// The container of WebP files, which are not decoded, but can be seen to be cut off.
enum RIFF {
  /// Whether all chunks are there that the head speaks of, and the first of them is not empty (RFC 9649, 2.3 and 2.4).
  static func isWhole(_ bytes: [UInt8]) -> Bool {
    var reader = ByteReader(bytes, position: 4)
    reader.isLittleEndian = true
    guard let size = reader.number(4), size <= reader.remaining else { return false }
    reader.skip(8)
    guard let first = reader.number(4) else { return false }
    return first > 0 && first <= reader.remaining
  }
}
