import Entities
import Terminal

extension HourPlot {
  /// The temperature as a curve with a labelled axis, that many lines high.
  func curve(height: Int) -> [StyledText] {
    guard let scale = TemperatureScale(slots.compactMap { $0[.temperature] }, units: quantities.units[.temperature])
    else {
      return []
    }
    let cells = appearance.glyphs == .unicode ? braille(scale, height) : dots(scale, height)
    return cells.indices.map { row in
      let isLabelled = row == 0 || row == height - 1 || (height >= 5 && row == height / 2)
      let label = isLabelled ? scale.label(row: row, of: height) + appearance.degree : ""
      let axis = appearance.glyphs == .unicode ? (isLabelled ? "┤" : "│") : (isLabelled ? "+" : "|")
      // A line is a temperature, so it has one colour.
      let style = theme.style(ofTemperature: scale.celsius(row: row, of: height))
      return cells[row].indices.reduce(into: gutter(label, axis)) { line, column in
        line += onGround(StyledText(cells[row][column], style), column / geometry.cell)
      }
    }
  }

  /// The share of the scale at a place between the hours' beginnings, or `nil` where nothing is known.
  private func height(at position: Double, _ scale: TemperatureScale) -> Double? {
    let index = min(Int(position), slots.count - 1)
    guard let first = slots[index][.temperature] else { return nil }
    let next = index + 1 < slots.count ? slots[index + 1][.temperature] ?? first : first
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

/// The axis of temperatures: whole degrees of the unit shown, at least four apart.
struct TemperatureScale {
  private let unit: Unit
  private let low: Double
  private let high: Double

  /// `nil` without a temperature.
  init?(_ celsius: [Double], units unit: Unit) {
    guard let lowest = celsius.min(), let highest = celsius.max(), lowest.isFinite, highest.isFinite else { return nil }
    self.unit = unit
    var (low, high) = (unit.value(lowest).rounded(.down), unit.value(highest).rounded(.up))
    while high - low < 4 { (low, high) = (low - 1, high + 1) }
    (self.low, self.high) = (low, high)
  }

  /// 0 at the lowest, 1 at the highest.
  func share(_ celsius: Double) -> Double { min(max((unit.value(celsius) - low) / (high - low), 0), 1) }

  /// The temperature of a line of the plot: the top of the first, the foot of the last.
  func label(row: Int, of height: Int) -> String { QuantityText.rounded(value(row, of: height)) }

  /// The same temperature in °C.
  func celsius(row: Int, of height: Int) -> Double {
    unit.canonical(value(row, of: height))
  }

  private func value(_ row: Int, of height: Int) -> Double {
    high - (high - low) * Double(row) / Double(max(height - 1, 1))
  }
}
