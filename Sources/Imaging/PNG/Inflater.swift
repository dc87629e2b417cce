/// Decompresses the deflate data (RFC 1951) of a zlib stream (RFC 1950), with a limit on the output.
struct Inflater {
  private var bits: DeflateBitReader
  private let limit: Int
  private(set) var output: [UInt8] = []

  private init(_ bytes: [UInt8], limit: Int) {
    bits = DeflateBitReader(bytes)
    self.limit = limit
    output.reserveCapacity(min(limit, bytes.count * 8))
  }

  /// The decompressed bytes of a stream, at most `limit`, up to the end or the first damage. `isSound` is whether their
  /// checksum is right; true if there are more than `limit`, because then it isn't read.
  static func zlib(_ bytes: [UInt8], limit: Int) -> (bytes: [UInt8], isSound: Bool) {
    // One more, so that the end is read even if it is exactly at the limit.
    var inflater = Inflater(bytes, limit: limit + 1)
    let (method, flags) = (inflater.bits.number(bits: 8), inflater.bits.number(bits: 8))
    guard method & 15 == 8, flags & 0x20 == 0 else { return ([], false) }
    while inflater.unpackBlock() {}
    if inflater.output.count > limit { return (Array(inflater.output.prefix(limit)), true) }
    inflater.bits.alignToByte()
    let sum = (0..<4).reduce(0) { sum, _ in sum << 8 | inflater.bits.number(bits: 8) }
    return (inflater.output, !inflater.bits.isExhausted && sum == adler32(inflater.output))
  }

  /// The checksum of a zlib stream (RFC 1950, 8.2).
  static func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    var start = 0
    while start < bytes.count {
      // Dividing rarely is faster. The sums of 5552 bytes (zlib's NMAX) would fit even in 32 bits.
      let end = min(start + 5552, bytes.count)
      for index in start..<end {
        low &+= Int(bytes[index])
        high &+= low
      }
      (low, high, start) = (low % 65_521, high % 65_521, end)
    }
    return high << 16 | low
  }

  /// Decompresses one block (RFC 1951, 3.2.3); returns whether another one follows.
  private mutating func unpackBlock() -> Bool {
    let isLast = bits.number(bits: 1) == 1
    let isSound =
      switch bits.number(bits: 2) {
      case 0: copyStored()
      case 1: unpack(literals: Self.fixedLiterals, distances: Self.fixedDistances)
      case 2: unpackDynamic()
      default: false
      }
    return isSound && !isLast && !bits.isExhausted && output.count < limit
  }

  /// Copies a block that isn't compressed; returns false at damage.
  private mutating func copyStored() -> Bool {
    bits.alignToByte()
    let (length, complement) = (bits.number(bits: 16), bits.number(bits: 16))
    guard length ^ complement == 0xFFFF else { return false }
    for _ in 0..<length {
      guard output.count < limit, !bits.isExhausted else { return false }
      output.append(UInt8(truncatingIfNeeded: bits.number(bits: 8)))
    }
    return true
  }

  /// Decompresses a block with tables of its own (RFC 1951, 3.2.7); returns false at damage.
  private mutating func unpackDynamic() -> Bool {
    let (literals, distances) = (bits.number(bits: 5) + 257, bits.number(bits: 5) + 1)
    let order = Self.lengthOrder.prefix(bits.number(bits: 4) + 4)
    var codeLengths = [UInt8](repeating: 0, count: 19)
    for symbol in order { codeLengths[symbol] = UInt8(truncatingIfNeeded: bits.number(bits: 3)) }
    guard let table = DeflateTable(lengths: codeLengths), let all = readLengths(literals + distances, with: table),
      let literalTable = DeflateTable(lengths: Array(all.prefix(literals))),
      let distanceTable = DeflateTable(lengths: Array(all.dropFirst(literals)))
    else { return false }
    return unpack(literals: literalTable, distances: distanceTable)
  }

  /// The code lengths of both tables, themselves compressed (RFC 1951, 3.2.7); `nil` at damage.
  private mutating func readLengths(_ count: Int, with table: DeflateTable) -> [UInt8]? {
    var lengths: [UInt8] = []
    while lengths.count < count {
      guard let symbol = bits.symbol(in: table), !bits.isExhausted else { return nil }
      switch symbol {
      case 16:
        guard let last = lengths.last else { return nil }
        lengths += repeatElement(last, count: bits.number(bits: 2) + 3)
      case 17: lengths += repeatElement(0, count: bits.number(bits: 3) + 3)
      case 18: lengths += repeatElement(0, count: bits.number(bits: 7) + 11)
      default: lengths.append(UInt8(truncatingIfNeeded: symbol))
      }
    }
    return lengths.count == count ? lengths : nil
  }

  /// Decompresses literals and matches up to the end mark or the limit; returns false at damage.
  private mutating func unpack(literals: DeflateTable, distances: DeflateTable) -> Bool {
    while output.count < limit {
      guard let symbol = bits.symbol(in: literals), !bits.isExhausted else { return false }
      if symbol == 256 { return true }
      if symbol < 256 {
        output.append(UInt8(truncatingIfNeeded: symbol))
      } else if !copyMatch(symbol: symbol, distances) {
        return false
      }
    }
    return true
  }

  /// Repeats earlier output; `symbol` is that of the length, and the distance comes next. Returns false at damage.
  private mutating func copyMatch(symbol: Int, _ distances: DeflateTable) -> Bool {
    guard symbol - 257 < Self.lengthBases.count else { return false }
    let length = Self.lengthBases[symbol - 257] + bits.number(bits: Self.lengthBits[symbol - 257])
    guard let code = bits.symbol(in: distances), code < Self.distanceBases.count else { return false }
    let distance = Self.distanceBases[code] + bits.number(bits: Self.distanceBits[code])
    guard distance <= output.count, !bits.isExhausted else { return false }
    for _ in 0..<min(length, limit - output.count) { output.append(output[output.count - distance]) }
    return true
  }

  /// The symbols of code lengths, in the order of their own lengths (RFC 1951, 3.2.7).
  private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  // By code, the shortest match length or distance, and the number of extra bits to add to it (RFC 1951, 3.2.5).
  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  static let lengthBits = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  static let distanceBits = (0..<30).map { max(0, $0 / 2 - 1) }
  // The fixed codes (RFC 1951, 3.2.6).
  private static let fixedLiterals = DeflateTable(
    trustedLengths: [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112)
      + [UInt8](repeating: 7, count: 24) + [UInt8](repeating: 8, count: 8))
  private static let fixedDistances = DeflateTable(trustedLengths: [UInt8](repeating: 5, count: 30))
}
