import Entities
import Terminal
import ViewModels

/// Drawing a frame. Only the lines of rows are cached; the screen writes what differs from the last frame.
extension DashboardView {
  /// The layout for the page or table that is open now, with panes if they are on and no page covers them.
  var layout: ScreenLayout { layout(hasPanes: !mode.isPage && model.settings.chosen.value.panes == .on) }

  /// The layout with or without panes. The picture's own page needs no line for it, since it shows the title itself.
  func layout(hasPanes: Bool) -> ScreenLayout {
    ScreenLayout(
      columns: screen.columns, rows: screen.rows, cities: control.rows.order.count,
      hasPicture: mode.page != .picture && pictureLine != nil,
      panes: hasPanes ? PaneDrawing.wanted(model) : [], showsCity: mode.showsCity)
  }

  /// The line on the picture of the day; `nil` if there is no picture.
  private var pictureLine: StyledText? {
    PicturePage(appearance: appearance, width: screen.columns).line(model.picture)
  }

  private var lines: LiveLines {
    LiveLines(control: control, appearance: appearance, columns: screen.columns, rows: screen.rows)
  }

  /// The bytes that bring the screen up to date; empty if nothing changed.
  package func frame() -> [UInt8] {
    guard isStale else { return screen.frame() }
    isStale = false
    let layout = prepareFrame()
    for row in 0..<screen.rows { screen.canvas.clear(row: row) }
    if let row = layout.title { write(lines.title(selected: position(layout)), row) }
    if let page = mode.page { drawPage(page, in: layout.page) } else { drawTable(layout) }
    drawPanes(layout)
    if let row = layout.picture { write(pictureLine ?? StyledText(), row) }
    let overlay = overlay
    for (offset, line) in overlay.enumerated() { write(line, layout.status - overlay.count + offset) }
    drawStatus(layout)
    return pictureFrame(layout, overlayHeight: overlay.count)
  }

  /// Orders and scrolls the rows, chooses the columns, and requests the skies; returns the frame's layout.
  private func prepareFrame() -> ScreenLayout {
    control.rows.arrange(as: model.orderedRows)
    let layout = layout
    control.bodyHeight = max(layout.body.count, 1)
    control.showsPanes = !layout.panes.isEmpty
    control.rows.scroll(to: model.selected.value, height: control.bodyHeight)
    let table = table(width: layout.rowWidth)
    control.orders = table.table.orders
    control.yesLetter = appearance.words("y", context: "key for yes")
    if !layout.panes.isEmpty, let selected = model.selected.value { model.prepareSky(of: [selected]) }
    control.prepareSky(height: layout.body.count)
    if table.table.contains(CityColumns.Name.sunTimes), !mode.isPage {
      model.prepareSunTimes(of: control.rows.visibleRows(height: layout.body.count))
    }
    (shownLayout, shownTable) = (layout, table)
    let row = control.rows.row(of: model.selected.value)
    if movesCursor { screen.hiddenCursor = layout.cursorPosition(selectedRow: row, isPage: mode.isPage) }
    movesCursor = false
    return layout
  }

  /// The table of the columns that fit. Why a city has no weather is in its pane or the status line.
  private func table(width: Int) -> CityTable {
    let columns = CityColumns(
      set: model.columns.value, rows: model.rows.value, units: model.units, appearance: appearance,
      now: model.minute.value, width: width)
    return CityTable(columns, isReasonGivenElsewhere: { _ in true })
  }

  /// The screen's bytes with those of the chart or the picture, which stays loaded while a page covers it.
  private func pictureFrame(_ layout: ScreenLayout, overlayHeight: Int) -> [UInt8] {
    if case .chart = mode.page {
      let end = layout.status - overlayHeight
      return picture.frame(of: &screen, chart: chart, from: layout.page.lowerBound, before: end)
    }
    chart.disappear()
    let pane = layout.pane(.picture)
    if pane == nil, !mode.isPage { picture.disappear() }
    let place =
      mode.page == .picture
      ? CellPosition(row: layout.page.lowerBound, column: 0)
      : pane.map { CellPosition(row: $0.rows.lowerBound, column: $0.columns.lowerBound) }
    let isWhole = mode.page != .picture || control.pageScroll.isAtTop
    return picture.frame(of: &screen, at: place, before: layout.page.upperBound, isWhole: isWhole)
  }

