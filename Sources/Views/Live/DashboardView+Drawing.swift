import Entities
import Essentials
import Terminal
import ViewModels

extension DashboardView {
  var regions: ScreenRegions { ScreenRegions(rows: screen.rows, hasPicture: pictureLine != nil) }

  private var pictureLine: StyledText? {
    PictureLine(appearance: appearance).text(model.picture, width: screen.columns)
  }

  /// The bytes that bring the screen up to date; none when nothing changed.
  package func frame() -> [UInt8] {
    guard !stale.isEmpty else { return screen.frame() }
    let regions = regions
    let isSelectionMoved = model.selected.value != shownSelection
    prepare(regions)
    if isSelectionMoved || stale.contains(.body) { screen.rest = cursorRest(regions) }
    let overlay = overlayLines
    if overlay.count != shownOverlay { stale.formUnion([.body, .picture]) }
    shownOverlay = overlay.count
    if stale.contains(.body) || stale.contains(.row) { prepareSun(regions) }
    if stale.contains(.body) { drawBody(regions) } else if stale.contains(.row) { drawStaleRows(regions) }
    if stale.contains(.picture), let row = regions.picture { write(pictureLine ?? StyledText(), row) }
    draw(overlay, above: regions.status)
    if stale.contains(.lines) { drawLines(regions) }
    // Rows that are not on screen are drawn when they come there.
    if !stale.isDisjoint(with: [.row, .body]) { rowViews.forEach { $0.drawn() } }
    stale = []
    return framed { screen.frame() }
  }

  /// Where the hidden cursor waits: on the selected row, or at the top of the page over the rows.
  private func cursorRest(_ regions: ScreenRegions) -> CellPosition? {
    if mode.isPage { return CellPosition(row: regions.heading ?? regions.body.lowerBound, column: 0) }
    guard let index = order.firstIndex(where: { $0.model == shownSelection }) else { return nil }
    return CellPosition(row: regions.body.lowerBound + index - top, column: 0)
  }

  var layout: TableLayout { shownLayout ?? newLayout }

  private var newLayout: TableLayout {
    TableLayout(
      set: model.columns.value, width: screen.columns, names: rowViews.map(\.model.name),
      units: model.units.value, appearance: appearance,
      firstDate: ForecastPage.firstDate(rowViews.map(\.model), at: model.minute.value))
  }

  private func drawBody(_ regions: ScreenRegions) {
    if mode.isPage { return drawPage(regions) }
    let table = TableRow(layout: layout, appearance: appearance)
    if let row = regions.heading {
      write(table.heading(units: model.units.value, now: model.minute.value), row)
    }
    for row in regions.body { drawRow(at: row, table, regions) }
    drawSuggestions(regions)
  }

  private func drawStaleRows(_ regions: ScreenRegions) {
    guard !mode.isPage else { return mode == .city ? drawPage(regions) : () }
    let table = TableRow(layout: layout, appearance: appearance)
    for row in regions.body where order.indices.contains(top + row - regions.body.lowerBound) {
      if order[top + row - regions.body.lowerBound].isStale { drawRow(at: row, table, regions) }
    }
    drawSuggestions(regions)
  }

  private func drawRow(at row: Int, _ table: TableRow, _ regions: ScreenRegions) {
    let index = top + row - regions.body.lowerBound
    guard order.indices.contains(index) else {
      let isHint = order.isEmpty && row == regions.body.lowerBound
      return write(isHint ? StyledText(" " + appearance.words.status.noCities) : StyledText(), row)
    }
    let view = order[index]
    let cells = RowCells(view.model, units: model.units.value, appearance: appearance, now: model.minute.value)
    let isSelected = view.model == model.selected.value
    let mark = StyledText(isSelected ? (appearance.glyphs == .unicode ? "›" : ">") : cells.warningMark)
    let line = table.text(cells, mark: mark)
    write(isSelected ? line.fitted(to: screen.columns).inOneStyle(appearance.theme.selected) : line, row)
  }

  /// Lines drawn over the picture's line and the end of the rows.
  private func draw(_ overlay: [StyledText], above row: Int) {
    guard !stale.isDisjoint(with: [.body, .row, .lines, .picture]) else { return }
    for (offset, line) in overlay.enumerated() { write(line, row - overlay.count + offset) }
  }

  private func drawSuggestions(_ regions: ScreenRegions) {
    guard case .adding(let prompt) = mode else { return }
    let lines = prompt.suggestions.prefix(regions.body.count)
    for (offset, place) in lines.enumerated() {
      let isChosen = prompt.chosen == offset
      let mark = isChosen ? (appearance.glyphs == .unicode ? "› " : "> ") : "  "
      let text = StyledText("\(mark)\(place.fullName)").fitted(to: screen.columns, ellipsis: appearance.ellipsis)
      write(
        isChosen ? text.inOneStyle(appearance.theme.selected) : text,
        regions.body.upperBound - lines.count + offset)
    }
  }

  /// Writes a whole line.
  func write(_ line: StyledText, _ row: Int, isTyped: Bool = false) {
    let line = appearance.isASCII && !isTyped ? line.inASCII : line
    let used = screen.canvas.write(line, row: row, column: 0, width: screen.columns)
    if used < screen.columns { screen.canvas.fill(row: row, columns: used..<screen.columns) }
  }
}

extension StyledText {
  /// The same text in a single style.
  func inOneStyle(_ style: Style) -> StyledText { StyledText(plain, style) }
}
