import Essentials

/// A complete control sequence, which begins with `CSI` (ECMA-48, section 5.4).
struct ControlSequence {
  /// The prefix of a private sequence, one of `< = > ?`; `nil` for a standard one.
  let prefix: Character?
  /// The numbers in order; `nil` for one that is missing, malformed or longer than six digits.
  let parameters: [Int?]
  /// The byte that ends the sequence and says what it is.
  let final: Character

  /// A sequence with the given bytes between `CSI` and the final one; `nil` if they include an intermediate byte, such
  /// as `$` or a blank, since no sequence of interest has any.
  init?(_ bytes: [UInt8], final: UInt8) {
    guard !bytes.contains(where: { $0 < 0x30 }) else { return nil }
    prefix = bytes.first.flatMap { (0x3C...0x3F).contains($0) ? Character(Unicode.Scalar($0)) : nil }
    let rest = prefix == nil ? bytes[...] : bytes.dropFirst()
    self.final = Character(Unicode.Scalar(final))
    let fields = rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    // Sub-parameters after a colon aren't needed here.
    parameters = rest.isEmpty ? [] : fields.map { Self.decimal($0.prefix { $0 != UInt8(ascii: ":") }) }
  }

  /// The number at an index from 0, or a default if it's missing or malformed.
  func number(_ index: Int, default missing: Int = 0) -> Int {
    parameters.indices.contains(index) ? parameters[index] ?? missing : missing
  }

  /// A number of up to six digits, so that sums of it can't overflow.
  private static func decimal(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...6).contains(digits.count), digits.allSatisfy(\.isASCIIDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The key that sends the sequence; `nil` for an unknown one.
  var key: Key? {
    switch final {
    case "~": return tildeKey.map { Key($0, modifiers) }
    case "Z": return Key(.tab, .shift)
    case "u": return unicodeKey
    // The modifiers are the last number, since some terminals leave out the one before it.
    default:
      let modifiers = KeyModifiers(parameter: number(parameters.count - 1, default: 1))
      return final.asciiValue.flatMap(KeyParser.letterKey).map { Key($0, modifiers) }
    }
  }

  /// The click or turn of the wheel in `CSI < button ; column ; row M` (xterm's SGR mode, cells from 1), else `nil`.
  var mouse: MouseEvent? {
    let (column, row) = (number(1), number(2))
    guard parameters.count == 3, let code = parameters[0], column > 0, row > 0 else { return nil }
    return mouseAction(code).map { MouseEvent($0, at: CellPosition(row: row - 1, column: column - 1)) }
  }

  /// The action of one of xterm's button codes; `nil` for a release, a drag or another button.
  private func mouseAction(_ code: Int) -> MouseEvent.Action? {
    // Without the bits of Shift, Alt and Ctrl.
    switch (code & ~28, final) {
    case (0, "M"): .click
    case (64, "M"): .wheelUp
    case (65, "M"): .wheelDown
    default: nil
    }
  }

  /// The modifiers held with a key, which are its sequence's second number.
  private var modifiers: KeyModifiers { KeyModifiers(parameter: number(1, default: 1)) }

  /// The key of `CSI number ~`, as numbered by the VT220 and, for 7 and 8, by rxvt.
  private var tildeKey: Key.Code? {
    switch number(0) {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number(0) - 10)
    case 17...21: .function(number(0) - 11)
    case 23...24: .function(number(0) - 12)
    default: nil
    }
  }

  /// The key of `CSI code ; modifiers u`, as kitty and xterm's `formatOtherKeys` send it; `nil` for U+E000–U+F8FF,
  /// with which kitty numbers keys that type nothing.
  private var unicodeKey: Key? {
    switch number(0) {
    // Tab, Enter, Esc, Backspace and ASCII.
    case 9, 13, 27, 0x20...0x7F: modified(KeyParser.key(ofASCII: UInt8(number(0))).code)
    case 0xA0...0xD7FF, 0xF900...0x10FFFF: Unicode.Scalar(UInt32(number(0))).map { modified(.character(Character($0))) }
    default: nil
    }
  }

  /// A key with the modifiers; Shift becomes the capital letter that the key types.
  private func modified(_ code: Key.Code) -> Key {
    guard case .character(let letter) = code, modifiers.contains(.shift) else { return Key(code, modifiers) }
    let capital = letter.uppercased()
    // The capital of `ß` is two letters.
    return Key(.character(capital.count == 1 ? Character(capital) : letter), modifiers.subtracting(.shift))
  }
}
