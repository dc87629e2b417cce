/// Optimal string alignment distance from one key to others: the number of letters substituted, missing, added, or
/// swapped with a neighbour. Bytes count as letters.
///
/// H. Hyyrö, “A bit-vector algorithm for computing Levenshtein and Damerau edit distances” (2003).
struct EditDistance {
  /// The longest key that can be compared, in bytes.
  static let longestKey = 64

  /// For each byte, a bit for every position in the key at which it occurs.
  private let occurrences: [UInt64]
  /// The key's length in bytes.
  private let length: Int

  /// Prepares distances from a key; `nil` if it is empty or too long.
  init?(from key: [UInt8]) {
    guard !key.isEmpty, key.count <= Self.longestKey else { return nil }
    var occurrences = [UInt64](repeating: 0, count: 256)
    for (index, byte) in key.enumerated() { occurrences[Int(byte)] |= 1 << UInt64(index) }
    self.occurrences = occurrences
    length = key.count
  }

  /// The distance to another key.
  ///
  /// A bit for each row of the usual matrix, whose columns are the other key's letters. In the paper, `up` and `down`
  /// are VP and VN, `right` and `left` HP and HN, `diagonal` is D0, and `equal` PM.
  func distance(to key: some Sequence<UInt8>) -> Int {
    let last = UInt64(1) << UInt64(length - 1)
    var distance = length
    var (up, down, diagonal, previousEqual) = (~UInt64(0), UInt64(0), UInt64(0), UInt64(0))
    for byte in key {
      let equal = occurrences[Int(byte)]
      let swapped = ((~diagonal & equal) << 1) & previousEqual
      diagonal = (((equal & up) &+ up) ^ up) | equal | down | swapped
      var right = down | ~(diagonal | up)
      var left = diagonal & up
      if right & last != 0 { distance += 1 }
      if left & last != 0 { distance -= 1 }
      right = (right << 1) | 1
      left <<= 1
      up = left | ~(diagonal | right)
      down = right & diagonal
      previousEqual = equal
    }
    return distance
  }
}
