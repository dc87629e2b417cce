nonisolated extension Appearance {
  /// A text of ours with its signs as the terminal can show them.
  func signs(_ text: String) -> String {
    guard glyphs != .unicode else { return text }
    return Self.replacements.reduce(text) { $0.replacing($1.sign, with: $1.words) }
  }

  private static let replacements: [(sign: String, words: String)] = [
    ("↑ ↓", "Up Down"), ("↑↓", "Up/Down"), ("↓", "Down"), ("°", ""), ("–", "-"), ("…", "..."), ("“", "\""), ("”", "\""),
  ]
}
