import Essentials

extension KeyParser {
  /// Takes a byte after `CSI` and the given ones. Any byte that can't be part of the sequence ends it.
  mutating func takeControl(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .console
    // A key with Shift in rxvt, such as `CSI 3 $`, where ECMA-48 requires another byte.
    case UInt8(ascii: "$") where !bytes.isEmpty && bytes.allSatisfy(\.isASCIIDigit): finish(nil)
    // Beyond the limit only the end of the sequence matters.
    case 0x20...0x3F: state = .control(bytes.count <= Self.controlLimit ? bytes + [byte] : bytes)
    case 0x40...0x7E:
      state = .ground
      if bytes.count <= Self.controlLimit, let sequence = ControlSequence(bytes, final: byte) { dispatch(sequence) }
    // CAN and SUB only cancel the sequence.
    case 0x18, 0x1A: finish(nil)
    default: takeGround(byte)
    }
  }

  /// Takes the byte after `CSI [`.
  mutating func takeConsole(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "E"): finish(.key(Key(.function(Int(byte) - 0x40))))
    case 0x20...0x7E: finish(nil)
    default: takeGround(byte)
    }
  }

  /// Takes the byte after SS3.
  mutating func takeSingleShift(_ byte: UInt8) {
    switch byte {
    // Some terminals send modifiers here: `SS3 5 A` or `SS3 1;5 A` for what is `CSI 1;5 A` elsewhere.
    case UInt8(ascii: "1")...UInt8(ascii: "9"): state = .control([byte])
    // The numeric keypad's Enter.
    case UInt8(ascii: "M"): finish(.key(.enter))
    case 0x20...0x7E: finish(Self.letterKey(byte).map { .key(Key($0)) })
    default: takeGround(byte)
    }
  }

  /// Finishes a control sequence with the event that it means, if any.
  private mutating func dispatch(_ sequence: ControlSequence) {
    switch (sequence.prefix, sequence.final) {
    case (nil, "~") where sequence.number(0) == 200: state = .paste([])
    // The old mouse report (X10), which has three bytes after it.
    case (nil, "M") where sequence.parameters.isEmpty: state = .skipping(3)
    case ("<", "M"), ("<", "m"): finish(sequence.mouse.map(TerminalEvent.mouse))
    case (nil, "t"), (nil, "R"), ("?", _): finish(sequence.reply.map(TerminalEvent.reply))
    case (nil, _): finish(sequence.key.map(TerminalEvent.key))
    default: finish(nil)
    }
  }

  /// The key of the byte that ends a `CSI` or SS3 sequence, else `nil`. `CSI … R` is a cursor position, not F3.
  static func letterKey(_ byte: UInt8) -> Key.Code? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4F)
    default: nil
    }
  }

  /// Takes a byte of an OSC, DCS or APC text. Control characters end it, so that a cut-off reply doesn't swallow keys.
  mutating func takeString(_ byte: UInt8) {
    guard case .string(let introducer, var text, let sawEscape) = state else { return }
    // Moved out of the state, so that the array isn't copied for each byte.
    state = .ground
    switch byte {
    // The text ends with ST, which is `ESC \`, or with BEL.
    case UInt8(ascii: "\\") where sawEscape, 0x07 where !sawEscape:
      finish(TerminalReply(introducer: introducer, text: text).map(TerminalEvent.reply))
    case _ where sawEscape:
      state = .escape
      takeEscape(byte)
    case 0x1B: state = .string(introducer: introducer, text: text, sawEscape: true)
    // CAN and SUB.
    case 0x18, 0x1A: break
    case ..<0x20: takeGround(byte)
    default:
      if text.count <= Self.stringLimit { text.append(byte) }
      state = .string(introducer: introducer, text: text, sawEscape: false)
    }
  }

  /// Takes a byte of a paste, which ends with `CSI 201~`.
  mutating func takePaste(_ byte: UInt8) {
    guard case .paste(var bytes) = state else { return }
    // Moved out of the state, so that the array isn't copied for each byte.
    state = .ground
    bytes.append(byte)
    if byte == UInt8(ascii: "~"), bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      return finish(.paste(Self.pasted(bytes.dropLast(Self.pasteEnd.count))))
    }
    // The last bytes stay, since they may begin the end marker.
    if bytes.count > Self.pasteLimit + Self.pasteEnd.count { bytes.remove(at: Self.pasteLimit) }
    state = .paste(bytes)
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// The text of a paste on one line, with single blanks and without what can't be drawn.
  static func pasted(_ bytes: ArraySlice<UInt8>) -> String {
    let words = String(decoding: bytes.prefix(pasteLimit), as: UTF8.self).split(whereSeparator: \.isWhitespace)
    return words.map { DrawableText.clean(String($0)) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
