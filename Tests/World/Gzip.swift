package import Foundation

/// Bodies in the gzip format (RFC 1952) over DEFLATE (RFC 1951), just enough for tests.
package enum Gzip {
  private static let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Data as it is, in stored blocks.
  package static func stored(_ data: Data) -> Data {
    var result = Data(header)
    var rest = data[...]
    repeat {
      let block = rest.prefix(0xFFFF)
      rest = rest.dropFirst(block.count)
      result.append(rest.isEmpty ? 1 : 0)
      result.append(littleEndian: UInt16(block.count))
      result.append(littleEndian: ~UInt16(block.count))
      result.append(block)
    } while !rest.isEmpty
    result.append(littleEndian: CRC32.of(data))
    result.append(littleEndian: UInt32(truncatingIfNeeded: data.count))
    return result
  }

  /// About that many zeros, 158 to a byte: a literal and then copies of 258, by the fixed codes. The checksum is wrong,
  /// which shows only to those who unpack it all.
  package static func zeros(_ count: Int) -> Data {
    var bits = BitWriter(Data(header))
    bits.put(0b1, 1)
    bits.put(0b01, 2)
    bits.putCode(0b0011_0000, 8)
    for _ in 0..<(count / 258) {
      bits.putCode(0b1100_0101, 8)
      bits.putCode(0, 5)
    }
    bits.putCode(0, 7)
    return bits.finished + Data(repeating: 0, count: 8)
  }
}

extension Data {
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
