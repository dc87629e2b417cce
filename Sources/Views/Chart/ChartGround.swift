import Terminal

/// The colours behind the upper and the lower half of a cell.
nonisolated struct ChartGround: Equatable {
  var upper = Color.standard
  var lower = Color.standard

  /// The average, for a cell with something in it; if one half has no colour, that of the other.
  var mean: Color {
    guard upper != lower else { return upper }
    guard case .rgb(let red, let green, let blue) = upper else { return lower }
    guard case .rgb(let otherRed, let otherGreen, let otherBlue) = lower else { return upper }
    func half(_ one: UInt8, _ other: UInt8) -> UInt8 { one / 2 + other / 2 + (one & other & 1) }
    return .rgb(half(red, otherRed), half(green, otherGreen), half(blue, otherBlue))
  }

  /// Both halves, for an empty cell.
  var glyph: (glyph: Character, style: Style) {
    if upper == lower { return (" ", Style(on: lower)) }
    return upper == .standard ? ("▄", Style(lower)) : ("▀", Style(upper, on: lower))
  }
}
