import Entities
import Terminal

extension HourPlot {
  /// The temperature as a curve with a labelled axis, `height` lines high, at least 1; empty without temperatures.
  func curve(height: Int) -> [StyledText] {
    let temperatures = (slots.map { $0[.temperature] } + [endTemperature]).compactMap(\.self)
    guard let scale = TemperatureScale(temperatures, unit: quantities.units[.temperature]) else { return [] }
    let grid = appearance.glyphs == .unicode ? braille(scale, height) : dots(scale, height)
    return grid.indices.map { row in
      let isLabelled = row == 0 || row == height - 1 || (height >= 5 && row == height / 2)
      let label = isLabelled ? scale.label(row: row, of: height) + appearance.degree : ""
      let axis = isLabelled ? appearance.symbol("┤", ascii: "+") : appearance.symbol("│", ascii: "|")
      // All of a line is at one temperature, so it has one colour.
      let style = theme.style(ofTemperature: scale.celsius(row: row, of: height))
      return grid[row].indices.reduce(into: gutter(label, axis)) { line, column in
        line += onBackground(StyledText(grid[row][column], style), ofHour: column / geometry.hourWidth)
      }
    }
  }

  /// The temperature's share of the scale, 0…1, at a position in hours, interpolated; `nil` if it's unknown. In an hour
  /// before one of unknown temperature, it is that of its start.
  private func share(at position: Double, _ scale: TemperatureScale) -> Double? {
    let index = min(Int(position), slots.count - 1)
    guard let first = slots[index][.temperature] else { return nil }
    let next = (index + 1 < slots.count ? slots[index + 1][.temperature] : endTemperature) ?? first
    return scale.share(first + (next - first) * (position - Double(index)))
  }

  /// The curve in rows of cells in braille, two dots across and four down in each.
  private func braille(_ scale: TemperatureScale, _ height: Int) -> [[String]] {
    var canvas = BrailleCanvas(columns: geometry.plotWidth, rows: height)
    canvas.drawCurve(
      (0..<geometry.plotWidth * 2).map { share(at: (Double($0) + 0.5) / Double(geometry.hourWidth * 2), scale) })
    return canvas.cells
  }

  /// The curve in rows of cells in ASCII, two levels in each: an apostrophe above, a full stop below.
  private func dots(_ scale: TemperatureScale, _ height: Int) -> [[String]] {
    var grid = Array(repeating: Array(repeating: " ", count: geometry.plotWidth), count: height)
    for column in 0..<geometry.plotWidth {
      let position = (Double(column) + 0.5) / Double(geometry.hourWidth)
      guard let share = share(at: position, scale) else { continue }
      let level = Int((1 - share) * Double(height * 2 - 1) + 0.5)
      grid[level / 2][column] = level % 2 == 0 ? "'" : "."
    }
    return grid
  }
}
