/// The signs of a chart, of one column in every terminal; none of them means two things.
nonisolated struct ChartSigns {
  let isASCII: Bool

  var sun: Character { isASCII ? "#" : "◉" }
  var planet: Character { isASCII ? "&" : "◆" }
  /// A cluster, a nebula or a galaxy.
  var object: Character { isASCII ? "%" : "◌" }
  /// A satellite on its way.
  var satellite: Character { isASCII ? "=" : "◇" }
  /// Parts of lines, for the key.
  var way: String { isASCII ? ":" : "⠤⠤" }
  var ecliptic: String { isASCII ? "~" : "⠤ ⠤" }

  /// The moon as it is lit on the drawing; in ASCII one sign for every phase.
  func moon(illumination: Double, isLitLeft: Bool) -> Character {
    if isASCII { return "@" }
    switch illumination {
    case ..<0.02: return "○"
    case ..<0.3: return isLitLeft ? "(" : ")"
    case ..<0.75: return isLitLeft ? "◐" : "◑"
    default: return "●"
    }
  }

  /// The signs that ``moon(illumination:isLitLeft:)`` has.
  var moons: [Character] { isASCII ? ["@"] : ["○", "(", ")", "◐", "◑", "●"] }

  /// Stars, the brightest first: the magnitude that the first of each sign has, and the one up to which it is used.
  var stars: [(sign: Character, magnitude: Int, limit: Double)] {
    isASCII
      ? [("*", 1, 1.6), ("+", 2, 2.8), (".", 3, .infinity)]
      : [("★", 0, 0.8), ("✦", 1, 1.6), ("•", 2, 2.6), ("·", 3, .infinity)]
  }

  func star(_ magnitude: Double) -> Character { stars.first { magnitude < $0.limit }?.sign ?? "." }
}
