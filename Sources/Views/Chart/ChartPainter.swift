import Entities
import Imaging
import Terminal

/// Draws the sky of a star chart in pixels, to lie under the names on terminals that show pictures.
nonisolated struct ChartPainter: Equatable, Sendable {
  let view: ChartView
  /// The size in pixels.
  let width, height: Int
  /// A cell's height in pixels; the sizes of all symbols and lines are shares of it, chosen by eye.
  let cellHeight: Double
  let theme: Theme
  /// The magnitude of the faintest star drawn.
  let faintest: Double

  private var colors: ChartColors { ChartColors(theme: theme) }

  /// The picture of a sky, transparent below the horizon; `nil` if it can't be made into a bitmap.
  func bitmap(of chart: StarChart) -> Bitmap? {
    let projection = ChartProjection(view, width: width, height: height)
    var pixels = ChartPixels(width: width, height: height)
    paintBackground(chart, projection, &pixels)
    drawLines(chart, projection, &pixels)
    for object in chart.objects {
      if let point = projection.visiblePoint(of: object.place) {
        pixels.drawRing(at: point, radius: max(cellHeight * 0.2, 2), Self.rgb(colors.object))
      }
    }
    drawStars(chart, projection, &pixels)
    for body in chart.bodies { draw(body, projection, &pixels) }
    if let place = chart.pass?.place(at: chart.instant), let point = projection.visiblePoint(of: place) {
      pixels.drawDisc(at: point, radius: cellHeight * 0.2, Self.rgb(colors.pass))
    }
    return pixels.bitmap
  }

  /// The colour of a style; grey for the terminal's own text colour, which isn't known.
  private static func rgb(_ style: Style) -> RGBVector { style.foreground.rgb ?? RGBVector(repeating: 128) }

  /// Paints the light of the sky and the Milky Way; nothing below the horizon.
  private func paintBackground(_ chart: StarChart, _ projection: ChartProjection, _ pixels: inout ChartPixels) {
    let sky = colors.skyRGB(sunAltitude: chart.sunAltitude)
    let milkyWay = (0...5).map { colors.milkyWay(Double($0), over: sky) }
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        guard let place = projection.mapPoint(x: Double(x), y: Double(y)) else { continue }
        let level = chart.milkyWay.size > 0 ? chart.milkyWay.smoothLevel(east: place.east, north: place.north) : 0
        let step = min(Int(level), 4)
        pixels.paint(x: x, y: y, milkyWay[step] + (milkyWay[step + 1] - milkyWay[step]) * min(level - Double(step), 1))
      }
    }
  }

  /// Draws the parts of the lines that are above the horizon.
  private func drawLines(_ chart: StarChart, _ projection: ChartProjection, _ pixels: inout ChartPixels) {
    let thin = max(cellHeight / 18, 0.8)
    func path(_ places: [SkyPlace], _ style: Style, thickness: Double, dash: Double? = nil) {
      let rgb = Self.rgb(style)
      for (place, next) in zip(places, places.dropFirst()) {
        guard let part = place.partAboveHorizon(to: next) else { continue }
        guard let start = projection.point(of: part.start), let end = projection.point(of: part.end) else { continue }
        pixels.drawLine(from: start, to: end, thickness: thickness, rgb, dash: dash)
      }
    }
    path(chart.ecliptic, colors.ecliptic, thickness: thin, dash: cellHeight / 4)
    for constellation in chart.constellations {
      for line in constellation.lines { path(line, colors.constellationLine, thickness: thin) }
    }
    if let pass = chart.pass { path(pass.path.map(\.place), colors.pass, thickness: thin * 1.5) }
    path(ChartProjection.horizon, colors.horizon, thickness: thin * 1.5)
  }

  /// Draws stars as discs, from half a cell's height across for the brightest to about a pixel for the faintest.
  private func drawStars(_ chart: StarChart, _ projection: ChartProjection, _ pixels: inout ChartPixels) {
    let colors = colors
    for star in chart.stars.prefix(while: { $0.magnitude <= faintest }) {
      guard let point = projection.visiblePoint(of: star.place) else { continue }
      pixels.drawDisc(at: point, radius: radius(ofMagnitude: star.magnitude), colors.rgb(of: star))
    }
  }

  private func radius(ofMagnitude magnitude: Double) -> Double { max(cellHeight * 0.038 * (6 - magnitude), 0.6) }

  /// The radius of the discs of the sun and the moon in pixels, much larger than in the sky.
  private var discRadius: Double { cellHeight * 0.42 }

  private func draw(_ body: StarChart.Body, _ projection: ChartProjection, _ pixels: inout ChartPixels) {
    guard let point = projection.visiblePoint(of: body.place) else { return }
    let rgb = Self.rgb(colors.body(named: body.name))
    switch body.kind {
    case .moon: drawMoon(body, at: point, projection, &pixels)
    case .sun:
      let glow = cellHeight * 0.9
      pixels.drawDisc(at: point, radius: glow, rgb) { across, down in
        0.3 * max(1 - (across * across + down * down).squareRoot() / glow, 0)
      }
      pixels.drawDisc(at: point, radius: discRadius, rgb)
    case .planet:
      pixels.drawDisc(at: point, radius: max(radius(ofMagnitude: body.magnitude ?? 1), cellHeight * 0.14), rgb)
    }
  }

  /// Draws the moon's disc dimly, and the lit part over it. The terminator is half an ellipse; it crosses the axis
  /// towards the bright limb at 1 − 2k radii, where k is the lit fraction of the disc.
  private func drawMoon(
    _ moon: StarChart.Body, at point: ChartPixels.Point, _ projection: ChartProjection, _ pixels: inout ChartPixels
  ) {
    let (rgb, radius) = (Self.rgb(colors.body(named: moon.name)), discRadius)
    let limb = projection.brightLimb(of: moon)
    let edge = 1 - 2 * moon.illumination
    pixels.drawDisc(at: point, radius: radius, theme.isDark ? rgb * 0.28 : rgb * 0.6 + RGBVector(repeating: 102))
    pixels.drawDisc(at: point, radius: radius, rgb) { across, down in
      let ahead = across * limb.x + down * limb.y
      let aside = across * limb.y - down * limb.x
      let end = edge * max(radius * radius - aside * aside, 0).squareRoot()
      return min(max(ahead - end + 0.5, 0), 1)
    }
  }
}

