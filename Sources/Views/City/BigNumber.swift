/// A number in digits several lines high, drawn in half blocks or, in ASCII, like a seven-segment display.
struct BigNumber {
  let appearance: Appearance
  /// The magnification of blocks: they are three lines high at 1, six at 2. ASCII digits are always three lines high.
  var scale = 1

  /// The lines of a text, equally wide. Only digits, a minus and, in blocks, a degree sign are drawn.
  func lines(of text: String) -> [String] { appearance.glyphs == .unicode ? blocks(text) : segments(text) }

  /// The rows of dots of each sign, an even number, since a line is two dots high.
  private static let height = 6
  /// The dots of each sign from top to bottom, `#` for the filled ones.
  private static let dots: [Character: [String]] = [
    "0": [".##.", "#..#", "#..#", "#..#", "#..#", ".##."], "1": [".#.", "##.", ".#.", ".#.", ".#.", "###"],
    "2": [".##.", "#..#", "...#", "..#.", ".#..", "####"], "3": ["###.", "...#", ".##.", "...#", "...#", "###."],
    "4": ["..##", ".#.#", "#..#", "####", "...#", "...#"], "5": ["####", "#...", "###.", "...#", "...#", "###."],
    "6": [".##.", "#...", "###.", "#..#", "#..#", ".##."], "7": ["####", "...#", "..#.", "..#.", ".#..", ".#.."],
    "8": [".##.", "#..#", ".##.", "#..#", "#..#", ".##."], "9": [".##.", "#..#", "#..#", ".###", "...#", ".##."],
    "-": ["...", "...", "...", "###", "...", "..."], "°": [".#.", "#.#", ".#.", "...", "...", "..."],
  ]

  /// Dots are square: one column wide, half a line high.
  private func blocks(_ text: String) -> [String] {
    let signs = text.compactMap { Self.dots[$0] }
    let rows = (0..<Self.height * scale).map { row in
      signs.map { sign in sign[row / scale].map { String(repeating: $0, count: scale) }.joined() }
        .joined(separator: String(repeating: ".", count: scale))
    }
    return stride(from: 0, to: rows.count, by: 2).map { row in String(zip(rows[row], rows[row + 1]).map(Self.block)) }
  }

  private static func block(_ upper: Character, _ lower: Character) -> Character {
    switch (upper, lower) {
    case ("#", "#"): "█"
    case ("#", _): "▀"
    case (_, "#"): "▄"
    default: " "
    }
  }

  /// The three lines of each sign.
  private static let segments: [Character: [String]] = [
    "0": [" _ ", "| |", "|_|"], "1": ["  ", " |", " |"], "2": [" _ ", " _|", "|_ "], "3": [" _ ", " _|", " _|"],
    "4": ["   ", "|_|", "  |"], "5": [" _ ", "|_ ", " _|"], "6": [" _ ", "|_ ", "|_|"], "7": [" _ ", "  |", "  |"],
    "8": [" _ ", "|_|", "|_|"], "9": [" _ ", "|_|", " _|"], "-": ["  ", "__", "  "],
  ]

  private func segments(_ text: String) -> [String] {
    let signs = text.compactMap { Self.segments[$0] }
    return (0..<3).map { row in signs.map { $0[row] }.joined(separator: " ") }
  }
}
