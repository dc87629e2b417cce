/// Turns a terminal's bytes into events, however reads split them.
///
/// The names of control characters (CSI, SS3, OSC, …) are those of ECMA-48. Unknown sequences are skipped, and so is a
/// sequence longer than its limit; a longer paste is cut off there.
package struct KeyParser: Sendable {
  /// What the next byte continues.
  enum State: Equatable, Sendable {
    /// Outside any sequence.
    case ground
    /// The first bytes of a UTF-8 character beyond ASCII, typed with the given modifiers.
    case character([UInt8], KeyModifiers)
    /// After ESC.
    case escape
    /// `CSI` and the bytes after it.
    case control([UInt8])
    /// After SS3 (`ESC O`).
    case singleShift
    /// After `CSI [`, with which the Linux console begins F1 to F5.
    case console
    /// The text of an OSC, DCS, APC, PM or SOS after ESC and `introducer`; its end (ST) has begun if `sawEscape`.
    case string(introducer: UInt8, text: [UInt8], sawEscape: Bool)
    /// The bytes of a bracketed paste, after `CSI 200~`.
    case paste([UInt8])
    /// The number of bytes left of an unused sequence of known length.
    case skipping(Int)
  }

  var state = State.ground
  /// The events not yet returned.
  var events: [TerminalEvent] = []

  /// The most bytes of a control sequence, between `CSI` and the final one.
  static let controlLimit = 64
  /// The most bytes of the text of a reply.
  static let stringLimit = 4096
  /// The most bytes of a paste.
  static let pasteLimit = 65_536

  package init() {}

  /// The events that the next bytes complete, in order.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    for byte in bytes { take(byte) }
    return takeEvents()
  }

  /// The events of a sequence that isn't continued in time: ESC alone is the Esc key, and ESC with an introducer such
  /// as `[` is that key with Alt. `ESC [ [` is dropped, and other sequences stay unfinished.
  package mutating func flush() -> [TerminalEvent] {
    switch state {
    case .escape: finish(.key(.escape))
    case .singleShift: finish(.key(Key(.character("O"), .alt)))
    case .console: finish(nil)
    case .control([]): finish(.key(Key(.character("["), .alt)))
    case .string(let introducer, [], false):
      finish(.key(Key(.character(Character(Unicode.Scalar(introducer))), .alt)))
    default: break
    }
    return takeEvents()
  }

  /// Drops a sequence whose end won't come, so that keys work again. Of a paste, returns what has come.
  package mutating func giveUp() -> [TerminalEvent] {
    if case .paste(let bytes) = state { finish(.paste(Self.pasted(bytes[...]))) }
    state = .ground
    return takeEvents()
  }

  private mutating func takeEvents() -> [TerminalEvent] {
    defer { events = [] }
    return events
  }

  /// Appends the event, if any, and returns to the ground state.
  mutating func finish(_ event: TerminalEvent?) {
    state = .ground
    if let event { events.append(event) }
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .character(let bytes, let modifiers): takeCharacter(byte, after: bytes, modifiers)
    case .escape: takeEscape(byte)
    case .control(let bytes): takeControl(byte, after: bytes)
    case .singleShift: takeSingleShift(byte)
    case .console: takeConsole(byte)
    case .string: takeString(byte)
    case .paste: takePaste(byte)
    case .skipping(let count): state = count > 1 ? .skipping(count - 1) : .ground
    }
  }

  /// Takes a byte outside any sequence, or one that ends a sequence without belonging to it.
  mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0xC2...0xF4: state = .character([byte], [])
    // In UTF-8, no character begins with these.
    case 0x80...: finish(nil)
    default: finish(.key(Self.key(ofASCII: byte)))
    }
  }

  /// Takes the byte after ESC.
  mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(introducer: byte, text: [], sawEscape: false)
    case 0x1B: events.append(.key(.escape))
    case 0xC2...0xF4: state = .character([byte], .alt)
    case 0x80...: finish(.key(.escape))
    default:
      let key = Self.key(ofASCII: byte)
      finish(.key(Key(key.code, key.modifiers.union(.alt))))
    }
  }

  /// Takes a further byte of a UTF-8 character, which is dropped if it is malformed or a control character.
  mutating func takeCharacter(_ byte: UInt8, after bytes: [UInt8], _ modifiers: KeyModifiers) {
    guard byte & 0xC0 == 0x80 else { return takeGround(byte) }
    let bytes = bytes + [byte]
    // The first byte begins with as many one bits as the character has bytes.
    let length = (~bytes[0]).leadingZeroBitCount
    guard bytes.count >= length else { return state = .character(bytes, modifiers) }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar.value >= 0xA0 else { return finish(nil) }
    finish(.key(Key(.character(Character(scalar)), modifiers)))
  }

  /// The key of an ASCII byte; of a control character, the key that sends it.
  static func key(ofASCII byte: UInt8) -> Key {
    switch byte {
    case 0x0D, 0x0A: .enter
    case 0x09: .tab
    case 0x08, 0x7F: .backspace
    case 0x1B: .escape
    case 0: Key(.character(" "), .control)
    case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case ..<0x20: Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    default: .character(Character(Unicode.Scalar(byte)))
    }
  }
}
