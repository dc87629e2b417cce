import Entities
import Essentials
import Terminal

/// Draws points and lines of the sky into the cells of a chart.
nonisolated struct ChartPen {
  var canvas: ChartCanvas
  let projection: ChartProjection
  let colors: ChartColors
  let isASCII: Bool
  var symbols: ChartSymbols { ChartSymbols(isASCII: isASCII) }

  /// The cell at a place of the sky; `nil` outside the drawing.
  func cell(_ place: SkyPlace) -> (column: Int, row: Int)? {
    projection.visibleDot(place).map { (Int($0.x.rounded()) / 2, Int($0.y.rounded()) / 4) }
  }

  /// Puts a symbol that labels can't hide at a place.
  mutating func put(_ symbol: Character, at place: SkyPlace, _ style: Style) {
    if let cell = cell(place) { canvas.put(symbol, column: cell.column, row: cell.row, style) }
  }

  /// Puts the symbol of a star at its place. Labels may hide stars from magnitude 2.4 on.
  mutating func put(_ star: StarChart.Star, _ style: Style) {
    guard let cell = cell(star.place) else { return }
    let symbol = symbols.star(ofMagnitude: star.magnitude)
    guard star.magnitude >= 2.4 else { return canvas.put(symbol, column: cell.column, row: cell.row, style) }
    let weight = Self.weight(ofMagnitude: star.magnitude)
    canvas.putHideable(symbol, column: cell.column, row: cell.row, .star, style, weight: weight)
  }

  /// Draws the part of a line through some places that is above the horizon; of its dots, the first `count` of every `period`.
  mutating func line(
    _ places: [SkyPlace], _ rank: ChartCanvas.Rank, _ style: Style, drawing count: Int = 1, of period: Int = 1
  ) {
    var last: ChartPixels.Point?
    for place in places {
      let dot = projection.dot(place)
      if let last, let dot { segment(last, dot, rank, style, drawing: count, of: period) }
      last = dot
    }
  }

  private mutating func segment(
    _ start: ChartPixels.Point, _ end: ChartPixels.Point, _ rank: ChartCanvas.Rank, _ style: Style,
    drawing count: Int, of period: Int
  ) {
    let (width, height) = (end.x - start.x, end.y - start.y)
    // One step for each cell in ASCII, else for each dot.
    let length = isASCII ? max(abs(width) / 2, abs(height) / 4) : max(abs(width), abs(height))
    // A segment across several screens is an artefact of the projection.
    guard length < 4000 else { return }
    let steps = max(Int(length.rounded(.up)), 1)
    let weight = Self.weight(of: rank)
    // In ASCII, these two lines have characters of their own, whatever their direction.
    let lineSymbol = rank == .ecliptic ? symbols.ecliptic.first : rank == .pass ? symbols.path.first : nil
    for step in 0...steps {
      let share = Double(step) / Double(steps)
      let (x, y) = (Int((start.x + width * share).rounded()), Int((start.y + height * share).rounded()))
      guard projection.isInside(x: x, y: y), rank == .horizon || projection.isSky(x: x, y: y) else { continue }
      if isASCII {
        let symbol = lineSymbol ?? Self.stroke(width: width / 2, height: height / 4)
        canvas.putHideable(symbol, column: x / 2, row: y / 4, rank, style, weight: weight)
      } else if (abs(width) > abs(height) ? x : y) % period < count {
        canvas.addDot(x: x, y: y, rank, style, weight: weight)
      }
    }
  }

  /// The cost of hiding a star: its brightness relative to magnitude 4 by Pogson's ratio 10^0.4, at most 9.
  private static func weight(ofMagnitude magnitude: Double) -> Double { min(pow(10, 0.4 * (4 - magnitude)), 9) }

  /// The cost of hiding one cell of a line.
  private static func weight(of rank: ChartCanvas.Rank) -> Double {
    switch rank {
    case .pass: 0.5
    case .constellation: 0.12
    case .none, .ecliptic, .horizon, .star: 0.02
    }
  }

  /// The ASCII character closest to the direction of a line that is this many cells wide and high.
  private static func stroke(width: Double, height: Double) -> Character {
    if abs(height) < abs(width) * 0.4 { return "-" }
    if abs(width) < abs(height) * 0.4 { return "|" }
    return (width > 0) == (height > 0) ? "\\" : "/"
  }
}
