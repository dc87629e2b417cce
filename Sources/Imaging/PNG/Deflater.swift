/// Writes zlib streams (RFC 1950) as one block of fixed codes (RFC 1951, 3.2.6).
///
/// It looks for repetitions only at a few given distances, such as the previous pixel and the row above: that is enough for
/// drawings, which are mostly flat.
struct Deflater {
  /// The stream so far, beginning with its header: deflate with a window of 32 kB, fastest compression.
  private var output: [UInt8] = [0x78, 0x01]
  /// Bits for the next byte, lowest first, and how many there are.
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// The compressed stream of some bytes, with repetitions at the given distances; those beyond 32,768 are ignored.
  static func zlib(_ data: [UInt8], distances: [Int]) -> [UInt8] {
    let distances = distances.filter { (1...32768).contains($0) }.map { (distance: $0, code: code(ofDistance: $0)) }
    var deflater = Deflater()
    // The header of the last block, with fixed codes.
    deflater.put(0b011, 3)
    var position = 0
    while position < data.count {
      var best = (length: 0, code: Code(symbol: 0, extra: 0, extraBits: 0))
      for candidate in distances where candidate.distance <= position {
        let length = matchLength(in: data, at: position, distance: candidate.distance)
        if length > best.length { best = (length, candidate.code) }
      }
      if best.length >= 3 {
        deflater.putRepeat(best.length, best.code)
        position += best.length
      } else {
        deflater.putSymbol(Int(data[position]))
        position += 1
      }
    }
    deflater.putSymbol(256)
    return deflater.finished(data)
  }

  /// How many bytes at a position repeat those `distance` before it, at most 258.
  private static func matchLength(in data: [UInt8], at position: Int, distance: Int) -> Int {
    let most = min(258, data.count - position)
    var length = 0
    while length < most, data[position + length] == data[position + length - distance] { length += 1 }
    return length
  }

  /// The symbol of a length or distance, the number that follows it, and how many bits that number has.
  private struct Code { let symbol, extra, extraBits: Int }

  /// The codes of lengths (RFC 1951, 3.2.5), by length; those below 3 aren't used.
  private static let lengthCodes: [Code] = (0...258).map { length in
    let index = Inflater.lengthBases.lastIndex { $0 <= length } ?? 0
    return Code(symbol: 257 + index, extra: length - Inflater.lengthBases[index], extraBits: Inflater.lengthBits[index])
  }

  private static func code(ofDistance distance: Int) -> Code {
    let index = Inflater.distanceBases.lastIndex { $0 <= distance } ?? 0
    return Code(symbol: index, extra: distance - Inflater.distanceBases[index], extraBits: Inflater.distanceBits[index])
  }

  /// Appends a repetition: its length, then its distance.
  private mutating func putRepeat(_ length: Int, _ distance: Code) {
    let code = Self.lengthCodes[length]
    putSymbol(code.symbol)
    put(code.extra, code.extraBits)
    put(DeflateTable.reversed(distance.symbol, 5), 5)
    put(distance.extra, distance.extraBits)
  }

  /// The fixed codes of literals, lengths and the end mark: their bits, the first one lowest, and how many.
  private static let symbols: [(bits: Int, count: Int)] = (0...287).map { symbol in
    switch symbol {
    case 0...143: (DeflateTable.reversed(0x30 + symbol, 8), 8)
    case 144...255: (DeflateTable.reversed(0x190 + symbol - 144, 9), 9)
    case 256...279: (DeflateTable.reversed(symbol - 256, 7), 7)
    default: (DeflateTable.reversed(0xC0 + symbol - 280, 8), 8)
    }
  }

  private mutating func putSymbol(_ symbol: Int) {
    let code = Self.symbols[symbol]
    put(code.bits, code.count)
  }

  /// Appends the lowest `length` bits of a number.
  private mutating func put(_ bits: Int, _ length: Int) {
    pending |= UInt64(bits) << count
    count += UInt64(length)
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// The stream with its last bits and checksum.
  private mutating func finished(_ data: [UInt8]) -> [UInt8] {
    if count > 0 { put(0, 8 - Int(count)) }
    return output + UInt32(Inflater.adler32(data)).bigEndianBytes
  }
}

extension UInt32 {
  /// The four bytes, highest first.
  var bigEndianBytes: [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> UInt32($0)) } }
}
