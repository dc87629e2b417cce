import Entities
import Foundation
import Terminal
import ViewModels

extension DashboardView {
  var regions: ScreenRegions { ScreenRegions(rows: screen.rows, hasPicture: pictureLine != nil) }

  private var pictureLine: StyledText? {
    PictureLine(appearance: appearance).text(model.picture, width: screen.columns)
  }

  /// The bytes that bring the screen up to date; none when nothing changed.
  package func frame() -> [UInt8] {
    if stale.contains(.order) { arrange() }
    let regions = regions
    if model.selected.value != shownSelection { follow(model.selected.value, regions) }
    if stale.contains(.body) { drawBody(regions) } else if stale.contains(.row) { drawStaleRows(regions) }
    if stale.contains(.lines) { drawLines(regions) }
    if stale.contains(.picture), let row = regions.picture { write(pictureLine ?? StyledText(), row) }
    stale = []
    return framed { screen.frame() }
  }

  /// Puts the rows in the order they are shown in.
  private func arrange() {
    var views: [ObjectIdentifier: CityRowView] = [:]
    for view in rowViews { views[ObjectIdentifier(view.model)] = view }
    order = model.orderedRows.compactMap { views[ObjectIdentifier($0)] }
    shownSelection = nil
    stale.insert(.body)
  }

  /// Scrolls so that the selected row is on screen, and marks the rows whose selection changed.
  private func follow(_ selected: CityRowViewModel?, _ regions: ScreenRegions) {
    for view in order where view.model == selected || view.model == shownSelection { view.becomeStale() }
    shownSelection = selected
    stale.insert(.row)
    let height = max(regions.body.count, 1)
    let lastTop = max(order.count - height, 0)
    var wanted = min(top, lastTop)
    if let index = order.firstIndex(where: { $0.model == selected }) {
      wanted = min(max(wanted, index - height + 1), index)
    }
    guard wanted != top else { return }
    top = wanted
    stale.insert(.body)
  }

  var layout: TableLayout {
    TableLayout(
      set: model.columns.value, width: screen.columns, names: rowViews.map(\.model.name.value),
      units: model.units.value, appearance: appearance,
      firstDate: ForecastPage.firstDate(rowViews.map(\.model), at: model.minute.value))
  }

  private func drawBody(_ regions: ScreenRegions) {
    if mode.isPage { return drawPage(regions) }
    prepareSky(regions)
    let table = TableRow(layout: layout, appearance: appearance)
    if let row = regions.heading {
      write(table.heading(units: model.units.value, now: model.minute.value), row)
    }
    for row in regions.body { drawRow(at: row, table, regions) }
    drawSuggestions(regions)
  }

  private func drawStaleRows(_ regions: ScreenRegions) {
    guard !mode.isPage else { return mode == .city ? drawPage(regions) : () }
    prepareSky(regions)
    let names = layout
    let table = TableRow(layout: names, appearance: appearance)
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
    view.drawn()
  }

  /// The page that covers the rows: help, or one city.
  private func drawPage(_ regions: ScreenRegions) {
    let first = regions.heading ?? regions.body.lowerBound
    let height = regions.body.upperBound - first
    let lines = pageLines(height: height)
    pageTop = min(pageTop, max(lines.count - height, 0))
    for offset in 0..<max(height, 0) {
      let line = lines.indices.contains(pageTop + offset) ? lines[pageTop + offset] : StyledText()
      write(line.truncated(to: screen.columns, ellipsis: appearance.ellipsis), first + offset)
    }
    order.forEach { $0.drawn() }
  }

  private func pageLines(height: Int) -> [StyledText] {
    switch mode {
    case .help: return HelpPage(appearance: appearance).lines
    case .city:
      guard let row = model.selected.value else { return [] }
      model.prepareSky(of: [row])
      return CityPage(appearance: appearance, width: screen.columns, height: height).lines(
        row, units: model.units.value, now: model.minute.value)
    case .picture: return picturePage(height: height)
    case .table, .adding, .finding, .removing: return []
    }
  }

  private func drawSuggestions(_ regions: ScreenRegions) {
    guard case .adding(let prompt) = mode else { return }
    let lines = prompt.suggestions.prefix(regions.body.count)
    for (offset, place) in lines.enumerated() {
      let isChosen = prompt.chosen == offset
      let text = StyledText("  \(place.fullName)").fitted(to: screen.columns, ellipsis: appearance.ellipsis)
      write(
        isChosen ? text.inOneStyle(appearance.theme.selected) : text,
        regions.body.upperBound - lines.count + offset)
    }
  }

  /// Writes a whole line.
  func write(_ line: StyledText, _ row: Int) {
    let used = screen.canvas.write(line, row: row, column: 0, width: screen.columns)
    if used < screen.columns { screen.canvas.fill(row: row, columns: used..<screen.columns) }
  }
}

extension StyledText {
  /// The same text in a single style.
  func inOneStyle(_ style: Style) -> StyledText { StyledText(plain, style) }
}
