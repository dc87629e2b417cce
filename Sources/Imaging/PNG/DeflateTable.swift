/// A canonical Huffman table of deflate (RFC 1951, 3.2.2).
struct DeflateTable {
  /// Codes of up to this many bits are found by one lookup.
  static let lookupBits = 10

  /// By the next `lookupBits` bits, their code's symbol times 16 plus its length; 0 if it is longer or none.
  private(set) var lookup = [UInt16](repeating: 0, count: 1 << DeflateTable.lookupBits)
  /// The number of codes of each length 0…15.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols in the order of their codes.
  private(set) var symbols: [UInt16] = []

  /// A table from the code length of each symbol (0 for none), or `nil` if the codes don't fit.
  init?(lengths: [UInt8]) {
    self.init(trustedLengths: lengths)
    var room = 1
    for length in 1...15 {
      room = room * 2 - counts[length]
      guard room >= 0 else { return nil }
    }
  }

  /// A table from code lengths that are known to fit.
  init(trustedLengths lengths: [UInt8]) {
    var code = 0
    for length in 1...15 {
      for (symbol, symbolLength) in lengths.enumerated() where symbolLength == length {
        fillLookup(code: code, length: length, symbol: symbol)
        symbols.append(UInt16(truncatingIfNeeded: symbol))
        counts[length] += 1
        code += 1
      }
      code <<= 1
    }
  }

  /// Stores a short code under all sequences of `lookupBits` bits that begin with it, unless it doesn't fit.
  private mutating func fillLookup(code: Int, length: Int, symbol: Int) {
    guard length <= Self.lookupBits, code < 1 << length else { return }
    var index = Self.reversed(code, bits: length)
    while index < lookup.count {
      lookup[index] = UInt16(truncatingIfNeeded: symbol << 4 | length)
      index += 1 << length
    }
  }

  /// A code with its bits in reverse: codes are stored highest bit first, all else lowest bit first.
  static func reversed(_ code: Int, bits: Int) -> Int { (0..<bits).reduce(0) { $0 << 1 | code >> $1 & 1 } }
}