  /// The heading and the rows.
  private func drawTable(_ layout: ScreenLayout) {
    guard let table = shownTable else { return }
    let rows = LiveRows(model: model, table: table, width: layout.rowWidth)
    let state = rows.commonState
    let version = rowState.map { $0.state == state ? $0.version : $0.version + 1 } ?? 0
    rowState = (version, state)
    if let row = layout.heading { write(rows.heading, row, columns: 0..<layout.tableWidth) }
    let thumb = layout.hasScrollBar ? control.rows.scrollThumb(height: layout.body.count) : nil
    for (offset, row) in layout.body.enumerated() {
      let view = control.rows.view(at: offset)
      let line =
        view.map { $0.line(version: version, isSelected: $0.model == model.selected.value, draw: rows.line) }
        ?? rows.emptyLine(at: offset)
      let barred = thumb.map { rows.withBar(line, isThumb: $0.contains(offset)) } ?? line
      write(barred, row, columns: 0..<layout.tableWidth)
    }
  }

  private func drawPage(_ page: LivePage, in room: Range<Int>) {
    let lines = control.pageScroll.lines(height: room.count) { self.lines(of: page, height: room.count, isAtTop: $0) }
    for (line, row) in zip(lines, room) { write(appearance.cut(line, to: screen.columns), row) }
  }

  private func drawPanes(_ layout: ScreenLayout) {
    guard let row = model.selected.value else { return }
    let cells = RowCells(row, units: model.units, appearance: appearance, now: model.minute.value)
    for place in layout.panes {
      let lines =
        place.pane == .picture
        ? picture.pane(appearance, columns: place.columns.count, height: place.rows.count)
        : drawing(of: place, cells).lines(place.pane)
      for (line, row) in zip(lines, place.rows) { write(line, row, columns: place.columns) }
    }
  }

  /// The drawing of a city's pane, with the sky or the chart if it shows one.
  private func drawing(of place: PlacedPane, _ cells: RowCells) -> PaneDrawing {
    var drawing = PaneDrawing(cells: cells, width: place.columns.count, height: place.rows.count)
    switch place.pane {
    case .night where drawing.height >= NightPane.fullHeight: drawing.fullSky = model.nightSky(of: cells.row)?.report
    case .chart: drawing.chart = model.detailedSky.cachedChart(over: cells.row.city, at: cells.now)
    case .now, .hours, .week, .night, .picture: break
    }
    return drawing
  }

  /// The lines that cover those above the status line: suggested places, and a long message.
  var overlay: [StyledText] {
    guard case .adding(let prompt) = mode else { return lines.overlay }
    let message = lines.overlay
    // The title, the heading, a row and the status line stay uncovered.
    return lines.suggestions(prompt, height: max(screen.rows - 4 - message.count, 0)) + message
  }

  private func drawStatus(_ layout: ScreenLayout) {
    let prompt = lines.prompt
    let line = prompt?.line ?? lines.status(layout)
    shownKeys = line
    screen.cursor = prompt.map { CellPosition(row: layout.status, column: $0.cursor) }
    // Text being typed isn't converted to ASCII, so that the cursor stays in place.
    let text = appearance.cut(line.text, to: screen.columns)
    screen.write(prompt == nil ? appearance.displayable(text) : text, row: layout.status)
  }

  /// The number of the selected row, counted from 1; `nil` if all rows fit or a page covers them.
  private func position(_ layout: ScreenLayout) -> Int? {
    layout.hasScrollBar && !mode.isPage ? control.rows.index(of: model.selected.value).map { $0 + 1 } : nil
  }

  /// Writes a line in the characters that the terminal can show.
  private func write(_ line: StyledText, _ row: Int, columns: Range<Int>? = nil) {
    screen.write(appearance.displayable(line), row: row, columns: columns)
  }
}
