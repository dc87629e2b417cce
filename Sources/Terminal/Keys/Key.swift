/// A key press.
package struct Key: Hashable, Sendable {
  /// A key without its modifiers.
  package enum Code: Hashable, Sendable {
    case character(Character)
    case enter
    case tab
    case backspace
    case escape
    case up
    case down
    case left
    case right
    case home
    case end
    case pageUp
    case pageDown
    case insert
    case delete
    /// F1 to F12, by number.
    case function(Int)
  }

  /// Which key was pressed.
  package var code: Code
  /// The modifier keys held with it.
  var modifiers: KeyModifiers

  package init(_ code: Code, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// Enter without modifiers, like the keys below.
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

  /// The character the key types; `nil` for a key without one or with Ctrl or Alt.
  package var text: Character? {
    guard case .character(let character) = code, modifiers.isDisjoint(with: [.control, .alt]) else { return nil }
    return character
  }
}

/// The modifier keys held with a key.
package struct KeyModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier.
  package let rawValue: UInt8

  /// The modifiers of the given bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The Shift key; not reported for letters.
  package static let shift = KeyModifiers(rawValue: 1)
  /// The Alt, Option or Meta key.
  package static let alt = KeyModifiers(rawValue: 2)
  /// The Ctrl key.
  package static let control = KeyModifiers(rawValue: 4)

  /// The modifiers of a sequence's parameter, which is 1 + shift 1 + alt 2 + ctrl 4 + others.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    // Meta (32) is what some keyboards send for Alt.
    self = KeyModifiers(rawValue: UInt8(bits & 7)).union(bits & 32 == 0 ? [] : .alt)
  }
}
