package import Essentials

extension Data {
  /// A 64-bit checksum against damage, not forgery, in sixteen lower-case hexadecimal digits.
  ///
  /// It is FNV-1a with its constants (Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm"), but takes eight
  /// bytes at a time, rotates so that high bits affect low ones, and starts from the number of bytes.
  package var checksum: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  private var hash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: count)
    // Iterating over an array is five times as fast as over Data, and a loop of a known length is unrolled.
    let bytes = [UInt8](self)
    let whole = bytes.count / 8 * 8
    for start in stride(from: 0, to: whole, by: 8) {
      var word = UInt64(0)
      for offset in 0..<8 { word = word << 8 | UInt64(bytes[start + offset]) }
      Self.mix(&hash, word)
    }
    if whole < bytes.count { Self.mix(&hash, bytes[whole...].reduce(0) { $0 << 8 | UInt64($1) }) }
    return hash
  }

  private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    hash = (hash << 29) | (hash >> 35)
  }
}
