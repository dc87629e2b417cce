package import Entities
package import Essentials
package import Terminal

/// A chart of the sky with its title and its legend, for printing, a live page or a pane.
package struct ChartPage: Styled {
  let appearance: Appearance
  let units: Units
  let width: Int
  /// The number of lines of the page; `nil` for as many as suit the width, up to those of ``usualWidth``.
  private let height: Int?
  let view: ChartView
  /// How the sky is drawn in pixels; `nil` for characters.
  private let mode: ChartMode?
  private let purpose: Purpose
  /// The columns to which sentences are wrapped; `nil` for no limit.
  private let limit: Int?

  /// The columns of a page without a limit, and the fewest columns and lines of any page.
  private static let (usualWidth, minimumWidth, minimumHeight) = (80, 12, 6)
  /// The fewest lines below the title with a legend beside the chart; of fewer, the key would take nearly all.
  private static let minimumHeightForSideLegend = 11

  /// What a page is for.
  package enum Purpose {
    /// Printing; if it isn't dark yet, the page names the option that shows the dark sky.
    case print
    /// A page of a live screen.
    case screen
    /// A part of a screen; its title is a rule with the chart's time and limiting magnitude. `now` is the current time.
    case pane(now: Date)
  }

  /// A page of some columns (80 if `width` is `nil`, at least 12) and lines, including the title. `mode` is how the sky
  /// is drawn in pixels, `nil` for characters.
  package init(
    appearance: Appearance, units: Units, width: Int?, height: Int? = nil, view: ChartView = .whole,
    mode: ChartMode? = nil, for purpose: Purpose = .screen
  ) {
    (self.appearance, self.units, self.view, self.mode, self.purpose) = (appearance, units, view, mode, purpose)
    (self.width, self.height, limit) = (max(width ?? Self.usualWidth, Self.minimumWidth), height, width)
  }

  /// The page in characters, or in sentences if the appearance is in words.
  package func lines(_ model: SkyChart) -> [StyledText] {
    guard isProse else { return drawnPage(model).lines }
    let shown = drawing(model, rows: bodyHeight).inView(model.chart)
    let list = ChartList(text: text(model)).lines(shown, darkness: model.darkness, isPrinted: isPrinted)
    return ([title(model)] + list).map(\.trimmed).within(limit, appearance)
  }

  private func text(_ model: SkyChart) -> SkyText {
    SkyText(zone: model.city.zone, units: units, appearance: appearance)
  }

  private var isPane: Bool { if case .pane = purpose { true } else { false } }
  private var isPrinted: Bool { if case .print = purpose { true } else { false } }

  /// The lines of the page, and the drawing in them.
  private func drawnPage(_ model: SkyChart) -> (lines: [StyledText], drawing: ChartDrawing) {
    let (body, drawing) = hasSideLegend ? besideLegend(model) : aboveLegend(model)
    let title = if case .pane(let now) = purpose { rule(model, drawing, at: now) } else { title(model) }
    return (([title] + body).map { appearance.cut(appearance.displayable($0), to: width) }, drawing)
  }

  /// The page with a picture of the sky under its names; `nil` if all is drawn in characters.
  package func picture(_ model: SkyChart) -> ChartPicture? {
    guard let mode else { return nil }
    let (lines, drawing) = drawnPage(model)
    let (painter, columns) = drawing.painter(mode, of: model.chart)
    return ChartPicture(
      chart: model.chart, painter: painter, mode: mode.graphics, lines: lines, rows: 1..<1 + drawing.rows,
      columns: columns)
  }

  /// The number of lines below the title.
  private var bodyHeight: Int { max(height ?? min(width, Self.usualWidth) / 2 + 2, Self.minimumHeight) - 1 }

  /// Whether there is room for the legend beside the round chart.
  private var hasSideLegend: Bool {
    view == .whole && width >= bodyHeight * 2 + ChartLegend.width && bodyHeight >= Self.minimumHeightForSideLegend
  }

  /// The empty drawing, with room for the legend beside it.
  private func drawing(_ model: SkyChart, rows: Int) -> ChartDrawing {
    var (columns, rows) = (hasSideLegend ? width - ChartLegend.width : width, rows)
    if let mode { (columns, rows) = mode.bounded(columns: columns, rows: rows, view: view) }
    var drawing = ChartDrawing(appearance: appearance, columns: columns, rows: rows, view: view)
    (drawing.text, drawing.mode) = (isPane ? nil : text(model), mode)
    return drawing
  }

  private func key(_ canvas: ChartCanvas, width: Int) -> [StyledText] {
    ChartKey(appearance: appearance, canvas: canvas, hasPicture: mode != nil).lines(width: width)
  }

  private func legend(_ model: SkyChart, _ drawing: ChartDrawing) -> ChartLegend {
    ChartLegend(
      text: text(model), chart: drawing.inView(model.chart), darkness: isPane ? nil : model.darkness,
      faintestDrawn: drawing.faintest, isPrinted: isPrinted)
  }

  /// The lines of the drawing with the legend and the key to its right.
  private func besideLegend(_ model: SkyChart) -> (lines: [StyledText], drawing: ChartDrawing) {
    let drawing = drawing(model, rows: bodyHeight)
    let canvas = drawing.drawn(model.chart).canvas
    let (lines, key) = (drawing.lines(of: canvas), key(canvas, width: ChartLegend.textWidth))
    // The head of the legend is already in the pane's rule.
    let head = isPane ? 2 : 0
    let side = Array(legend(model, drawing).lines(height: bodyHeight + head, key: key).dropFirst(head))
    return (lines.beside(side, gap: 1).map(\.trimmed), drawing)
  }

  /// The lines of the drawing above the legend's line and the key, of which low pages have less or nothing.
  private func aboveLegend(_ model: SkyChart) -> (lines: [StyledText], drawing: ChartDrawing) {
    let (indent, factLines) = isPane ? (0, 0) : (1, 1)
    func drawn(keyLines: Int) -> (drawing: ChartDrawing, canvas: ChartCanvas) {
      let drawing = self.drawing(model, rows: bodyHeight - factLines - keyLines)
      return (drawing, drawing.drawn(model.chart).canvas)
    }
    // Which key is needed is only known from a drawing, so a key of several lines takes a second one.
    var (drawing, canvas) = drawn(keyLines: min(1, maximumKeyLines))
    let keyLines = min(max(key(canvas, width: width - 2 * indent).count, 1), maximumKeyLines)
    if keyLines > 1 { (drawing, canvas) = drawn(keyLines: keyLines) }
    let (lines, key) = (drawing.lines(of: canvas), key(canvas, width: width - 2 * indent))
    let margin = StyledText("".padded(to: indent))
    let shownKey = (0..<keyLines).map { key.indices.contains($0) ? margin + key[$0] : StyledText() }
    let facts = isPane ? [] : [legend(model, drawing).line(width: width)]
    let gap = Array(repeating: StyledText(), count: max(bodyHeight - factLines - keyLines - lines.count, 0))
    return (lines.map(\.trimmed) + gap + facts + shownKey, drawing)
  }

  /// The most lines that the key below the drawing may take: so many that at least eight are left for the drawing.
  private var maximumKeyLines: Int {
    if isPane { return bodyHeight < 13 ? 0 : 3 }
    return bodyHeight < 10 ? 0 : bodyHeight < 16 ? 1 : 4
  }

  /// The title of a pane: the chart's limiting magnitude and time on a rule.
  private func rule(_ model: SkyChart, _ drawing: ChartDrawing, at now: Date) -> StyledText {
    // By day the chart is that of the coming evening.
    let isTonight = view == .whole && model.chart.instant > now
    let name = (isTonight ? words("whole sky tonight") : viewName).capitalizedFirst
    let time = text(model).plainTime(model.chart.instant)
    let facts = "\(legend(model, drawing).magnitudeLimit)  \(time)"
    // A rule takes seven columns besides its texts.
    let isRoomy = name.displayWidth + facts.displayWidth + 7 <= width
    return appearance.rule(
      StyledText(name, theme.heading), right: StyledText(isRoomy ? facts : time, theme.quiet), width: width)
  }

  /// The place and time, and the part of the sky; on narrow pages, less of it.
  private func title(_ model: SkyChart) -> StyledText {
    let name = StyledText(" " + words("Sky over \(appearance.name(of: model.city))"), theme.heading)
    let time = text(model).dayAndTime(model.chart.instant)
    let nameAndTime = name + StyledText("  " + time)
    let long = nameAndTime + StyledText("  " + viewName, theme.quiet)
    let forms = [long, nameAndTime, StyledText(" " + time), StyledText(time)]
    return forms.first { isProse || $0.displayWidth <= width } ?? name
  }

  private var viewName: String {
    switch view {
    case .whole: words("whole sky")
    case .facing(let azimuth): words("facing \(Appearance.direction(azimuth))")
    }
  }
}
