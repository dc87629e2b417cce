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
  /// The columns that were asked for.
  private let limit: Int?

  /// A page of some columns, or 80, and of some lines, title included.
  package init(appearance: Appearance, units: Units, width: Int?, height: Int? = nil, view: ChartView = .whole) {
    self.appearance = appearance
    self.units = units
    self.width = max(width ?? 80, 12)
    self.height = height
    self.view = view
    limit = width
  }

  package func lines(_ model: ChartViewModel) -> [StyledText] {
    let text = SkyText(zone: model.zone, units: units, appearance: appearance)
    let title = title(model, text)
    guard appearance.glyphs != .words else {
      return ([title] + ChartList(text: text).lines(model)).map(\.trimmed).within(limit, appearance)
    }
    let height = max(height ?? min(width / 2 + 2, 42), 6)
    let body = hasSide(height) ? beside(model.chart, text, height - 1) : above(model.chart, text, height - 1)
    return ([title] + body).map { appearance.cut(appearance.typed($0), to: width) }
  }

  /// Whether the legend has a place beside the round chart.
  private func hasSide(_ height: Int) -> Bool {
    view == .whole && width >= (height - 1) * 2 + ChartLegend.width && height >= 12
  }

  private func drawing(_ text: SkyText, columns: Int, rows: Int) -> ChartDrawing {
    var drawing = ChartDrawing(appearance: appearance, columns: columns, rows: rows, view: view)
    drawing.text = text
    return drawing
  }

  private func beside(_ chart: StarChart, _ text: SkyText, _ height: Int) -> [StyledText] {
    let columns = width - ChartLegend.width
    let drawing = drawing(text, columns: columns, rows: height)
    let side = ChartLegend(text: text, chart: chart, room: drawing.faintest).lines(height: height)
    return drawing.lines(chart).enumerated().map { index, line in
      side.indices.contains(index) ? line + StyledText(" ") + side[index] : line.trimmed
    }
  }

  private func above(_ chart: StarChart, _ text: SkyText, _ height: Int) -> [StyledText] {
    let drawing = drawing(text, columns: width, rows: height - 1)
    let legend = ChartLegend(text: text, chart: chart, room: drawing.faintest)
    return drawing.lines(chart).map(\.trimmed) + [legend.line(width: width)]
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
    return [
      StyledText(stars, quiet), StyledText(isASCII ? "% " : "◌ ", colours.object) + StyledText(words.deepSky, quiet),
      StyledText(isASCII ? "~~ " : "⠂⠄ ", colours.ecliptic) + StyledText(words.ecliptic, quiet),
    ]
  }
}
