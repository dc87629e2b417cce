extension KeyParser {
  /// A byte outside any sequence.
  mutating func takeGround(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0xC2...0xF4: state = .character([byte])
    case 0x80...: break
    default: finish(.key(Self.key(ofASCII: byte)))
    }
  }

  /// The byte after ESC.
  mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .singleShift(isConsole: false)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(introducer: byte, text: [], sawEscape: false)
    case 0x1B: events.append(.key(.escape))
    case 0x80...:
      finish(.key(.escape))
      takeGround(byte)
    default:
      var key = Self.key(ofASCII: byte)
      key.modifiers.insert(.alt)
      finish(.key(key))
    }
  }

  /// A further byte of a UTF-8 character; a broken one is dropped.
  mutating func takeCharacter(_ byte: UInt8, after bytes: [UInt8]) {
    guard byte & 0xC0 == 0x80 else {
      state = .ground
      return takeGround(byte)
    }
    let bytes = bytes + [byte]
    let length = bytes[0] < 0xE0 ? 2 : bytes[0] < 0xF0 ? 3 : 4
    guard bytes.count >= length else { return state = .character(bytes) }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first, scalar.value >= 0xA0 else { return finish(nil) }
    finish(.key(.character(Character(scalar))))
  }

  /// The key of an ASCII byte: letters, or what control characters stand for.
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
