package import Essentials

/// A 64-bit checksum that finds damage, not forgery: FNV-1a over eight bytes at a time, with a rotation so that high
/// bits reach low ones.
///
/// Source of the constants: Fowler, Noll, Vo, "The FNV Non-Cryptographic Hash Algorithm".
package enum Checksum {
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: bytes.count)
    let words = bytes.count / 8
    for index in 0..<words {
      mix(&hash, UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)))
    }
    for index in (words * 8)..<bytes.count { mix(&hash, UInt64(bytes[index])) }
    return hash
  }

  package static func of(_ data: Data) -> UInt64 { data.withUnsafeBytes { of($0) } }

  private static func mix(_ hash: inout UInt64, _ word: UInt64) {
    hash = (hash ^ word) &* 0x0000_0100_0000_01B3
    hash = (hash << 29) | (hash >> 35)
  }
}
