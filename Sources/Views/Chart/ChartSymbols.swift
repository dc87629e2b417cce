/// The symbols of a chart, each with one meaning and one column wide where ambiguous-width characters are narrow.
nonisolated struct ChartSymbols {
  /// The symbol of the stars in a range of magnitudes, the magnitude that the key gives for it, and the magnitude from
  /// which on stars have the next symbol.
  typealias Star = (symbol: Character, magnitude: Int, limit: Double)

  let isASCII: Bool

  var sun: Character { isASCII ? "#" : "◉" }
  var planet: Character { isASCII ? "&" : "◆" }
  /// A cluster, a nebula or a galaxy.
  var object: Character { isASCII ? "%" : "◌" }
  /// A satellite during its pass.
  var satellite: Character { isASCII ? "=" : "◇" }
  /// A sample of a satellite's path, for the key; in ASCII, the character that it is drawn with.
  var path: String { isASCII ? ":" : "⠤⠤" }
  /// A sample of the ecliptic, for the key; in ASCII, the character that it is drawn with.
  var ecliptic: String { isASCII ? "~" : "⠤ ⠤" }

  /// The moon's symbols from new to full, by the side lit on the drawing; in ASCII, one for all phases.
  func moons(isLitLeft: Bool) -> [Character] {
    if isASCII { return ["@"] }
    return isLitLeft ? ["○", "(", "◐", "●"] : ["○", ")", "◑", "●"]
  }

  /// The moon by the lit part of its disc (0…1): new below 0.02, a crescent below 0.3, full from 0.75.
  func moon(illumination: Double, isLitLeft: Bool) -> Character {
    let symbols = moons(isLitLeft: isLitLeft)
    return symbols[min([0.02, 0.3, 0.75].prefix { $0 <= illumination }.count, symbols.count - 1)]
  }

  /// The symbols of stars, brightest first.
  var stars: [Star] { isASCII ? Self.asciiStars : Self.unicodeStars }

  private static let asciiStars: [Star] = [("*", 1, limit: 1.6), ("+", 2, limit: 2.8), (".", 3, limit: .infinity)]
  private static let unicodeStars: [Star] = [
    ("★", 0, limit: 0.8), ("✦", 1, limit: 1.6), ("•", 2, limit: 2.6), ("·", 3, limit: .infinity),
  ]

  func star(ofMagnitude magnitude: Double) -> Character { stars.first { magnitude < $0.limit }?.symbol ?? "." }
}
