/// Numbers in base 64, most significant digit first; not the Base64 of RFC 4648. The digits 0 to 63 are the ASCII
/// characters from `0` to `p`, without the backslash.
package enum Base64Digits {
  /// The lowest `count` digits of a number that isn't negative, with leading zeros.
  package static func encode(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { place in
      let digit = UInt8(truncatingIfNeeded: (number >> (6 * (count - 1 - place))) & 63)
      return digit < 44 ? digit + 48 : digit + 49
    }
  }

  /// The number for some digits; bytes that aren't digits give a wrong number but never trap.
  static func decode(_ digits: some Sequence<UInt8>) -> Int {
    digits.reduce(0) { ($0 &<< 6) | Int(($1 > 92 ? $1 &- 49 : $1 &- 48) & 63) }
  }
}
