/// A canonical Huffman table of deflate (RFC 1951, 3.2.2).
struct DeflateTable {
  /// Codes of up to this many bits are found by one look.
  static let lookBits = 10

  /// By the next 10 bits: symbol times 16 plus length; 0 where the code is longer or there is none.
  private(set) var look = [UInt16](repeating: 0, count: 1 << DeflateTable.lookBits)
  /// By length: the number of codes.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// Sorted by code.
  private(set) var symbols: [UInt16] = []

  /// A table from the code length of each symbol (0 for none), or `nil` if there are more codes than fit.
  init?(_ lengths: [UInt8]) {
    self.init(trusted: lengths)
    var room = 1
    for length in 1...15 {
      room = room * 2 - counts[length]
      guard room >= 0 else { return nil }
    }
  }

  /// A table from lengths that are known to fit.
  init(trusted lengths: [UInt8]) {
    var code = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where Int(own) == length {
        fillLook(code: code, length: length, symbol: symbol)
        symbols.append(UInt16(truncatingIfNeeded: symbol))
        counts[length] += 1
        code += 1
      }
      code <<= 1
    }
  }

  /// Bits come lowest first, codes highest first, so that a code is turned round.
  private mutating func fillLook(code: Int, length: Int, symbol: Int) {
    guard length <= Self.lookBits, code < 1 << length else { return }
    var index = (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
    while index < look.count {
      look[index] = UInt16(truncatingIfNeeded: symbol << 4 | length)
      index += 1 << length
    }
  }
}
