import Foundation

/// Bits being put into bytes, the lowest first, as DEFLATE orders them.
struct BitWriter {
  private var data: Data
  private var pending: UInt32 = 0
  private var count = 0

  init(_ data: Data) { self.data = data }

  /// A number, its lowest bit first.
  mutating func put(_ bits: UInt32, _ length: Int) {
    pending |= bits << UInt32(count)
    count += length
    while count >= 8 {
      data.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  /// A Huffman code, its highest bit first.
  mutating func putCode(_ code: UInt32, _ length: Int) {
    for bit in (0..<length).reversed() { put(code >> UInt32(bit) & 1, 1) }
  }

  /// All bytes, the last filled up with zeros.
  var finished: Data { count == 0 ? data : data + [UInt8(truncatingIfNeeded: pending)] }
}
