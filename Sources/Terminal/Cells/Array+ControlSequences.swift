extension [UInt8] {
  /// Appends a number in decimal digits; a negative one as 0.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(Swift.max(0, number) % 10))
  }

  /// One complete sequence, wrapped to pass through tmux to the outer terminal (tmux 3.3 with `allow-passthrough on`).
  var throughTmux: [UInt8] {
    Array("\u{1B}Ptmux;".utf8) + flatMap { $0 == 0x1B ? [$0, $0] : [$0] } + Array("\u{1B}\\".utf8)
  }
}