nonisolated extension SkyPlace {
  /// The part above the horizon of the line to another place a few degrees away; `nil` if there isn't one.
  fileprivate func partAboveHorizon(to other: SkyPlace) -> (start: SkyPlace, end: SkyPlace)? {
    if altitude >= 0, other.altitude >= 0 { return (self, other) }
    guard altitude >= 0 || other.altitude >= 0 else { return nil }
    let share = altitude / (altitude - other.altitude)
    var turn = other.azimuth - azimuth
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let crossing = SkyPlace(altitude: 0, azimuth: azimuth + turn * share)
    return altitude >= 0 ? (self, crossing) : (crossing, other)
  }
}

nonisolated extension StarChart.MilkyWay {
  /// The level at a point of the map, each coordinate −1…1, interpolated bilinearly between the middles of its squares.
  fileprivate func smoothLevel(east: Double, north: Double) -> Double {
    let (x, y) = ((east + 1) / 2 * Double(size) - 0.5, (1 - north) / 2 * Double(size) - 0.5)
    let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    func level(_ column: Int, _ row: Int) -> Double {
      let (column, row) = (min(max(column, 0), size - 1), min(max(row, 0), size - 1))
      let index = row * size + column
      return levels.indices.contains(index) ? Double(levels[index]) : 0
    }
    let (right, down) = (x - Double(column), y - Double(row))
    let upper = level(column, row) * (1 - right) + level(column + 1, row) * right
    let lower = level(column, row + 1) * (1 - right) + level(column + 1, row + 1) * right
    return upper * (1 - down) + lower * down
  }
}
