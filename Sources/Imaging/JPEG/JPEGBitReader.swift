/// Reads the entropy-coded bits of a JPEG scan without stuffed bytes (ITU-T T.81, F.1.2.3). From a marker on, zeros.
struct JPEGBitReader {
  private let bytes: [UInt8]
  /// The next byte to load; at a marker, its first byte.
  private(set) var position: Int
  /// The next bits, the first one on top.
  private var buffer: UInt64 = 0
  /// The number of bits in `buffer`, including the padding.
  private var count = 0
  /// How many of the last bits in `buffer` are padding: zeros from a marker or the end on.
  private var padding = 0

  init(_ bytes: [UInt8], position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// Whether any padding has been used.
  var isExhausted: Bool { count < padding }

  /// Loads whole bytes until there is no room for another one; from a marker or the end on, zeros.
  private mutating func refill() {
    while count <= 56 {
      guard position < bytes.count else { return pad() }
      let byte = bytes[position]
      if byte == 0xFF {
        guard position + 1 < bytes.count, bytes[position + 1] == 0 else { return pad() }
        position += 1
      }
      position += 1
      buffer |= UInt64(byte) << UInt64(56 - count)
      count += 8
    }
  }

  private mutating func pad() {
    padding += 56 - count
    count = 56
  }

  /// The next symbol, 0…255; `nil` if the bits aren't a code of the table.
  mutating func symbol(in table: borrowing HuffmanTable) -> Int? {
    if count < 16 { refill() }
    let entry = table.lookup[Int(truncatingIfNeeded: buffer >> UInt64(64 - HuffmanTable.lookupBits))]
    if entry != 0 {
      consume(Int(entry >> 8))
      return Int(entry & 0xFF)
    }
    guard let found = table.longCode(in: UInt32(truncatingIfNeeded: buffer >> 48)) else { return nil }
    consume(found.length)
    return found.symbol
  }

  /// The next `width` bits, 1…16, as a number.
  mutating func number(bits width: Int) -> Int {
    if count < width { refill() }
    let value = Int(truncatingIfNeeded: buffer >> UInt64(64 - width))
    consume(width)
    return value
  }

  /// The next `width` bits, 1…15, as a signed number (ITU-T T.81, EXTEND in F.2.2.1).
  mutating func signedNumber(bits width: Int) -> Int {
    let value = number(bits: width)
    return value < 1 << (width - 1) ? value - (1 << width) + 1 : value
  }

  /// Whether the next bit is 1.
  mutating func flag() -> Bool { number(bits: 1) == 1 }

  private mutating func consume(_ width: Int) {
    buffer <<= UInt64(width)
    count -= width
  }

  /// Skips past the next restart marker and returns its number, 0…7; `nil` if another marker or the end comes first.
  mutating func skipRestartMarker() -> Int? {
    (buffer, count, padding) = (0, 0, 0)
    // `refill` never passes a marker, so the search can start here. After FF, 0 is a stuffed byte and FF a fill byte.
    while position + 1 < bytes.count {
      let marker = bytes[position + 1]
      guard bytes[position] == 0xFF, marker != 0, marker != 0xFF else {
        position += 1
        continue
      }
      guard (0xD0...0xD7).contains(marker) else { return nil }
      position += 2
      return Int(marker & 7)
    }
    position = bytes.count
    return nil
  }
}
