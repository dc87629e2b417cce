extension Style {
  /// Appends the shortest `CSI … m` that turns `pen` into this style; nothing if they are equal.
  ///
  /// - Parameters:
  ///   - pen: The terminal's present style, or nil when it is unknown.
  ///   - bytes: Where the sequence goes.
  func appendChange(from pen: Style?, to bytes: inout [UInt8]) {
    guard pen != self else { return }
    let reset = resetCodes
    guard let pen else { return Self.append(codes: reset, to: &bytes) }
    let change = changeCodes(from: pen)
    Self.append(codes: Self.cost(of: change) <= Self.cost(of: reset) ? change : reset, to: &bytes)
  }

  /// The codes of this style after a reset.
  private var resetCodes: [UInt8] {
    self == .plain ? [] : [0] + Self.plain.changeCodes(to: self)
  }

  private func changeCodes(to style: Style) -> [UInt8] { style.changeCodes(from: self) }

  private func changeCodes(from pen: Style) -> [UInt8] {
    var codes: [UInt8] = []
    var kept = pen.attributes
    let dropped = pen.attributes.subtracting(attributes)
    if !dropped.isDisjoint(with: [.bold, .dim]) {
      codes.append(22)
      kept.subtract([.bold, .dim])
    }
    for (attribute, code) in [(TextAttributes.italic, UInt8(23)), (.underline, 24), (.reverse, 27)]
    where dropped.contains(attribute) {
      codes.append(code)
    }
    for (attribute, code) in [(TextAttributes.bold, UInt8(1)), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7)]
    where attributes.contains(attribute) && !kept.contains(attribute) {
      codes.append(code)
    }
    if foreground != pen.foreground { codes += foreground.codes(base: 30) }
    if background != pen.background { codes += background.codes(base: 40) }
    return codes
  }

  private static func cost(of codes: [UInt8]) -> Int {
    codes.reduce(max(0, codes.count - 1)) { $0 + ($1 < 10 ? 1 : $1 < 100 ? 2 : 3) }
  }

  private static func append(codes: [UInt8], to bytes: inout [UInt8]) {
    bytes.append(text: "\u{1B}[")
    for (index, code) in codes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.append(decimal: Int(code))
    }
    bytes.append(UInt8(ascii: "m"))
  }
}

extension Color {
  /// The SGR codes of the colour; `base` is 30 for the foreground and 40 for the background.
  fileprivate func codes(base: UInt8) -> [UInt8] {
    switch self {
    case .standard: [base + 9]
    case .ansi(let index): [index & 8 == 0 ? base + (index & 7) : base + 60 + (index & 7)]
    case .palette(let index): [base + 8, 5, index]
    case .rgb(let red, let green, let blue): [base + 8, 2, red, green, blue]
    }
  }
}
