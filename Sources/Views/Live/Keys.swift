import Entities
import Terminal

/// A key with its direction, −1 or 1, for rows whose keys differ only in that.
typealias KeyStep = (key: Key.Code, step: Int)

/// The keys that move up or down, some of them as in `less`, and through time; the first of each pair goes up or back.
nonisolated enum Keys {
  static let arrows: [KeyStep] = [(.up, -1), (.down, 1)]
  static let upDownLetters: [KeyStep] = [(.character("k"), -1), (.character("j"), 1)]
  /// ``upDownLetters`` in the order of their places on the keyboard, for hints.
  static let hintLetters: [Key.Code] = [.character("j"), .character("k")]
  static let homeAndEnd: [KeyStep] = [(.home, -1), (.end, 1)]
  static let homeAndEndLetters: [KeyStep] = [(.character("g"), -1), (.character("G"), 1)]
  static let pageKeys: [KeyStep] = [(.pageUp, -1), (.pageDown, 1)]
  static let lessPageKeys: [KeyStep] = [(.character("b"), -1), (.character(" "), 1)]
  static let leftAndRight: [KeyStep] = [(.left, -1), (.right, 1)]

  /// Hints that both live screens have.
  static let scroll = Phrase("scroll", context: "key")
  static let back = Phrase("back", context: "key")
}

nonisolated extension Key.Code {
  /// Whether it is typed as a character, as opposed to an arrow or a named key.
  var isCharacter: Bool { if case .character = self { true } else { false } }

  /// The key's name, as written on a keyboard.
  var name: Phrase {
    switch self {
    case .character(let character): Phrase(verbatim: String(character))
    case .up: Phrase(verbatim: "↑")
    case .down: Phrase(verbatim: "↓")
    case .left: Phrase(verbatim: "←")
    case .right: Phrase(verbatim: "→")
    case .home: Phrase("Home", context: "key name")
    case .end: Phrase("End", context: "key name")
    case .pageUp: Phrase("PgUp", context: "key name")
    case .pageDown: Phrase("PgDn", context: "key name")
    case .enter: Phrase("Enter", context: "key name")
    case .escape: Phrase(verbatim: "Esc")
    case .tab: Phrase(verbatim: "Tab")
    case .backspace: Phrase("Backspace", context: "key name")
    case .insert: Phrase("Ins", context: "key name")
    case .delete: Phrase("Del", context: "key name")
    case .function(let number): Phrase(verbatim: "F\(number)")
    }
  }
}
