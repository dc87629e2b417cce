extension KeyParser {
  /// A byte after `CSI`.
  mutating func takeControl(_ byte: UInt8) {
    guard case .control(var bytes) = state else { return }
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: state = .singleShift(isConsole: true)
    case 0x20...0x3F:
      // Beyond the limit only the end of the sequence matters.
      if bytes.count <= Self.controlLimit { bytes.append(byte) }
      state = .control(bytes)
    case 0x40...0x7E:
      state = .ground
      if bytes.count <= Self.controlLimit { dispatch(ControlSequence(bytes, final: byte)) }
    default:
      state = .ground
      if byte != 0x18, byte != 0x1A { takeGround(byte) }
    }
  }

  /// The byte after `SS3`, or after `CSI [` on the Linux console.
  mutating func takeSingleShift(_ byte: UInt8, isConsole: Bool) {
    switch byte {
    case 0x41...0x45 where isConsole: finish(.key(Key(.function(Int(byte) - 0x40))))
    case 0x50...0x53: finish(.key(Key(.function(Int(byte) - 0x4F))))
    case 0x4D: finish(.key(.enter))
    case 0x20...0x7E: finish(Self.cursorKey(byte).map { .key(Key($0)) })
    default:
      state = .ground
      takeGround(byte)
    }
  }

  private mutating func dispatch(_ sequence: ControlSequence) {
    switch (sequence.prefix, sequence.final) {
    case (nil, "~") where sequence.number(0) == 200: state = .paste([])
    case (nil, "M") where sequence.parameters.isEmpty: state = .skipping(3)
    case (nil, "I") where sequence.parameters.isEmpty: finish(.focus(true))
    case (nil, "O") where sequence.parameters.isEmpty: finish(.focus(false))
    case ("<", "M"), ("<", "m"): finish(sequence.mouse.map(TerminalEvent.mouse))
    case (nil, "R") where awaitsCursorPosition && sequence.parameters.count == 2:
      awaitsCursorPosition = false
      finish(sequence.reply.map(TerminalEvent.reply))
    case (nil, "t"), ("?", _): finish(sequence.reply.map(TerminalEvent.reply))
    case (nil, _): finish(sequence.key.map(TerminalEvent.key))
    default: finish(nil)
    }
  }

  /// The key of the letter that ends `CSI` and `SS3` sequences.
  static func cursorKey(_ byte: UInt8) -> Key.Code? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }
}
