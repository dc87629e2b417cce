package import Entities
import Essentials
package import Terminal
package import ViewModels

/// A chart of the sky with its title and its legend, for printing, a live page or a pane.
package struct ChartPage {
  let appearance: Appearance
  let units: Units
  let width: Int
  /// Lines in all; `nil` for as many as go with the width.
  private let height: Int?
  let view: ChartView
  /// How the sky is drawn in pixels; `nil` for characters.
  private let means: ChartMeans?
  /// The columns that were asked for.
  private let limit: Int?

  /// A page of some columns, or 80, and of some lines, title included.
  package init(
    appearance: Appearance, units: Units, width: Int?, height: Int? = nil, view: ChartView = .whole,
    means: ChartMeans? = nil
  ) {
    self.appearance = appearance
    self.units = units
    self.width = max(width ?? 80, 12)
    self.height = height
    self.view = view
    self.means = means
    limit = width
  }

  package func lines(_ model: ChartViewModel) -> [StyledText] {
    let text = SkyText(zone: model.zone, units: units, appearance: appearance)
    let title = title(model, text)
    guard appearance.glyphs != .words else {
      return ([title] + ChartList(text: text).lines(model)).map(\.trimmed).within(limit, appearance)
    }
    let drawing = drawing(text)
    let body = hasSide ? beside(model.chart, text, drawing) : above(model.chart, text, drawing)
    return ([title] + body).map { appearance.cut(appearance.typed($0), to: width) }
  }

  /// The page with the picture that lies under its names; `nil` where it is all characters.
  package func picture(_ model: ChartViewModel) -> ChartPicture? {
    guard let means else { return nil }
    let drawing = drawing(SkyText(zone: model.zone, units: units, appearance: appearance))
    let (painter, columns) = drawing.painter(means, showsAll: model.chart.showsAll)
    return ChartPicture(
      chart: model.chart, painter: painter, means: means.means, lines: lines(model), rows: 1..<1 + drawing.rows,
      columns: columns)
  }

  /// Lines below the title.
  private var bodyHeight: Int { max(height ?? min(width / 2 + 2, 42), 6) - 1 }

  /// Whether the legend has a place beside the round chart.
  private var hasSide: Bool { view == .whole && width >= bodyHeight * 2 + ChartLegend.width && bodyHeight >= 11 }

  /// The drawing, with room for the legend beside or below it.
  private func drawing(_ text: SkyText) -> ChartDrawing {
    var (columns, rows) = hasSide ? (width - ChartLegend.width, bodyHeight) : (width, bodyHeight - 1)
    if let means { (columns, rows) = means.bounded(columns: columns, rows: rows, view) }
    var drawing = ChartDrawing(appearance: appearance, columns: columns, rows: rows, view: view)
    (drawing.text, drawing.means) = (text, means)
    return drawing
  }

  private func legend(_ chart: StarChart, _ text: SkyText, _ drawing: ChartDrawing) -> ChartLegend {
    ChartLegend(text: text, chart: chart, room: drawing.faintest, hasPicture: means != nil)
  }

  private func beside(_ chart: StarChart, _ text: SkyText, _ drawing: ChartDrawing) -> [StyledText] {
    let side = legend(chart, text, drawing).lines(height: bodyHeight)
    let lines = drawing.lines(chart)
    return (0..<max(lines.count, side.count)).map { index in
      let line = lines.indices.contains(index) ? lines[index] : StyledText("".padded(to: drawing.columns))
      return side.indices.contains(index) ? line + StyledText(" ") + side[index] : line.trimmed
    }
  }

  private func above(_ chart: StarChart, _ text: SkyText, _ drawing: ChartDrawing) -> [StyledText] {
    drawing.lines(chart).map(\.trimmed) + [legend(chart, text, drawing).line(width: width)]
  }

  /// The place and the moment, and which part of the sky where there is room.
  private func title(_ model: ChartViewModel, _ text: SkyText) -> StyledText {
    let words = appearance.words.chart
    let name = StyledText(" " + words.title(appearance.name(model.city.name)), appearance.theme.heading)
    let moment = StyledText("  " + text.dayAndTime(model.chart.instant))
    let part: String
    switch view {
    case .whole: part = words.wholeSky
    case .facing(let azimuth): part = words.facing(azimuth)
    }
    let long = name + moment + StyledText("  " + part, appearance.theme.quiet)
    return long.displayWidth <= width || appearance.glyphs == .words ? long : name + moment
  }
}

