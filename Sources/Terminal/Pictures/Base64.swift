/// Base64 as terminals take it (RFC 4648, section 4), padded.
package enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The bytes as ASCII characters.
  package static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    var (buffer, count) = (0, 0)
    for byte in bytes {
      buffer = buffer << 8 | Int(byte)
      count += 1
      guard count == 3 else { continue }
      for shift in [18, 12, 6, 0] { output.append(digits[buffer >> shift & 63]) }
      (buffer, count) = (0, 0)
    }
    guard count > 0 else { return output }
    buffer <<= 8 * (3 - count)
    for digit in 0...count { output.append(digits[buffer >> (18 - 6 * digit) & 63]) }
    return output + repeatElement(UInt8(ascii: "="), count: 3 - count)
  }
}
