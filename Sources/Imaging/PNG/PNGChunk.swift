/// The signature of a PNG file and the form of its chunks (W3C PNG, 5.3).
enum PNGChunk {
  /// The bytes before the first chunk (W3C PNG, 5.2).
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A whole chunk: length, name (four ASCII letters), data and checksum.
  static func bytes(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return UInt32(clamping: data.count).bigEndianBytes + body + checksum(body[...]).bigEndianBytes
  }

  /// The CRC-32 of each byte (ISO 3309, polynomial 0xEDB88320).
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  /// The CRC-32 of a chunk's name and data.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
  }
}

extension UInt32 {
  /// The four bytes, highest first, as in PNG and zlib.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) } }
}
