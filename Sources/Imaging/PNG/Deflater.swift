/// Writes zlib streams (RFC 1950) as one block of fixed codes (RFC 1951, 3.2.6).
///
/// It looks for repetitions only at a few given distances, such as the previous pixel and the row above.
struct Deflater {
  /// The stream so far. Its header means deflate with a window of 32 kB, and fastest compression.
  private var output: [UInt8] = [0x78, 0x01]
  /// The bits of the next byte, lowest first.
  private var pending: UInt64 = 0
  /// How many bits are pending.
  private var count: UInt64 = 0

  /// The compressed stream of some bytes, with repetitions at the given distances; those beyond 32,768 are ignored.
  static func zlib(_ data: [UInt8], distances: [Int]) -> [UInt8] {
    let distances = distances.filter { (1...32768).contains($0) }.map { (distance: $0, code: Code(distance: $0)) }
    var deflater = Deflater()
    // The header of the last block, with fixed codes.
    deflater.put(0b011, bits: 3)
    var position = 0
    while position < data.count {
      if let match = longestMatch(in: data, at: position, distances) {
        deflater.putMatch(length: match.length, match.distance)
        position += match.length
      } else {
        deflater.putSymbol(Int(data[position]))
        position += 1
      }
    }
    deflater.putSymbol(256)
    return deflater.finished(data)
  }

  /// The longest repetition from a position on, and the code of its distance; `nil` if it is too short to have a code.
  private static func longestMatch(
    in data: [UInt8], at position: Int, _ distances: [(distance: Int, code: Code)]
  ) -> (length: Int, distance: Code)? {
    var best: (length: Int, distance: Code)?
    for candidate in distances where candidate.distance <= position {
      let length = matchLength(in: data, at: position, distance: candidate.distance)
      if length > best?.length ?? 2 { best = (length, candidate.code) }
    }
    return best
  }

  /// How many bytes from a position on repeat those `distance` before them, at most 258.
  private static func matchLength(in data: [UInt8], at position: Int, distance: Int) -> Int {
    let most = min(258, data.count - position)
    var length = 0
    while length < most, data[position + length] == data[position + length - distance] { length += 1 }
    return length
  }

  /// A length or distance (RFC 1951, 3.2.5): its symbol, the number after that, and how many bits the number has.
  private struct Code {
    let symbol, extra, extraBits: Int

    init(length: Int) {
      let index = Inflater.lengthBases.lastIndex { $0 <= length } ?? 0
      (symbol, extra, extraBits) = (257 + index, length - Inflater.lengthBases[index], Inflater.lengthBits[index])
    }

    init(distance: Int) {
      let index = Inflater.distanceBases.lastIndex { $0 <= distance } ?? 0
      (symbol, extra, extraBits) = (index, distance - Inflater.distanceBases[index], Inflater.distanceBits[index])
    }
  }

  /// The codes by length; those below 3 aren't used.
  private static let lengthCodes = (0...258).map(Code.init(length:))

  /// Appends a repetition: its length, then its distance.
  private mutating func putMatch(length: Int, _ distance: Code) {
    let length = Self.lengthCodes[length]
    putSymbol(length.symbol)
    put(length.extra, bits: length.extraBits)
    put(DeflateTable.reversed(distance.symbol, bits: 5), bits: 5)
    put(distance.extra, bits: distance.extraBits)
  }

  /// The fixed codes of literals, lengths and the end mark: their bits, the first one lowest, and how many.
  private static let fixedCodes: [(bits: Int, count: Int)] = (0...287).map { symbol in
    switch symbol {
    case 0...143: (DeflateTable.reversed(0x30 + symbol, bits: 8), 8)
    case 144...255: (DeflateTable.reversed(0x190 + symbol - 144, bits: 9), 9)
    case 256...279: (DeflateTable.reversed(symbol - 256, bits: 7), 7)
    default: (DeflateTable.reversed(0xC0 + symbol - 280, bits: 8), 8)
    }
  }

  private mutating func putSymbol(_ symbol: Int) {
    let code = Self.fixedCodes[symbol]
    put(code.bits, bits: code.count)
  }

  /// Appends a number that has `bits` bits, the lowest first.
  private mutating func put(_ number: Int, bits: Int) {
    pending |= UInt64(number) << count
    count += UInt64(bits)
    while count >= 8 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// The stream with its last bits and checksum.
  private mutating func finished(_ data: [UInt8]) -> [UInt8] {
    if count > 0 { put(0, bits: 8 - Int(count)) }
    return output + UInt32(Inflater.adler32(data)).bigEndianBytes
  }
}
