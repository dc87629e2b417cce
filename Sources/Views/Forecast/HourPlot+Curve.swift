import Entities
import Essentials
import Terminal

extension HourPlot {
  /// The temperature as a curve with a labelled axis, that many lines high.
  func curve(height: Int) -> [StyledText] {
    guard let scale = TemperatureScale(slots.compactMap(\.temperature), units: quantities.units.temperature) else {
      return []
    }
    let cells = appearance.glyphs == .unicode ? braille(scale, height) : dots(scale, height)
    return cells.indices.map { row in
      let isLabelled = row == 0 || row == height - 1 || (height >= 5 && row == height / 2)
      let label = isLabelled ? scale.label(row: row, of: height) + appearance.degree : ""
      let axis = appearance.glyphs == .unicode ? (isLabelled ? "┤" : "│") : (isLabelled ? "+" : "|")
      return cells[row].indices.reduce(into: gutter(label, axis)) { line, column in
        let index = column / geometry.cell
        let style = theme.style(ofTemperature: slots[index].temperature)
        line += onNight(StyledText(cells[row][column], style), index)
      }
    }
  }

  /// The share of the scale at a place between the hours' beginnings, or `nil` where nothing is known.
  private func height(at position: Double, _ scale: TemperatureScale) -> Double? {
    let index = min(Int(position), slots.count - 1)
    guard let first = slots[index].temperature else { return nil }
    let next = index + 1 < slots.count ? slots[index + 1].temperature ?? first : first
    return scale.share(first + (next - first) * (position - Double(index)))
  }

  /// Braille has two columns and four rows of dots in a cell.
  private func braille(_ scale: TemperatureScale, _ height: Int) -> [[String]] {
    var canvas = BrailleCanvas(columns: geometry.plotWidth, rows: height)
    var previous: Int?
    for x in 0..<geometry.plotWidth * 2 {
      let position = (Double(x) + 0.5) / Double(geometry.cell * 2)
      let y = self.height(at: position, scale).map { Int((1 - $0) * Double(height * 4 - 1) + 0.5) }
      if let y { canvas.draw(x, from: previous ?? y, to: y) }
      previous = y
    }
    return canvas.cells
  }

  /// Two levels in a line: a point below, an apostrophe above.
  private func dots(_ scale: TemperatureScale, _ height: Int) -> [[String]] {
    var cells = Array(repeating: Array(repeating: " ", count: geometry.plotWidth), count: height)
    for column in 0..<geometry.plotWidth {
      let position = (Double(column) + 0.5) / Double(geometry.cell)
      guard let share = self.height(at: position, scale) else { continue }
      let level = Int((1 - share) * Double(height * 2 - 1) + 0.5)
      cells[level / 2][column] = level % 2 == 0 ? "'" : "."
    }
    return cells
  }
}
