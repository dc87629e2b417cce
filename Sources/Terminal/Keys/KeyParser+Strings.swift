extension KeyParser {
  /// A byte of an OSC, DCS or APC text.
  ///
  /// Control characters end a broken one, so that a cut-off answer cannot make the keyboard deaf.
  mutating func takeString(_ byte: UInt8) {
    guard case .string(let introducer, var text, let sawEscape) = state else { return }
    if sawEscape {
      guard byte == UInt8(ascii: "\\") else {
        state = .escape
        return takeEscape(byte)
      }
      return finish(Self.reply(introducer: introducer, text: text).map(TerminalEvent.reply))
    }
    // Out of the state, so that the array is not copied for each byte.
    state = .ground
    switch byte {
    case 0x1B: state = .string(introducer: introducer, text: text, sawEscape: true)
    case 0x07: finish(Self.reply(introducer: introducer, text: text).map(TerminalEvent.reply))
    case 0x18, 0x1A: break
    case ..<0x20: takeGround(byte)
    default:
      if text.count <= Self.stringLimit { text.append(byte) }
      state = .string(introducer: introducer, text: text, sawEscape: false)
    }
  }

  private static func reply(introducer: UInt8, text: [UInt8]) -> TerminalReply? {
    guard text.count <= stringLimit else { return nil }
    let text = String(decoding: text, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"): return background(text)
    case UInt8(ascii: "P") where text.hasPrefix(">|"):
      return .version(String(DrawableText.clean(String(text.dropFirst(2))).prefix(100)))
    case UInt8(ascii: "_") where text.hasPrefix("G"):
      return .kittyGraphics(isOK: text.split(separator: ";", maxSplits: 1).last == "OK")
    default: return nil
    }
  }

  /// The colour of `11;rgb:rrrr/gggg/bbbb`, each part one to four hexadecimal digits.
  private static func background(_ text: String) -> TerminalReply? {
    guard text.hasPrefix("11;rgb:") || text.hasPrefix("11;rgba:") else { return nil }
    let parts = text.drop { $0 != ":" }.dropFirst().split(separator: "/").prefix(3).compactMap(component)
    guard parts.count == 3 else { return nil }
    return .background(red: parts[0], green: parts[1], blue: parts[2])
  }

  private static func component(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    guard let value = UInt32(digits, radix: 16) else { return nil }
    let most = UInt32(1) << (4 * UInt32(digits.utf8.count)) - 1
    return UInt8(clamping: value * 255 / most)
  }
}
