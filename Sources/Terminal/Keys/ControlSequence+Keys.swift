extension ControlSequence {
  /// The key the sequence stands for.
  var key: Key? {
    guard !hasIntermediates else { return nil }
    switch final {
    case "~": return tildeKey.map { Key($0, modifiers) }
    case "Z": return Key(.tab, .shift)
    case "u": return unicodeKey
    case "P", "Q", "R", "S": return functionKey
    default: return final.asciiValue.flatMap(KeyParser.cursorKey).map { Key($0, modifiers) }
    }
  }

  /// The mouse event of `CSI < b ; x ; y M`.
  var mouse: MouseEvent? {
    let column = number(1)
    let row = number(2)
    guard !hasIntermediates, parameters.count == 3, let code = parameters[0], column > 0, row > 0 else { return nil }
    var modifiers = KeyModifiers()
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(mouseAction(code), at: CellPosition(row: row - 1, column: column - 1), modifiers)
  }

  private func mouseAction(_ code: Int) -> MouseEvent.Action {
    switch code & ~28 {
    case 64: .wheelUp
    case 65: .wheelDown
    case 0...2: final == "M" ? .press(button: code & 3) : .release(button: code & 3)
    default: .other
    }
  }

  private var modifiers: KeyModifiers { KeyModifiers(parameter: number(1, default: 1)) }

  private var functionKey: Key? {
    switch final {
    case "P": Key(.function(1), modifiers)
    case "Q": Key(.function(2), modifiers)
    case "R": Key(.function(3), modifiers)
    default: Key(.function(4), modifiers)
    }
  }

  private var tildeKey: Key.Code? {
    switch number(0) {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case let number where (11...15).contains(number): .function(number - 10)
    case let number where (17...21).contains(number): .function(number - 11)
    case let number where (23...24).contains(number): .function(number - 12)
    default: nil
    }
  }

  /// The key of the kitty protocol's `CSI code ; modifiers u`.
  private var unicodeKey: Key? {
    switch number(0) {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 127: return Key(.backspace, modifiers)
    case 0x20...0x7E, 0xA0...0xD7FF:
      return Unicode.Scalar(UInt32(number(0))).map { Key(.character(Character($0)), modifiers) }
    default: return nil
    }
  }
}