/// What stands beside or below a chart: how faint its stars are, what is up, and what the signs mean.
struct ChartLegend {
  let text: SkyText
  let chart: StarChart
  /// The faintest star for which there is room.
  var room = Double.infinity
  /// Whether the stars are discs of a picture, whose sizes need no key.
  var hasPicture = false

  /// Columns beside a chart, the gap included.
  static let width = 29

  private var appearance: Appearance { text.appearance }
  private var words: ChartWords { appearance.words.chart }
  private var colours: ChartColours { ChartColours(theme: appearance.theme) }
  private var isASCII: Bool { appearance.glyphs == .ascii }

  /// `stars to 5.1`; how dark it is decides, and how much room there is.
  var faintest: String {
    if chart.showsAll { return words.allStars(text.magnitude(5.5)) }
    if chart.limitingMagnitude < -1.5 { return words.daylight }
    return words.starsTo(text.magnitude(min(chart.limitingMagnitude, room)))
  }

  /// One line: the limit, and what is up as far as there is room.
  func line(width: Int) -> StyledText {
    var line = StyledText(" " + faintest, appearance.theme.quiet)
    let pass = pass.first.map { [$0] } ?? []
    let bodies = chart.bodies.map { body in
      StyledText(name(body), colours.body(body.name))
        + StyledText(" " + text.place(altitude: body.place.altitude, azimuth: body.place.azimuth))
    }
    for part in pass + bodies {
      let longer = line + appearance.divider + part
      guard longer.displayWidth <= width else { break }
      line = longer
    }
    return line
  }

  /// The lines beside a chart.
  func lines(height: Int) -> [StyledText] {
    let head = [StyledText(), StyledText(faintest, appearance.theme.heading), StyledText()]
    let bodies = chart.bodies.map { row(StyledText(name($0), colours.body($0.name)), $0.place) }
    let pass = pass.isEmpty ? [] : [StyledText()] + pass
    let signs = [StyledText()] + keys
    let room = height - head.count - bodies.count - pass.count - signs.count - 1
    let objects = chart.objects.prefix(max(min(room, 8), 0)).map { object in
      row(StyledText(object.designation + named(object), colours.object), object.place)
    }
    let all = head + bodies + pass + (objects.isEmpty ? [] : [StyledText()] + objects) + signs
    return Array(all.prefix(height))
  }

  /// The next pass: when, where and how high.
  private var pass: [StyledText] {
    guard let pass = chart.pass?.sight else { return [] }
    return text.filled(text.words.passes.parts(pass, text), separator: ", ", to: Self.width - 2)
      .map { StyledText($0, colours.pass) }
  }

  private func named(_ object: StarChart.DeepSky) -> String {
    object.name.map { " " + appearance.name($0.text(in: appearance.words.language)) } ?? ""
  }

  private func row(_ name: StyledText, _ place: SkyPlace) -> StyledText {
    let stands = text.place(altitude: place.altitude, azimuth: place.azimuth)
    let room = Self.width - 2 - stands.displayWidth - 1
    return name.fitted(to: room, ellipsis: appearance.ellipsis) + StyledText(" " + stands)
  }

  private func name(_ body: StarChart.Body) -> String {
    switch body.name {
    case "Sun": return appearance.words.sky.sun
    case "Moon": return "\(appearance.words.sky.moon) \(text.percent(100 * body.illumination))"
    default: return text.planet(body.name)
    }
  }

  /// What the signs mean.
  private var keys: [StyledText] {
    let quiet = appearance.theme.quiet
    let scale =
      isASCII
      ? [("@", "0"), ("*", "1"), ("o", "2"), ("+", "3"), (".", "4")]
      : [("★", "0"), ("●", "1"), ("•", "2"), ("⠒", "3"), ("⠂", "4")]
    let stars = scale.map { "\($0.0) \($0.1)" }.joined(separator: "  ")
    return (hasPicture ? [] : [StyledText(stars, quiet)]) + [
      StyledText(isASCII ? "% " : "◌ ", colours.object) + StyledText(words.deepSky, quiet),
      StyledText(isASCII ? "~~ " : "⠂⠄ ", colours.ecliptic) + StyledText(words.ecliptic, quiet),
    ]
  }
}
