package import Entities
package import Essentials
package import Terminal
import ViewModels

/// A chart of the sky with its title and its legend, for printing, a live page or a pane.
package struct ChartPage: Styled {
  let appearance: Appearance
  let units: Units
  let width: Int
  /// The lines of the page; `nil` for as many as suit the width.
  private let height: Int?
  let view: ChartView
  /// How the sky is drawn in pixels; `nil` for characters.
  private let mode: ChartMode?
  /// The current time if it's a pane, which has a rule with the chart's time and limiting magnitude instead of a title.
  private let paneAt: Date?
  /// The columns asked for; `nil` for no limit.
  private let limit: Int?
  /// Whether it's printed: then the hint to another moment is an option, not a key.
  package var isPrinted = false

  /// A page of some columns (80 by default) and lines, including the title.
  package init(
    appearance: Appearance, units: Units, width: Int?, height: Int? = nil, view: ChartView = .whole,
    mode: ChartMode? = nil, paneAt: Date? = nil
  ) {
    self.appearance = appearance
    self.units = units
    self.width = max(width ?? 80, 12)
    self.height = height
    self.view = view
    self.mode = mode
    self.paneAt = paneAt
    limit = width
  }

  /// The page in characters, or as sentences in words.
  package func lines(_ model: SkyChart) -> [StyledText] {
    let text = text(model)
    guard !isProse else {
      let shown = drawing(text, rows: bodyHeight).inView(model.chart)
      let list = ChartList(text: text).lines(shown, darkness: model.darkness, isPrinted: isPrinted)
      return ([title(model, text)] + list).map(\.trimmed).within(limit, appearance)
    }
    return sheet(model).lines
  }

  private func text(_ model: SkyChart) -> SkyText { SkyText(zone: model.zone, units: units, appearance: appearance) }

  /// The lines, and the drawing in them.
  private func sheet(_ model: SkyChart) -> (lines: [StyledText], drawing: ChartDrawing) {
    let text = text(model)
    let (body, drawing) = hasSide ? beside(model, text) : above(model, text)
    let title = paneAt.map { rule(model, text, drawing, at: $0) } ?? title(model, text)
    return (([title] + body).map { appearance.cut(appearance.typed($0), to: width) }, drawing)
  }

  /// The page with the picture under its names; `nil` if it's all characters.
  package func picture(_ model: SkyChart) -> ChartPicture? {
    guard let mode else { return nil }
    let (lines, drawing) = sheet(model)
    let (painter, columns) = drawing.painter(mode, showsAll: model.chart.showsAll)
    return ChartPicture(
      chart: model.chart, painter: painter, mode: mode.graphics, lines: lines, rows: 1..<1 + drawing.rows,
      columns: columns)
  }

  /// The lines below the title.
  private var bodyHeight: Int { max(height ?? min(width / 2 + 2, 42), 6) - 1 }

  /// Whether there is room for the legend beside the round chart.
  private var hasSide: Bool { view == .whole && width >= bodyHeight * 2 + ChartLegend.width && bodyHeight >= 11 }

  /// The drawing, leaving room for the legend beside it.
  private func drawing(_ text: SkyText, rows: Int) -> ChartDrawing {
    var (columns, rows) = (hasSide ? width - ChartLegend.width : width, rows)
    if let mode { (columns, rows) = mode.bounded(columns: columns, rows: rows, view) }
    var drawing = ChartDrawing(appearance: appearance, columns: columns, rows: rows, view: view)
    (drawing.text, drawing.mode) = (paneAt == nil ? text : nil, mode)
    return drawing
  }

  /// The lines of the drawing, and the key of the signs in it.
  private func drawn(
    _ model: SkyChart, _ text: SkyText, rows: Int, keyWidth: Int
  ) -> (lines: [StyledText], key: [StyledText], drawing: ChartDrawing) {
    let drawing = drawing(text, rows: rows)
    let canvas = drawing.drawn(model.chart).canvas
    let key = ChartKey(text: text, canvas: canvas, hasPicture: mode != nil).lines(width: keyWidth)
    return (drawing.lines(of: canvas), key, drawing)
  }

  private func legend(_ model: SkyChart, _ text: SkyText, _ drawing: ChartDrawing) -> ChartLegend {
    ChartLegend(
      text: text, chart: drawing.inView(model.chart), darkness: paneAt == nil ? model.darkness : nil,
      faintestDrawn: drawing.faintest, isPrinted: isPrinted)
  }

  private func beside(_ model: SkyChart, _ text: SkyText) -> ([StyledText], ChartDrawing) {
    let (lines, key, drawing) = drawn(model, text, rows: bodyHeight, keyWidth: ChartLegend.width - 2)
    // The head of the legend is already in the pane's rule.
    let head = paneAt == nil ? 0 : 2
    let side = Array(legend(model, text, drawing).lines(height: bodyHeight + head, key: key).dropFirst(head))
    return (
      (0..<max(lines.count, side.count)).map { index in
        let line = lines.indices.contains(index) ? lines[index] : StyledText("".padded(to: drawing.columns))
        return side.indices.contains(index) ? line + StyledText(" ") + side[index] : line.trimmed
      }, drawing
    )
  }

  /// The drawing with the legend's line and the key below it; low pages have less of the key, or none.
  private func above(_ model: SkyChart, _ text: SkyText) -> ([StyledText], ChartDrawing) {
    let (indent, factLines) = paneAt == nil ? (1, 1) : (0, 0)
    func drawn(_ keyLines: Int) -> (lines: [StyledText], key: [StyledText], drawing: ChartDrawing) {
      self.drawn(model, text, rows: bodyHeight - factLines - keyLines, keyWidth: width - 2 * indent)
    }
    let most = mostKeyLines
    var (sheet, keyLines) = (drawn(min(1, most)), min(1, most))
    if sheet.key.count > keyLines, keyLines < most {
      keyLines = min(sheet.key.count, most)
      sheet = drawn(keyLines)
    }
    let margin = StyledText("".padded(to: indent))
    let key = (0..<keyLines).map { sheet.key.indices.contains($0) ? margin + sheet.key[$0] : StyledText() }
    let facts = paneAt == nil ? [legend(model, text, sheet.drawing).line(width: width)] : []
    let gap = Array(repeating: StyledText(), count: max(bodyHeight - factLines - keyLines - sheet.lines.count, 0))
    return (sheet.lines.map(\.trimmed) + gap + facts + key, sheet.drawing)
  }

  /// The most lines of the key below the drawing.
  private var mostKeyLines: Int {
    guard paneAt == nil else { return bodyHeight < 13 ? 0 : 3 }
    return bodyHeight < 10 ? 0 : bodyHeight < 16 ? 1 : 4
  }

  /// The title of a pane: the chart's limiting magnitude and time on a rule.
  private func rule(_ model: SkyChart, _ text: SkyText, _ drawing: ChartDrawing, at now: Date) -> StyledText {
    let name = (model.chart.instant > now ? words("whole sky tonight") : words("whole sky")).capitalizedFirst
    let time = text.plainTime(model.chart.instant)
    let facts = "\(legend(model, text, drawing).magnitudeLimit)  \(time)"
    // A narrow pane has only the time, which by day is that of the coming evening.
    let isRoomy = name.displayWidth + facts.displayWidth + 7 <= width
    return appearance.rule(
      StyledText(name, theme.heading), right: StyledText(isRoomy ? facts : time, theme.quiet), width: width)
  }

  /// The place and time, and the part of the sky if there is room.
  private func title(_ model: SkyChart, _ text: SkyText) -> StyledText {
    let name = StyledText(" " + words("Sky over \(appearance.name(of: model.city))"), theme.heading)
    let time = text.dayAndTime(model.chart.instant)
    let moment = StyledText("  " + time)
    let part =
      switch view {
      case .whole: words("whole sky")
      case .facing(let azimuth): words("facing \(Appearance.direction(azimuth))")
      }
    let long = name + moment + StyledText("  " + part, theme.quiet)
    if isProse { return long }
    return [long, name + moment, StyledText(" " + time), StyledText(time)].first { $0.displayWidth <= width } ?? name
  }
}
