/// A terminal's reply to a query.
package enum TerminalReply: Hashable, Sendable {
  /// DA1: the numbers of its abilities; 4 is sixel graphics.
  case deviceAttributes([Int])
  /// XTVERSION: its name and version, at most 100 characters.
  case version(String)
  /// OSC 11: the background colour in sRGB.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The size of one cell in pixels.
  case cellSize(CellPixels)
  /// The reply to a kitty graphics command: whether the terminal carried it out.
  case kittyGraphics(isOK: Bool)
  /// DSR 6: the cursor's position.
  case cursorPosition(CellPosition)
}

extension ControlSequence {
  /// The reply in the sequence; `nil` if it holds no ``TerminalReply``.
  var reply: TerminalReply? {
    guard !hasIntermediates else { return nil }
    switch (prefix, final) {
    case ("?", "c"): return .deviceAttributes(parameters.compactMap(\.self))
    // The height comes first.
    case (nil, "t") where parameters.count == 3 && number(0) == 6:
      return CellPixels(width: number(2), height: number(1)).map(TerminalReply.cellSize)
    // In some terminals F3 with modifiers looks the same; no query is waiting then, so that's harmless.
    case (nil, "R") where parameters.count == 2:
      return .cursorPosition(CellPosition(row: max(1, number(0)) - 1, column: max(1, number(1)) - 1))
    default: return nil
    }
  }
}

extension TerminalReply {
  /// The reply in an OSC, DCS or APC text; `introducer` is the byte between ESC and the text. `nil` if it isn't known.
  init?(introducer: UInt8, text: [UInt8]) {
    guard text.count <= KeyParser.stringLimit else { return nil }
    let text = String(decoding: text, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"):
      guard let background = Self.background(text) else { return nil }
      self = background
    case UInt8(ascii: "P") where text.hasPrefix(">|"):
      self = .version(String(DrawableText.clean(String(text.dropFirst(2))).prefix(100)))
    case UInt8(ascii: "_") where text.hasPrefix("G"):
      self = .kittyGraphics(isOK: text.split(separator: ";", maxSplits: 1).last == "OK")
    default: return nil
    }
  }

  /// The colour of `11;rgb:rrrr/gggg/bbbb` or `11;rgba:…`, each part one to four hexadecimal digits (X11's XParseColor).
  private static func background(_ text: String) -> TerminalReply? {
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).compactMap(component)
    guard parts.count == 3 else { return nil }
    return .background(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// A colour part scaled to 0…255, rounded down; its digits are a fraction of the largest number that has as many.
  private static func component(_ digits: Substring) -> UInt8? {
    // Without the check of each digit, a sign would pass.
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    let largest = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
    return UInt8(clamping: value * 255 / largest)
  }
}
