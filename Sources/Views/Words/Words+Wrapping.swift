import Essentials
import Terminal

nonisolated extension Words {
  /// The text in lines of at most `width` columns, broken at blanks but not within a time such as `오후 5:18`, unless
  /// that does not fit in a line.
  func wrapped(_ text: String, to width: Int) -> [String] {
    let joined = [halfDay("", true), halfDay("", false)].filter { $0.hasSuffix(" ") }.reduce(text) { text, half in
      text.replacingOccurrences(of: half, with: half.dropLast() + Self.unbroken)
    }
    let fits = joined.split(separator: " ").allSatisfy {
      !$0.contains(Self.unbroken) || String($0).displayWidth <= width
    }
    return (fits ? joined : text).wrapped(to: width).map { $0.replacingOccurrences(of: Self.unbroken, with: " ") }
  }

  /// The blank at which no line is broken.
  private static var unbroken: String { "\u{A0}" }
}
