/// Reads bits, lowest first. Past the end it returns zeros; `isExhausted` tells whether any were used.
struct DeflateBits {
  private let bytes: [UInt8]
  private var position = 0
  private var buffer: UInt64 = 0
  private var count = 0
  /// How many bits of padding were loaded.
  private var padding = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isExhausted: Bool { count < padding }

  private mutating func refill() {
    while count <= 48 {
      if position < bytes.count {
        buffer |= UInt64(bytes[position]) << UInt64(count)
        position += 1
      } else {
        padding += 8
      }
      count += 8
    }
  }

  /// The next 0…16 bits.
  mutating func take(_ number: Int) -> Int {
    if count < 16 { refill() }
    let value = Int(truncatingIfNeeded: buffer & (1 << UInt64(number) - 1))
    drop(number)
    return value
  }

  /// The next symbol, or -1 if the bits aren't a code of the table.
  mutating func symbol(_ table: borrowing DeflateTable) -> Int {
    if count < 16 { refill() }
    let entry = table.lookup[Int(truncatingIfNeeded: buffer) & (1 << DeflateTable.lookupBits - 1)]
    guard entry == 0 else {
      drop(Int(entry & 15))
      return Int(entry >> 4)
    }
    return longSymbol(table)
  }

  private mutating func longSymbol(_ table: borrowing DeflateTable) -> Int {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= Int(truncatingIfNeeded: buffer >> UInt64(length - 1)) & 1
      let count = table.counts[length]
      if code - first < count {
        drop(length)
        return index + code - first < table.symbols.count ? Int(table.symbols[index + code - first]) : -1
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return -1
  }

  mutating func alignToByte() { drop(count & 7) }

  private mutating func drop(_ number: Int) {
    buffer = buffer >> UInt64(number)
    count -= number
  }
}

/// A canonical Huffman table of deflate (RFC 1951, 3.2.2).
struct DeflateTable {
  /// Codes of up to this many bits are found by one lookup.
  static let lookupBits = 10

  /// By the next 10 bits: symbol times 16 plus length; 0 if the code is longer or there is none.
  private(set) var lookup = [UInt16](repeating: 0, count: 1 << DeflateTable.lookupBits)
  /// The number of codes of each length.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// Sorted by code.
  private(set) var symbols: [UInt16] = []

  /// A table from the code length of each symbol (0 for none), or `nil` if the codes don't fit.
  init?(_ lengths: [UInt8]) {
    self.init(trusted: lengths)
    var room = 1
    for length in 1...15 {
      room = room * 2 - counts[length]
      guard room >= 0 else { return nil }
    }
  }

  /// A table from code lengths that are known to fit.
  init(trusted lengths: [UInt8]) {
    var code = 0
    for length in 1...15 {
      for (symbol, own) in lengths.enumerated() where Int(own) == length {
        fillLookup(code: code, length: length, symbol: symbol)
        symbols.append(UInt16(truncatingIfNeeded: symbol))
        counts[length] += 1
        code += 1
      }
      code <<= 1
    }
  }

  /// Codes are stored highest bit first, all else lowest bit first, so a code is reversed.
  private mutating func fillLookup(code: Int, length: Int, symbol: Int) {
    guard length <= Self.lookupBits, code < 1 << length else { return }
    var index = (0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 }
    while index < lookup.count {
      lookup[index] = UInt16(truncatingIfNeeded: symbol << 4 | length)
      index += 1 << length
    }
  }
}
