import Entities

/// A time of day on a 24-hour clock, in whole minutes.
package struct ClockTime: Equatable, Sendable {
  /// 0…23.
  package let hour: Int
  /// 0…59.
  package let minute: Int

  /// A time that clocks show, or `nil`.
  package init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    self.hour = hour
    self.minute = minute
  }

  /// A time from `HH:MM` or `H:MM`, or `nil` when the text is anything else.
  package init?(text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      let hour = Int(digits: parts[0]), let minute = Int(digits: parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

extension Int {
  /// The number that ASCII digits alone spell: no sign, no space; `nil` otherwise or when it overflows.
  init?(digits: some StringProtocol) {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    self.init(digits)
  }
}

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
