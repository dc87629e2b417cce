import World

extension SplitMix {
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
