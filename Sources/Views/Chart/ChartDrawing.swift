package import Entities
import Essentials
package import Terminal

/// A chart of the sky in characters, or only its names if the sky is a picture under them.
package struct ChartDrawing: Styled {
  let appearance: Appearance
  /// The size in cells, each 4…1000.
  let columns, rows: Int
  let view: ChartView
  /// Formats the times at which a satellite pass begins and ends; `nil` leaves them out.
  var text: SkyText?
  /// How the sky is drawn in pixels under the names; `nil` if everything is drawn in characters.
  var mode: ChartMode?

  /// A drawing in some columns and rows, each limited to 4–1000.
  package init(appearance: Appearance, columns: Int, rows: Int, view: ChartView = .whole) {
    (self.appearance, self.view) = (appearance, view)
    (self.columns, self.rows) = (min(max(columns, 4), 1000), min(max(rows, 4), 1000))
  }

  /// The drawing, one line for each row; empty in words, where a list replaces it.
  package func lines(_ chart: StarChart) -> [StyledText] { isProse ? [] : lines(of: drawn(chart).canvas) }

  /// The lines of the drawing's canvas; only the names if the sky is a picture.
  func lines(of canvas: ChartCanvas) -> [StyledText] { mode == nil ? canvas.lines : canvas.labels }

  /// The finished canvas, and the names on it, the most important first.
  func drawn(_ chart: StarChart) -> (canvas: ChartCanvas, labels: [ChartLabels.Placed]) {
    var pen = ChartPen(
      canvas: ChartCanvas(columns: columns, rows: rows), projection: projection, colors: colors,
      symbols: ChartSymbols(isASCII: appearance.glyphs == .ascii))
    drawBackground(chart, &pen)
    // The letters of the compass give way only to bodies, so they come before lines and stars.
    drawBodies(chart, &pen)
    drawCompass(&pen)
    pen.drawLine(through: chart.ecliptic, .ecliptic)
    pen.drawLine(through: ChartProjection.horizon, .horizon)
    for line in chart.constellations.flatMap(\.lines) { pen.drawLine(through: line, .constellation) }
    if let pass = chart.pass { pen.drawLine(through: pass.path.map(\.place), .pass) }
    drawStars(chart, &pen)
    let labels = ChartLabels(drawing: self, chart: chart).write(&pen)
    return (pen.canvas, labels)
  }

  private var projection: ChartProjection { .init(view, columns: columns, rows: rows, stretch: mode?.stretch ?? 1) }

  var colors: ChartColors { ChartColors(theme: theme) }

  /// The number of cells that show sky; the round one covers π/4 of a square of twice as many columns as rows.
  var area: Int { view == .whole ? min(columns * columns / 4, rows * rows) * 157 / 100 : columns * rows }

  /// Whether there is room for faint deep-sky objects and for the names of lesser constellations.
  var isLarge: Bool { area > 1500 }

  /// The faintest magnitude there is room for: at least 3, 3.8 on a small screen, 5.1 on a large one, more in pixels.
  var faintest: Double { max(3.7 + 1.3 * log10(Double(area) / 450), 3) + (mode == nil ? 0 : 0.8) }

  /// The faintest magnitude drawn of a sky; infinite if it shows all stars.
  private func faintest(of chart: StarChart) -> Double { chart.showsAll ? .infinity : faintest }

  /// The painter of a sky in pixels, and the columns of the drawing that it paints.
  func painter(_ mode: ChartMode, of chart: StarChart) -> (painter: ChartPainter, columns: Range<Int>) {
    let (range, faintest) = (mode.skyColumns(of: columns, rows: rows, view: view), faintest(of: chart))
    return (mode.painter(view, columns: range.count, rows: rows, theme: theme, faintest: faintest), range)
  }

  /// Colours the background with the light of the sky, in half cells where the terminal has enough colours.
  private func drawBackground(_ chart: StarChart, _ pen: inout ChartPen) {
    let colors = colors
    // A name on a picture needs the picture's background, in the dark too.
    let altitude = chart.sunAltitude
    let sky = mode == nil ? colors.sky(sunAltitude: altitude) : Color(colors.skyRGB(sunAltitude: altitude))
    guard chart.milkyWay.size > 0 || sky != .standard else { return }
    let offsets: (upper: Double, lower: Double) = usesHalfBlocks ? (0.5, 2.5) : (1.5, 1.5)
    func color(_ column: Int, _ row: Int, _ offset: Double) -> Color {
      let (x, y) = (Double(column) * 2 + 0.5, Double(row) * 4 + offset)
      guard let point = pen.projection.mapPoint(x: x, y: y) else { return .standard }
      return colors.background(milkyWay: chart.milkyWay.level(east: point.east, north: point.north), over: sky)
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let upper = color(column, row, offsets.upper)
        let lower = usesHalfBlocks ? color(column, row, offsets.lower) : upper
        pen.canvas.setBackground(ChartBackground(upper: upper, lower: lower), column: column, row: row)
      }
    }
  }

  /// Whether half blocks can show the background.
  private var usesHalfBlocks: Bool { appearance.glyphs == .unicode && theme.depth == .trueColor }

  /// Writes four compass points on the whole sky's horizon, or eight below that of a direction; bodies move them aside.
  private func drawCompass(_ pen: inout ChartPen) {
    let points = words.compass
    for point in stride(from: 0, to: points.count, by: view == .whole ? 4 : 2) {
      let place = SkyPlace(altitude: view == .whole ? 0 : -2, azimuth: Double(point) * 22.5)
      guard let cell = pen.cell(place) else { continue }
      let text = appearance.displayable(points[point])
      let column = min(max(cell.column - text.displayWidth / 2, 0), columns - text.displayWidth)
      let free = [0, 2, -2, 3, -3].map { column + $0 }.first {
        pen.canvas.costOfLabel(width: text.displayWidth, column: $0, row: cell.row) != nil
      }
      if let free { pen.canvas.write(text, column: free, row: cell.row, theme.heading) }
    }
  }

  /// Draws the sun, moon, planets and a satellite; they come first, so that nothing takes their cells.
  private func drawBodies(_ chart: StarChart, _ pen: inout ChartPen) {
    for body in chart.bodies { pen.put(symbol(body, pen), at: body.place, colors.body(named: body.name)) }
    if let place = chart.pass?.place(at: chart.instant) { pen.put(pen.symbols.satellite, at: place, colors.pass) }
  }

  /// Draws stars, brightest first, then clusters, nebulae and galaxies; on small charts only bright ones.
  private func drawStars(_ chart: StarChart, _ pen: inout ChartPen) {
    let faintest = faintest(of: chart)
    for star in chart.stars.prefix(while: { $0.magnitude <= faintest }) { pen.put(star) }
    for object in chart.objects where isLarge || object.magnitude < 4.5 {
      pen.put(pen.symbols.object, at: object.place, colors.object)
    }
  }

  private func symbol(_ body: StarChart.Body, _ pen: ChartPen) -> Character {
    switch body.kind {
    case .sun: pen.symbols.sun
    case .moon: pen.symbols.moon(illumination: body.illumination, isLitLeft: pen.projection.brightLimb(of: body).x < 0)
    case .planet: pen.symbols.planet
    }
  }

  /// The part of a sky that is in the view: a constellation by its middle, a pass if any of its path is.
  func inView(_ chart: StarChart) -> StarChart {
    guard view != .whole else { return chart }
    let projection = projection
    var shown = chart
    shown.stars = chart.stars.filter { projection.shows($0.place) }
    shown.bodies = chart.bodies.filter { projection.shows($0.place) }
    shown.objects = chart.objects.filter { projection.shows($0.place) }
    shown.constellations = chart.constellations.filter { projection.shows($0.middle) }
    if chart.pass?.path.map(\.place).contains(where: projection.shows) != true { shown.pass = nil }
    return shown
  }
}
