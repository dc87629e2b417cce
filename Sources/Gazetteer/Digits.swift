/// Positions written in 64 printable characters, most significant first: the value plus 48, without the backslash.
package enum Digits {
  /// The digits of a number; as many as asked for, or the lowest of them.
  package static func encode(_ number: Int, count: Int) -> [UInt8] {
    (0..<count).map { place in
      let digit = UInt8(truncatingIfNeeded: (number >> (6 * (count - 1 - place))) & 63)
      return digit < 44 ? digit + 48 : digit + 49
    }
  }

  /// The number that digits stand for; bytes that are no digits count as something else, never as a trap.
  static func decode(_ digits: some Sequence<UInt8>) -> Int {
    digits.reduce(0) { ($0 &<< 6) | Int(($1 > 92 ? $1 &- 49 : $1 &- 48) & 63) }
  }
}
