import Entities
import Essentials
import Terminal

/// A drawing of the moon as seen from the place, with phase and tilt, in dots of half a cell or, in ASCII, a whole one.
struct MoonDrawing: Styled {
  let appearance: Appearance
  /// The number of lines, 0 for none; the drawing is twice as many columns wide.
  let rows: Int

  private enum Dot { case outside, shadow, lit }

  /// The drawing, one line for each row; empty in plain words.
  func lines(_ moon: MoonReport) -> [StyledText] {
    guard !isProse else { return [] }
    return (0..<rows).map { row in appearance.glyphs == .unicode ? blocks(row, moon) : letters(row, moon) }
  }

  /// A row of half blocks: two dots per cell, one above the other.
  private func blocks(_ row: Int, _ moon: MoonReport) -> StyledText {
    (0..<rows * 2).reduce(into: StyledText()) { text, column in
      let upper = dot(column: column, depth: Double(2 * row) + 0.5, moon)
      switch (upper, dot(column: column, depth: Double(2 * row) + 1.5, moon)) {
      case (.lit, .lit): text.append("█", theme.moonlight)
      case (.lit, _): text.append("▀", theme.moonlight)
      case (_, .lit): text.append("▄", theme.moonlight)
      case (.outside, .outside): text.append(" ")
      case (.shadow, _), (_, .shadow): text.append("░", theme.quiet)
      }
    }
  }

  /// A row of ASCII characters, each a dot twice as high as wide.
  private func letters(_ row: Int, _ moon: MoonReport) -> StyledText {
    (0..<rows * 2).reduce(into: StyledText()) { text, column in
      switch dot(column: column, depth: Double(2 * row) + 1, moon) {
      case .lit: text.append("@", theme.moonlight)
      case .shadow: text.append(".", theme.quiet)
      case .outside: text.append(" ")
      }
    }
  }

  /// What the dot in a column with its middle `depth` half cells below the top shows, from 16 samples: the disc if half
  /// of them are on it, and lit if two in five of those are, since a crescent may be thinner than a dot.
  private func dot(column: Int, depth: Double, _ moon: MoonReport) -> Dot {
    let radius = Double(rows)
    let dotHeight = appearance.glyphs == .unicode ? 1.0 : 2
    var (inside, lit) = (0, 0)
    for sample in 0..<16 {
      let x = (Double(column) + (Double(sample % 4) + 0.5) / 4 - radius) / radius
      let y = (radius - depth - dotHeight * ((Double(sample / 4) + 0.5) / 4 - 0.5)) / radius
      guard x * x + y * y <= 1 else { continue }
      inside += 1
      if Self.isLit(x, y, moon) { lit += 1 }
    }
    guard inside >= 8 else { return .outside }
    return lit * 5 >= inside * 2 ? .lit : .shadow
  }

  /// Whether a point of the unit disc (`y` is up) is on the sunward side of the terminator, which is half an ellipse.
  /// Of the diameter towards the sun, the illuminated fraction k is lit, so the ellipse's semi-axis in that direction
  /// is 1 − 2k.
  private static func isLit(_ x: Double, _ y: Double, _ moon: MoonReport) -> Bool {
    let tilt = moon.brightLimbAngle * .pi / 180
    let (limbX, limbY) = (-sin(tilt), cos(tilt))
    let along = x * limbX + y * limbY
    let across = x * limbY - y * limbX
    return along >= (1 - 2 * moon.illumination) * max(0, 1 - across * across).squareRoot()
  }
}
