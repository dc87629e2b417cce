import Essentials

/// Reads angles with degree signs or hemisphere letters, each of up to three numbers (degrees, minutes, seconds):
/// `37°29'52"N 127°01'39"E`, `N37.5 E127`, `37 29.9 n, 127 1.6 e`, `-33.87°, 151.21°`.
struct AngleScanner {
  /// An angle as far as it has been read.
  struct Angle {
    /// Degrees, minutes and seconds.
    var parts: [Double] = []
    /// The letter for the hemisphere, in lower case; `nil` while none has been read.
    var hemisphere: Character?
    var hasDegreeSign = false

    /// Whether it is a latitude, not a longitude; `nil` without a hemisphere letter.
    var isLatitude: Bool? { hemisphere.map { "ns".contains($0) } }

    /// In degrees, south and west negative; `nil` if it isn't a valid angle.
    var degrees: Double? {
      guard (1...3).contains(parts.count), hasDegreeSign || hemisphere != nil,
        parts.dropFirst().allSatisfy({ (0..<60).contains($0) }),
        parts.dropLast().allSatisfy({ $0 == $0.rounded() }), hemisphere == nil || parts[0].sign == .plus
      else { return nil }
      let size = parts.reversed().reduce(0) { $0 / 60 + abs($1) }
      let isNegative = parts[0].sign == .minus || hemisphere == "s" || hemisphere == "w"
      return isNegative ? -size : size
    }
  }

  private var angles: [Angle] = []
  private var angle = Angle()

  /// The angles in a text; `nil` if it contains anything else.
  static func angles(in text: String) -> [Angle]? {
    var scanner = AngleScanner()
    var rest = text.lowercased()[...]
    while let character = rest.first {
      if character.isASCII, character.isNumber || character == "-" || character == "+" {
        let number = rest.prefix { $0.isASCII && ($0.isNumber || "-+.".contains($0)) }
        rest = rest.dropFirst(number.count)
        guard let value = Double(number) else { return nil }
        scanner.addNumber(value, hasDegreeSign: rest.drop { $0 == " " }.first.map { "°º".contains($0) } ?? false)
      } else {
        rest.removeFirst()
        guard scanner.addSign(character) else { return nil }
      }
    }
    scanner.endAngle()
    return scanner.angles
  }

  /// Adds a number; one with a degree sign begins an angle.
  private mutating func addNumber(_ value: Double, hasDegreeSign: Bool) {
    if hasDegreeSign, !angle.parts.isEmpty { endAngle() }
    angle.parts.append(value)
  }

  /// Adds a character that isn't part of a number; returns `false` if it can't be part of an angle.
  private mutating func addSign(_ character: Character) -> Bool {
    switch character {
    case "°", "º": angle.hasDegreeSign = true
    // Only the third number is seconds: `37°52″` lacks its minutes. Two quotes after it may be written for one.
    case "\"", "″", "”": return angle.parts.count == 3
    case "'", "′", "’": return angle.parts.count >= 2
    case " ": break
    case _ where character.isComma: endAngle()
    case "n", "s", "e", "w":
      // If the current angle has its letter already, this one precedes the next angle.
      if angle.hemisphere != nil { endAngle() }
      angle.hemisphere = character
      if !angle.parts.isEmpty { endAngle() }
    default: return false
    }
    return true
  }

  /// Ends the current angle, if it has begun.
  private mutating func endAngle() {
    if angle.hemisphere != nil || !angle.parts.isEmpty { angles.append(angle) }
    angle = Angle()
  }
}
