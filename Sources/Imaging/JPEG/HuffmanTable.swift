/// A Huffman table of a JPEG file (ITU-T T.81, annex C and F.2.2.3).
struct HuffmanTable {
  /// Codes of up to this many bits are found by one lookup.
  static let lookupBits = 9

  /// By the next `lookupBits` bits, their code's length (high byte) and symbol (low byte); 0 if it is longer or none.
  private(set) var lookup = [UInt16](repeating: 0, count: 1 << HuffmanTable.lookupBits)
  /// By length, the first number beyond the codes of up to that length, all left-aligned in 16 bits.
  private(set) var limits = [UInt32](repeating: 0, count: 17)
  /// By length, the offset from a code to the index of its symbol.
  private(set) var offsets = [Int](repeating: 0, count: 17)
  /// The symbols in the order of their codes.
  let symbols: [UInt8]

  /// A table from the number of codes of each length 1…16 and their symbols; `nil` if codes don't fit or lack symbols.
  init?(counts: ArraySlice<UInt8>, symbols: ArraySlice<UInt8>) {
    self.symbols = Array(symbols)
    var (code, index) = (0, 0)
    for (length, count) in zip(1...16, counts.map(Int.init)) {
      guard code + count <= 1 << length, index + count <= symbols.count else { return nil }
      offsets[length] = index - code
      for _ in 0..<count {
        fillLookup(code: code, length: length, symbol: self.symbols[index])
        code += 1
        index += 1
      }
      limits[length] = UInt32(code) << UInt32(16 - length)
      code <<= 1
    }
  }

  /// Stores a code, if it is short, under all sequences of `lookupBits` bits that begin with it.
  private mutating func fillLookup(code: Int, length: Int, symbol: UInt8) {
    guard length <= Self.lookupBits else { return }
    let first = code << (Self.lookupBits - length)
    for index in first..<(first + 1 << (Self.lookupBits - length)) {
      lookup[index] = UInt16(length) << 8 | UInt16(symbol)
    }
  }

  /// The symbol and length of the code longer than `lookupBits` that 16 bits begin with, or `nil` if there is none.
  func longCode(in bits: UInt32) -> (symbol: Int, length: Int)? {
    for length in (Self.lookupBits + 1)...16 where bits < limits[length] {
      let index = Int(bits >> UInt32(16 - length)) + offsets[length]
      guard symbols.indices.contains(index) else { return nil }
      return (Int(symbols[index]), length)
    }
    return nil
  }
}
