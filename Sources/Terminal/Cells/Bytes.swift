extension [UInt8] {
  /// Appends the text's UTF-8 bytes.
  mutating func append(text: String) { append(contentsOf: text.utf8) }

  /// Appends the number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(Swift.max(0, number) % 10))
  }

  /// Appends `CSI number final`, the number left out when it is the default 1.
  mutating func append(control final: Unicode.Scalar, _ number: Int = 1) {
    append(text: "\u{1B}[")
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: final))
  }
}
