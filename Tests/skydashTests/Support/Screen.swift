import Foundation

/// How text looks on a terminal, independently of the program: enough for what these tests show.
enum Screen {
  /// The text without escape sequences.
  static func text(_ line: String) -> String { line.replacing(/\u{1B}\[[0-9;:]*m/, with: "") }

  /// The columns of a text: two for Hangul, kana, ideographs and emoji, one for the rest.
  static func columns(_ text: String) -> Int { Self.text(text).reduce(0) { $0 + columns($1) } }

  private static func columns(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first?.value else { return 0 }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
    ]
    let isEmoji = character.unicodeScalars.contains { $0 == "\u{FE0F}" }
    return isEmoji || wide.contains { $0.contains(first) } ? 2 : 1
  }
}
