import Terminal

/// The colours behind the upper and the lower half of a cell; `standard` is the terminal's own background.
nonisolated struct ChartBackground: Equatable {
  var upper = Color.standard
  var lower = Color.standard

  /// The average, for a cell with a character in it; if one half isn't an RGB colour, the other half's.
  var mean: Color {
    guard upper != lower else { return upper }
    guard let upperRGB = upper.rgb else { return lower }
    guard let lowerRGB = lower.rgb else { return upper }
    return Color((upperRGB + lowerRGB) / 2)
  }

  /// The character and style that show both halves, for an empty cell.
  var halves: (character: Character, style: Style) {
    if upper == lower { return (" ", Style(on: lower)) }
    return upper == .standard ? ("▄", Style(lower)) : ("▀", Style(upper, on: lower))
  }
}
