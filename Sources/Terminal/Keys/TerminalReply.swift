/// A terminal's reply to a query.
package enum TerminalReply: Hashable, Sendable {
  /// The reply to DA1: the numbers of the terminal's abilities; 4 is sixel graphics.
  case deviceAttributes([Int])
  /// The reply to XTVERSION: the terminal's name and version, at most 100 characters.
  case version(String)
  /// The reply to OSC 11: the terminal's background colour.
  case backgroundColor(Color.RGB)
  /// The reply to `CSI 16 t`: the size of one cell in pixels.
  case cellSize(CellPixels)
  /// The reply to a kitty graphics command, which is OK if the terminal carried it out.
  case kittyGraphics(isOK: Bool)
  /// The reply to DSR 6: the cursor's position.
  case cursorPosition(CellPosition)

  /// The reply in an OSC, DCS or APC text; `introducer` is the byte between ESC and the text. `nil` for an unknown one.
  init?(introducer: UInt8, text: [UInt8]) {
    guard text.count <= KeyParser.stringLimit else { return nil }
    let text = String(decoding: text, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"):
      guard let color = Self.backgroundColor(inReply: text) else { return nil }
      self = .backgroundColor(color)
    case UInt8(ascii: "P") where text.hasPrefix(">|"):
      self = .version(String(DrawableText.clean(String(text.dropFirst(2))).prefix(100)))
    case UInt8(ascii: "_") where text.hasPrefix("G"):
      self = .kittyGraphics(isOK: text.split(separator: ";", maxSplits: 1).last == "OK")
    default: return nil
    }
  }

  /// The colour in `11;rgb:r/g/b` or `11;rgba:r/g/b/a`, each part 1–4 hexadecimal digits (XParseColor), else `nil`.
  private static func backgroundColor(inReply text: String) -> Color.RGB? {
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).compactMap(component)
    guard parts.count == 3 else { return nil }
    return Color.RGB(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// A colour part scaled from its largest value, which is all F, to 255, rounded down; `nil` if it isn't 1–4 digits.
  private static func component(_ digits: Substring) -> UInt8? {
    // `UInt32` would accept a sign.
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    let largest = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
    return UInt8(clamping: value * 255 / largest)
  }
}

extension ControlSequence {
  /// The reply in the sequence; `nil` if it is none.
  var reply: TerminalReply? {
    switch (prefix, final) {
    case ("?", "c"): .deviceAttributes(parameters.compactMap(\.self))
    // The height comes first.
    case (nil, "t") where parameters.count == 3 && number(0) == 6:
      CellPixels(width: number(2), height: number(1)).map(TerminalReply.cellSize)
    // In some terminals F3 with modifiers looks the same; no query is waiting then, so that's harmless.
    case (nil, "R") where parameters.count == 2:
      .cursorPosition(CellPosition(row: max(1, number(0)) - 1, column: max(1, number(1)) - 1))
    default: nil
    }
  }
}
