/// A seeded generator (Steele, Lea, Flood 2014), so that every run tests the same.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The bytes with a few of them changed, removed or repeated.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      guard !bytes.isEmpty else { return bytes }
      let index = Int.random(in: 0..<bytes.count, using: &self)
      switch Int.random(in: 0..<8, using: &self) {
      case 0: bytes.removeLast(Int.random(in: 0...min(20, bytes.count), using: &self))
      case 1: bytes.insert(bytes[index], at: index)
      case 2: bytes.remove(at: index)
      case 3: bytes[index] = 0xFF
      case 4: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      default: bytes[index] = UInt8.random(in: 0...255, using: &self)
      }
    }
    return bytes
  }
}
