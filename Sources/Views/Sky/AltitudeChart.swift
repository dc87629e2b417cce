import Entities
import Terminal

/// The altitudes of the sun, the moon and the planets through a night, as curves under the bars of ``NightBar``.
///
/// Planets are drawn while the sky is dark enough for the brightest. Plain words have no curves.
struct AltitudeChart: Styled {
  let bar: NightBar

  /// Lines of the drawing: 10° each if the scale reaches the zenith.
  static let height = 9

  private var columns: Int { bar.columns }
  var appearance: Appearance { bar.text.appearance }

  /// The curves with an axis of degrees, or blank lines until computed; empty if no body is up, without room or in plain words.
  func lines(_ report: SkyReport) -> [StyledText] {
    guard !isProse, columns >= 24 else { return [] }
    guard let curves = report.curves else { return Array(repeating: StyledText(), count: Self.height) }
    let shown = drawn(curves, report)
    guard let highest = shown.compactMap({ $0.heights.compactMap(\.self).max() }).max() else { return [] }
    let top = [30.0, 45, 60, 75, 90].first { $0 >= highest } ?? 90
    var canvas = AltitudeCanvas(columns: columns, rows: Self.height, isUnicode: appearance.glyphs == .unicode)
    for curve in shown { canvas.draw(curve, top: top) }
    for curve in shown { canvas.label(curve, appearance.typed(curve.label), top: top) }
    return canvas.lines.enumerated().map { row, line in axis(row, top) + line }
  }

  private func axis(_ row: Int, _ top: Double) -> StyledText {
    bar.label(row % 3 == 0 ? bar.text.degrees(top * (1 - Double(row) / Double(Self.height))) : "")
  }

  /// The curves in drawing order, the most important on top: the planets from the faintest, then the sun, then the moon.
  private func drawn(_ curves: [AltitudeCurve], _ report: SkyReport) -> [AltitudeCanvas.Curve] {
    let sun = curves.first { $0.name == "Sun" }
    let faint = Set(report.planets.filter { $0.aid != .nakedEye }.map(\.name))
    let order = ["Mercury", "Saturn", "Mars", "Jupiter", "Venus", "Sun", "Moon"]
    return curves.filter { !faint.contains($0.name) }.sorted {
      order.firstIndex(of: $0.name) ?? 0 < order.firstIndex(of: $1.name) ?? 0
    }.map { curve in
      let isPlanet = curve.name != "Sun" && curve.name != "Moon"
      let heights = (0..<columns * 2).map { x -> Double? in
        let share = (Double(x) + 0.5) / Double(columns * 2)
        guard let height = curve.altitude(at: share), height >= 0 else { return nil }
        return isPlanet && sun?.altitude(at: share) ?? -90 > -4 ? nil : height
      }
      return (
        letter: Self.letters[curve.name] ?? "*", label: bar.words.name(ofBody: curve.name), heights: heights,
        style: theme.style(ofBody: curve.name)
      )
    }
  }

  /// The characters that draw the curves in ASCII.
  private static let letters = [
    "Sun": "*", "Moon": "o", "Mercury": "m", "Venus": "v", "Mars": "r", "Jupiter": "j", "Saturn": "s",
  ]
}

/// The cells of an ``AltitudeChart``: dots, letters and labels, each in the style of its body.
struct AltitudeCanvas {
  private struct Cell {
    var text = " "
    var dots: UInt8 = 0
    var style = Style.plain
    var isLabel = false
  }

  /// One body's curve: its ASCII letter, and its altitude in degrees at the middle of each half column, `nil` where it isn't
  /// drawn.
  typealias Curve = (letter: String, label: String, heights: [Double?], style: Style)

  private let columns: Int
  private let rows: Int
  private let isUnicode: Bool
  private var cells: [[Cell]]

  init(columns: Int, rows: Int, isUnicode: Bool) {
    self.columns = columns
    self.rows = rows
    self.isUnicode = isUnicode
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  var lines: [StyledText] {
    cells.map { row in row.reduce(into: StyledText()) { $0.extend($1.text, $1.style) } }
  }

  // MARK: Curves

  mutating func draw(_ curve: Curve, top: Double) {
    if isUnicode { drawDots(curve, top) } else { drawLetters(curve, top) }
  }

  private mutating func drawDots(_ curve: Curve, _ top: Double) {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    canvas.drawCurve(curve.heights.map { $0.map { $0 / top } })
    for row in 0..<rows {
      for column in 0..<columns where canvas[row, column] > 0 {
        let dots = cells[row][column].dots | canvas[row, column]
        cells[row][column] = Cell(text: String(BrailleCanvas.patterns[Int(dots)]), dots: dots, style: curve.style)
      }
    }
  }

  private mutating func drawLetters(_ curve: Curve, _ top: Double) {
    for column in 0..<columns {
      guard let row = row(curve, column, top) else { continue }
      cells[row][column] = Cell(text: curve.letter, style: curve.style)
    }
  }

  private func row(_ curve: Curve, _ column: Int, _ top: Double) -> Int? {
    guard let height = curve.heights[column * 2] ?? curve.heights[column * 2 + 1] else { return nil }
    return min(max(Int((1 - height / top) * Double(rows)), 0), rows - 1)
  }

  // MARK: Labels

  /// Writes a curve's name above, below or beside it, where it hides the least of any curve and doesn't touch another name;
  /// nowhere if there is no such place.
  mutating func label(_ curve: Curve, _ text: String, top: Double) {
    let width = text.displayWidth
    let points = (0..<columns).compactMap { column in row(curve, column, top).map { (row: $0, column: column) } }
    guard let highest = points.map(\.row).min(), width <= columns else { return }
    var best: (cost: Int, row: Int, column: Int)?
    for point in points {
      for (row, column) in [
        (point.row - 1, point.column - width / 2), (point.row, point.column + 2), (point.row, point.column - width - 1),
        (point.row + 1, point.column - width / 2),
      ] {
        guard let hidden = hidden(row, column, width) else { continue }
        // People look for a name near the highest point.
        let cost = hidden * 20 + (point.row - highest) * 2 + abs(point.row - row)
        if cost < best?.cost ?? .max { best = (cost, row, column) }
      }
    }
    if let best { write(text, best.row, best.column, curve.style) }
  }

  /// The number of drawn cells that a label would hide, or `nil` if it doesn't fit or touches another.
  private func hidden(_ row: Int, _ column: Int, _ width: Int) -> Int? {
    guard (0..<rows).contains(row), column >= 0, column + width <= columns else { return nil }
    let around = cells[row][max(0, column - 1)..<min(columns, column + width + 1)]
    guard !around.contains(where: \.isLabel) else { return nil }
    return cells[row][column..<column + width].count { $0.text != " " }
  }

  private mutating func write(_ text: String, _ row: Int, _ column: Int, _ style: Style) {
    var place = column
    for character in text {
      let width = String(character).displayWidth
      cells[row][place] = Cell(text: String(character), style: style, isLabel: true)
      // The second column of a wide letter holds nothing of its own.
      for rest in place + 1..<max(place + width, place + 1) {
        cells[row][rest] = Cell(text: "", style: style, isLabel: true)
      }
      place += max(width, 1)
    }
  }
}
