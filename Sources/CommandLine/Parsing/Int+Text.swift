import Essentials

extension Int {
  /// The number in ASCII digits, without sign or space; `nil` otherwise, or if it overflows.
  init?(digits: some StringProtocol) {
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    self.init(digits)
  }

  /// The seconds of each unit of a duration, by its letter.
  private static let unitSeconds: [Character: Int] = ["s": 1, "m": 60, "h": 3600]

  /// The seconds of a typed duration: `30s`, `10m`, `2h`, or plain seconds; `nil` if it is invalid or over a century.
  init?(duration text: String) {
    let factor = text.last.flatMap { Self.unitSeconds[$0] }
    let digits = text.dropLast(factor == nil ? 0 : 1)
    guard digits.utf8.count <= 10, let count = Int(digits: digits) else { return nil }
    self = count * (factor ?? 1)
    guard self <= 36_525 * 86_400 else { return nil }
  }

  /// The shortest text for so many seconds, 0 or more: `15m`, `2h`, `90s`, `0s`.
  var durationText: String {
    if self > 0, self % 3600 == 0 { return "\(self / 3600)h" }
    if self > 0, self % 60 == 0 { return "\(self / 60)m" }
    return "\(self)s"
  }
}
