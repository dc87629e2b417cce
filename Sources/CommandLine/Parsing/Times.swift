extension Int {
  /// The number that ASCII digits alone spell: no sign, no space; `nil` otherwise or when it overflows.
  init?(digits: some StringProtocol) {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self.init(digits)
  }
}

/// Durations as people type them: `30s`, `10m`, `2h`, or plain seconds.
enum DurationText {
  private static let factors: [Character: Int] = ["s": 1, "m": 60, "h": 3600]

  /// The seconds of a duration, or `nil` when the text is none or is longer than a century.
  static func seconds(_ text: String) -> Int? {
    let factor = text.last.flatMap { factors[$0] }
    let digits = text.dropLast(factor == nil ? 0 : 1)
    guard digits.utf8.count <= 10, let count = Int(digits: digits) else { return nil }
    let seconds = count * (factor ?? 1)
    return seconds <= 3_155_760_000 ? seconds : nil
  }

  /// The shortest text of some seconds: `15m`, `2h`, `90s`.
  static func text(_ seconds: Int) -> String {
    if seconds > 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    if seconds > 0, seconds % 60 == 0 { return "\(seconds / 60)m" }
    return "\(seconds)s"
  }
}
