import Terminal
import World

/// Reproducible styles and texts.
struct Generator: RandomNumberGenerator {
  private var random: SplitMix

  init(seed: Int) { random = SplitMix(seed: UInt64(truncatingIfNeeded: seed)) }

  mutating func next() -> UInt64 { random.next() }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[number(0...choices.count - 1)] }

  mutating func style() -> Style {
    let colors: [Color] = [
      .standard, .standard, .ansi(2), .ansi(12), .palette(99), .rgb(0x0AC81E), .rgb(0x0AC81F),
    ]
    let attributes: [TextAttributes] = [[], [], .bold, .reverse, [.bold, .reverse]]
    return Style(pick(colors), on: pick([.standard, .standard, .standard] + colors), pick(attributes))
  }

  /// Text of words that every terminal agrees about.
  mutating func plainText() -> String {
    let words = ["Seoul", "12:59", "°", "서울", "東京", " ", "    ", "─", "-3", "x", "⛅", "é"]
    return (0..<number(0...8)).map { _ in pick(words) }.joined()
  }

  /// Text with what breaks terminals among the words.
  mutating func hostileText() -> String {
    let words = [
      "\u{1B}[2J", "\u{9B}31m", "\n", "\r", "\t", "\u{202E}", "\u{200D}", "👨‍👩‍👧", "☀️", "🇰🇷", "e\u{301}\u{301}", "한",
      "\u{1FAE9}", "\u{301}", "\0", "क्षि", "ｶﾞ", "\u{7F}", "\u{E0001}", "a", "bc", "　", "\u{2630}",
    ]
    return (0..<number(0...8)).map { _ in pick(words) }.joined()
  }
}
