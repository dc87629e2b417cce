import Entities
import Essentials
import Terminal

/// Draws points and lines of the sky into the cells of a chart.
nonisolated struct ChartPen {
  var canvas: ChartCanvas
  let projection: ChartProjection
  let colors: ChartColors
  let symbols: ChartSymbols

  /// The cell at a place of the sky; `nil` outside the drawing.
  func cell(_ place: SkyPlace) -> (column: Int, row: Int)? {
    projection.visiblePoint(of: place).map { (Int($0.x.rounded()) / 2, Int($0.y.rounded()) / 4) }
  }

  /// Puts a symbol that labels can't hide at a place.
  mutating func put(_ symbol: Character, at place: SkyPlace, _ style: Style) {
    if let cell = cell(place) { canvas.put(symbol, column: cell.column, row: cell.row, style) }
  }

  /// Puts the symbol of a star at its place. Labels may touch stars from magnitude 2.4 on, and hide one from 2.8 on.
  mutating func put(_ star: StarChart.Star) {
    guard let cell = cell(star.place) else { return }
    let (symbol, style) = (symbols.star(ofMagnitude: star.magnitude), colors.star(star))
    guard star.magnitude >= 2.4 else { return canvas.put(symbol, column: cell.column, row: cell.row, style) }
    let weight = Self.weight(ofMagnitude: star.magnitude)
    canvas.putHideable(symbol, column: cell.column, row: cell.row, .star, style, weight: weight)
  }

  /// Draws a line of a rank through some places, where it is above the horizon; the horizon itself everywhere.
  mutating func drawLine(through places: [SkyPlace], _ rank: ChartCanvas.Rank) {
    var last: ChartPixels.Point?
    for place in places {
      let point = projection.point(of: place)
      if let last, let point { drawLine(from: last, to: point, rank) }
      last = point
    }
  }

  private mutating func drawLine(from start: ChartPixels.Point, to end: ChartPixels.Point, _ rank: ChartCanvas.Rank) {
    let (width, height) = (end.x - start.x, end.y - start.y)
    // One step for each cell in ASCII, else for each dot.
    let length = symbols.isASCII ? max(abs(width) / 2, abs(height) / 4) : max(abs(width), abs(height))
    // A line longer than the largest drawing, 1000 rows of four dots, is an artefact of the projection.
    guard length < 4000 else { return }
    let steps = max(Int(length.rounded(.up)), 1)
    let ((style, weight), dashes) = (look(of: rank), Self.dashes(of: rank))
    let symbol = symbols.isASCII ? asciiSymbol(of: rank, width: width / 2, height: height / 4) : nil
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let (x, y) = (Int((start.x + width * share).rounded()), Int((start.y + height * share).rounded()))
      guard projection.isInside(x: x, y: y), rank == .horizon || projection.isSky(x: x, y: y) else { continue }
      if let symbol {
        canvas.putHideable(symbol, column: x / 2, row: y / 4, rank, style, weight: weight)
      } else if (abs(width) > abs(height) ? x : y) % dashes.period < dashes.length {
        canvas.addDot(x: x, y: y, rank, style, weight: weight)
      }
    }
  }

  /// The style of a line, and the cost of hiding one cell of it behind a label, on the scale of stars below.
  private func look(of rank: ChartCanvas.Rank) -> (style: Style, weight: Double) {
    switch rank {
    case .ecliptic: (colors.ecliptic, 0.02)
    case .horizon: (colors.horizon, 0.02)
    case .constellation: (colors.constellationLine, 0.12)
    case .pass: (colors.pass, 0.5)
    case .none, .star: (.plain, 0)
    }
  }

  /// The dots in a dash of a line, and from one dash to the next; dashes tell the ecliptic from dotted constellations.
  private static func dashes(of rank: ChartCanvas.Rank) -> (length: Int, period: Int) {
    rank == .ecliptic ? (3, 6) : (1, rank == .constellation ? 2 : 1)
  }

  /// The cost of hiding a star: its brightness relative to magnitude 4 by Pogson's ratio 10^0.4.
  private static func weight(ofMagnitude magnitude: Double) -> Double { pow(10, 0.4 * (4 - magnitude)) }

  /// The ASCII character for a line of so many cells: that of its rank, or the one closest to its direction.
  private func asciiSymbol(of rank: ChartCanvas.Rank, width: Double, height: Double) -> Character? {
    switch rank {
    case .ecliptic: symbols.ecliptic.first
    case .pass: symbols.path.first
    case _ where abs(height) < abs(width) * 0.4: "-"
    case _ where abs(width) < abs(height) * 0.4: "|"
    default: (width > 0) == (height > 0) ? "\\" : "/"
    }
  }
}
