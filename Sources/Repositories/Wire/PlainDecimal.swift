/// A number as nearly all are written: a few digits, perhaps a minus and a point, and nothing else.
struct PlainDecimal {
  /// The digits without the point, with the sign.
  let digits: Int
  /// How many of them stand after the point.
  let decimals: Int
  /// The index after the number.
  let end: Int

  private static let most = 15
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The number at an index, or `nil` if what stands there is longer, more than a number, or no number at all.
  @inline(__always)
  init?(_ bytes: [UInt8], at start: Int) {
    var index = start
    guard index < bytes.count else { return nil }
    let isNegative = bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var number = 0
    let first = index
    var point = -1
    while index < bytes.count {
      let byte = bytes[index]
      let digit = byte &- UInt8(ascii: "0")
      if digit < 10 {
        number = number &* 10 &+ Int(digit)
      } else if byte == UInt8(ascii: "."), point < 0, index > first {
        point = index
      } else {
        break
      }
      index += 1
      if index - first > Self.most { return nil }
    }
    // An end of the bytes or an exponent is for the general reader.
    guard index > first, index < bytes.count, bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "]")
    else { return nil }
    digits = isNegative ? -number : number
    decimals = point < 0 ? 0 : index - point - 1
    end = index
  }

  /// The number; up to 15 digits and the division are exact in binary64.
  var value: Double { decimals == 0 ? Double(digits) : Double(digits) / Self.powersOfTen[decimals] }
}
