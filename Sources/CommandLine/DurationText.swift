/// Durations as people type them: `30s`, `10m`, `2h`, or plain seconds.
package enum DurationText {
  /// The seconds of a duration, or `nil` when the text is none or is longer than a century.
  package static func seconds(_ text: String) -> Int? {
    var digits = text[...]
    let factor: Int
    switch digits.last {
    case "s": factor = 1
    case "m": factor = 60
    case "h": factor = 3600
    default: factor = 0
    }
    if factor > 0 { digits.removeLast() }
    guard digits.utf8.count <= 10, let count = Int(digits: digits) else { return nil }
    let seconds = count * max(factor, 1)
    return seconds <= 3_155_760_000 ? seconds : nil
  }

  /// The shortest text of some seconds: `15m`, `2h`, `90s`.
  package static func text(_ seconds: Int) -> String {
    if seconds > 0, seconds % 3600 == 0 { return "\(seconds / 3600)h" }
    if seconds > 0, seconds % 60 == 0 { return "\(seconds / 60)m" }
    return "\(seconds)s"
  }
}
