import Entities
import Foundation
import Terminal

/// The moon's disc as the place sees it: phase and tilt, twice as many dots high as there are lines.
struct MoonDrawing {
  let appearance: Appearance
  /// Lines of the drawing; it is twice as many columns wide.
  let lines: Int

  private enum Dot {
    case outside, shadow, lit
  }

  func lines(_ moon: MoonReport) -> [StyledText] {
    switch appearance.glyphs {
    case .words: return []
    case .unicode: return (0..<lines).map { row in blocks(row, moon) }
    case .ascii: return (0..<lines).map { row in letters(row, moon) }
    }
  }

  /// Two dots a cell, one above the other.
  private func blocks(_ row: Int, _ moon: MoonReport) -> StyledText {
    let theme = appearance.theme
    var text = StyledText()
    for column in 0..<lines * 2 {
      let upper = dot(x: column, y: Double(2 * row) + 0.5, moon)
      let lower = dot(x: column, y: Double(2 * row) + 1.5, moon)
      switch (upper, lower) {
      case (.lit, .lit): text.append("█", theme.moonlight)
      case (.lit, _): text.append("▀", theme.moonlight)
      case (_, .lit): text.append("▄", theme.moonlight)
      case (.outside, .outside): text.append(" ")
      default: text.append("░", theme.quiet)
      }
    }
    return text
  }

  private func letters(_ row: Int, _ moon: MoonReport) -> StyledText {
    var text = StyledText()
    for column in 0..<lines * 2 {
      switch dot(x: column, y: Double(2 * row) + 1, moon) {
      case .lit: text.append("@", appearance.theme.moonlight)
      case .shadow: text.append(".", appearance.theme.quiet)
      case .outside: text.append(" ")
      }
    }
    return text
  }

  /// The terminator is half an ellipse: a point is lit when it lies on the sun's side of it.
  private func dot(x column: Int, y line: Double, _ moon: MoonReport) -> Dot {
    let radius = Double(lines)
    let x = (Double(column) + 0.5 - radius) / radius
    let y = (radius - line) / radius
    guard x * x + y * y <= 1 else { return .outside }
    let tilt = moon.tilt * .pi / 180
    let (limbX, limbY) = (-sin(tilt), cos(tilt))
    let along = x * limbX + y * limbY
    let across = x * limbY - y * limbX
    let terminator = (1 - 2 * moon.illumination) * max(0, 1 - across * across).squareRoot()
    return along >= terminator ? .lit : .shadow
  }
}
