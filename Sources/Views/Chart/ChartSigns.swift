/// The signs of a chart, each with one meaning and one column wide where ambiguous-width characters are narrow; ``path`` and
/// ``ecliptic`` are samples of lines.
nonisolated struct ChartSigns {
  let isASCII: Bool

  var sun: Character { isASCII ? "#" : "◉" }
  var planet: Character { isASCII ? "&" : "◆" }
  /// A cluster, a nebula or a galaxy.
  var object: Character { isASCII ? "%" : "◌" }
  /// A satellite during its pass.
  var satellite: Character { isASCII ? "=" : "◇" }
  /// A piece of a satellite's path, for the key.
  var path: String { isASCII ? ":" : "⠤⠤" }
  /// A piece of the ecliptic, for the key.
  var ecliptic: String { isASCII ? "~" : "⠤ ⠤" }

  /// The moon by the lit part of its disc (0…1) and the side lit on the drawing, full from 0.75; in ASCII, one sign for all.
  func moon(illumination: Double, isLitLeft: Bool) -> Character {
    if isASCII { return "@" }
    switch illumination {
    case ..<0.02: return "○"
    case ..<0.3: return isLitLeft ? "(" : ")"
    case ..<0.75: return isLitLeft ? "◐" : "◑"
    default: return "●"
    }
  }

  /// All the signs of ``moon(illumination:isLitLeft:)``.
  var moons: [Character] { isASCII ? ["@"] : ["○", "(", ")", "◐", "◑", "●"] }

  /// The signs of stars, brightest first, each with its magnitude in the key and the magnitude it ends before.
  var stars: [(sign: Character, magnitude: Int, limit: Double)] {
    isASCII
      ? [("*", 1, 1.6), ("+", 2, 2.8), (".", 3, .infinity)]
      : [("★", 0, 0.8), ("✦", 1, 1.6), ("•", 2, 2.6), ("·", 3, .infinity)]
  }

  func star(_ magnitude: Double) -> Character { stars.first { magnitude < $0.limit }?.sign ?? "." }
}
