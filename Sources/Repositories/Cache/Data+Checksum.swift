package import Essentials

extension Data {
  /// A 64-bit checksum against damage, not forgery, in sixteen lower-case hexadecimal digits: FNV-1a with its constants
  /// (Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm"), but over eight bytes at a time, with a rotation so
  /// that high bits affect low ones, and starting from the number of bytes.
  package var checksum: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: count)
    var (word, filled) = (UInt64(0), 0)
    // Iterating over an array is five times as fast as over Data.
    for byte in [UInt8](self) {
      (word, filled) = (word << 8 | UInt64(byte), filled + 1)
      if filled == 8 {
        Self.mix(&hash, word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { Self.mix(&hash, word) }
    return hash
  }

  private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    hash = (hash << 29) | (hash >> 35)
  }
}
