extension UInt8 {
  /// Whether it is an ASCII digit, `0` to `9`.
  var isASCIIDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
