/// Reads bits of deflate data (RFC 1951, 3.1.1), the lowest of a byte first; past the end it returns zeros.
struct DeflateBitReader {
  private let bytes: [UInt8]
  private var position = 0
  /// The next bits, the first one lowest.
  private var buffer: UInt64 = 0
  /// The number of bits in `buffer`, including the padding.
  private var count = 0
  /// How many zeros past the end were loaded.
  private var padding = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether bits past the end have been used.
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

  /// The next `width` bits, 0…16, as a number.
  mutating func number(bits width: Int) -> Int {
    if count < 16 { refill() }
    let value = Int(truncatingIfNeeded: buffer & (1 << UInt64(width) - 1))
    drop(width)
    return value
  }

  /// The next symbol; `nil` if the bits aren't a code of the table.
  mutating func symbol(in table: borrowing DeflateTable) -> Int? {
    if count < 16 { refill() }
    let entry = table.lookup[Int(truncatingIfNeeded: buffer) & (1 << DeflateTable.lookupBits - 1)]
    if entry == 0 { return longSymbol(in: table) }
    drop(Int(entry & 15))
    return Int(entry >> 4)
  }

  /// Decodes bit by bit: the codes of each length are consecutive numbers from `first`; their symbols begin at `index`.
  private mutating func longSymbol(in table: borrowing DeflateTable) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= Int(truncatingIfNeeded: buffer >> UInt64(length - 1)) & 1
      let count = table.counts[length]
      if code - first < count {
        drop(length)
        return index + code - first < table.symbols.count ? Int(table.symbols[index + code - first]) : nil
      }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  /// Drops the rest of a partly read byte.
  mutating func alignToByte() { drop(count & 7) }

  private mutating func drop(_ width: Int) {
    buffer >>= UInt64(width)
    count -= width
  }
}
