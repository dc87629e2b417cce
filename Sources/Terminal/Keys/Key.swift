/// A key press.
package struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  package enum Code: Hashable, Sendable {
    /// A key that types a character, in upper case if Shift was held with a letter.
    case character(Character)
    case enter, tab, backspace, escape
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete
    /// F1 to F12, by number.
    case function(Int)
  }

  /// Which key was pressed.
  package let code: Code
  /// The modifier keys held with it.
  let modifiers: KeyModifiers

  package init(_ code: Code, _ modifiers: KeyModifiers = []) { (self.code, self.modifiers) = (code, modifiers) }

  /// The Enter key; like all keys below, without modifiers.
  package static let enter = Key(.enter)
  package static let tab = Key(.tab)
  package static let backspace = Key(.backspace)
  package static let escape = Key(.escape)
  package static let up = Key(.up)
  package static let down = Key(.down)
  package static let left = Key(.left)
  package static let right = Key(.right)
  package static let home = Key(.home)
  package static let end = Key(.end)
  package static let pageUp = Key(.pageUp)
  package static let pageDown = Key(.pageDown)
  package static let insert = Key(.insert)
  package static let delete = Key(.delete)

  /// A typed character.
  package static func character(_ character: Character) -> Key { Key(.character(character)) }

  /// A letter with Ctrl.
  package static func control(_ letter: Character) -> Key { Key(.character(letter), .control) }

  /// The character that the key types; `nil` with Ctrl or Alt, or if it types none.
  package var text: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    return character
  }
}
