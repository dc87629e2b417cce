import Entities
import Essentials
import Terminal
import ViewModels

/// Drawing: what is stale is brought up to date, and the screen writes what differs.
extension DashboardView {
  var layout: ScreenLayout { layout(hasPanes: !mode.isPage && model.settings.chosen.value.panes == .on) }

  /// The picture's own page tells its title already.
  func layout(hasPanes: Bool) -> ScreenLayout {
    ScreenLayout(
      columns: screen.columns, rows: screen.rows, cities: control.rows.order.count,
      hasPicture: mode != .picture && pictureLine != nil,
      panes: hasPanes ? PaneDrawing.wanted(model) : [], showsCity: mode.showsCity)
  }

  private var pictureLine: StyledText? {
    PicturePage(appearance: appearance, width: screen.columns).line(model.picture)
  }

  private var lines: LiveLines {
    LiveLines(model: model, appearance: appearance, columns: screen.columns, rows: screen.rows)
  }

  /// The bytes that bring the screen up to date; none when nothing changed.
  package func frame() -> [UInt8] {
    guard !stale.isEmpty else { return screen.frame() }
    arrange()
    let layout = layout
    control.bodyHeight = max(layout.body.count, 1)
    let isSelectionMoved = model.selected.value != shown.selection
    prepare(layout)
    if isSelectionMoved || stale.contains(.body) {
      screen.rest = layout.rest(on: control.rows.row(of: shown.selection), isPage: mode.isPage)
    }
    let overlay = overlay
    if overlay.count != shown.overlay { stale.formUnion([.body, .picture]) }
    shown.overlay = overlay.count
    drawBody(layout)
    drawPanes(layout)
    if stale.contains(.picture), let row = layout.picture { write(pictureLine ?? StyledText(), row) }
    for (offset, line) in overlay.enumerated() { write(line, layout.status - overlay.count + offset) }
    if stale.contains(.lines) { drawLines(layout) }
    // Rows that are not on screen are drawn when they come there.
    if !stale.isDisjoint(with: [.row, .body]) { control.rows.all.forEach { $0.isStale = false } }
    stale = []
    return pictureFrame(layout, overlay.count)
  }

  /// The screen's bytes with those of the picture, which goes on being at hand under a page.
  private func pictureFrame(_ layout: ScreenLayout, _ overlay: Int) -> [UInt8] {
    if case .chart = mode {
      let end = layout.status - overlay
      return picture.frame(of: &screen, chart: chart, from: layout.page.lowerBound, before: end)
    }
    chart.disappear()
    let pane = layout.pane(.picture)
    if mode != .picture, pane == nil, !mode.isPage { picture.disappear() }
    let place =
      mode == .picture
      ? CellPosition(row: layout.page.lowerBound, column: 0)
      : pane.map { CellPosition(row: $0.rows.lowerBound, column: $0.columns.lowerBound) }
    let isWhole = mode == .picture ? control.page.isAtTop : true
    return picture.frame(of: &screen, at: place, before: layout.page.upperBound, isWhole: isWhole)
  }

  /// Brings the order of the rows up to date.
  private func arrange() {
    let isSorted = model.sortOrder.value != .own
    let isMovable =
      stale.contains(.order) || (stale.contains(.row) && isSorted)
      || (stale.contains(.names) && !model.list.filter.value.isEmpty)
    // The title tells which of them is selected.
    if isMovable, control.rows.arrange(as: model.orderedRows) { stale.formUnion([.body, .lines]) }
  }

  /// Brings columns and scrolling up to date, and marks what they change.
  private func prepare(_ layout: ScreenLayout) {
    if mode == .picture, stale.contains(.picture) { stale.insert(.body) }
    if layout != shown.layout { stale.formUnion([.body, .lines, .picture]) }
    shown.layout = layout
    // Columns of days depend on what the forecasts begin with.
    let areMovable = stale.contains(.row) && model.columns.value != .weather
    if areMovable || !stale.isDisjoint(with: [.body, .order, .names]) {
      let former = shown.table
      shown.table = TableLayout(model, width: layout.rowWidth, appearance: appearance)
      if shown.table != former { stale.insert(.body) }
      control.orders = shown.table?.orders ?? []
    }
    if !layout.panes.isEmpty { prepareSelected() }
    if model.selected.value != shown.selection { markSelection() }
    if !stale.isDisjoint(with: [.body, .order, .row]),
      control.rows.scroll(to: shown.selection, height: control.bodyHeight)
    {
      stale.insert(.body)
    }
  }

  /// Computes the sky of the selected city where panes tell of it, and marks them if they tell something else than before.
  private func prepareSelected() {
    guard let selected = model.selected.value else { return }
    if stale.contains(.body) || selected != shown.selection || stale.contains(.row) {
      model.prepareSky(of: [selected])
    }
    // What a pane has no room for is told by the status line.
    let isStale = control.rows.all.first { $0.model == selected }?.isStale ?? true
    if isStale || selected != shown.selection { stale.formUnion([.panes, .lines]) }
  }

  private func markSelection() {
    for view in control.rows.order where view.model == model.selected.value || view.model == shown.selection {
      view.isStale = true
    }
    shown.selection = model.selected.value
    stale.formUnion([.row, .lines])
  }

  // MARK: - Rows

  /// The rows, or the page over them.
  private func drawBody(_ layout: ScreenLayout) {
    guard !stale.isDisjoint(with: [.body, .row]) else { return }
    control.prepareSky(height: layout.body.count)
    if mode.isPage {
      if stale.contains(.body) || mode.showsCity { drawPage(layout.page) }
      return
    }
    guard let columns = shown.table else { return }
    if columns.contains(.sunTimes) { model.prepareSunTimes(of: control.rows.shown(height: layout.body.count)) }
    let table = LiveRows(
      model: model, table: TableRow(layout: columns, appearance: appearance, isTold: { _ in true }),
      width: layout.rowWidth)
    if stale.contains(.body) {
      // Between the table and the panes, and below them.
      for row in layout.page { screen.canvas.fill(row: row) }
    }
    // The moon in it is known with the first sky.
    if let row = layout.heading { write(table.heading, row, columns: 0..<layout.tableWidth) }
    let bar = layout.hasBar ? control.rows.bar(height: layout.body.count) : nil
    for (offset, row) in layout.body.enumerated() {
      let view = control.rows.view(at: offset)
      guard stale.contains(.body) || view?.isStale == true else { continue }
      let line = view.map { table.line($0.model) } ?? table.empty(offset, of: model.rows.value.count)
      write(bar.map { table.with($0.contains(offset), line) } ?? line, row, columns: 0..<layout.tableWidth)
    }
  }

  private func drawPage(_ room: Range<Int>) {
    let former = control.page
    let lines = control.page.lines(height: room.count) { pageLines(room, isAtTop: $0) }
    if control.page != former || stale.contains(.body) { stale.insert(.lines) }
    for (line, row) in zip(lines, room) { write(appearance.cut(line, to: screen.columns), row) }
  }

  private func pageLines(_ room: Range<Int>, isAtTop: Bool) -> [StyledText] {
    switch mode {
    case .help: return HelpPage(appearance: appearance, width: screen.columns).lines
    case .city:
      guard let row = model.selected.value else { return [] }
      return CityPage(appearance: appearance, width: screen.columns, height: room.count)
        .lines(row, units: model.units, now: model.minute.value)
    case .sky:
      guard let row = model.selected.value, let sky = model.skyPage(of: row) else { return [] }
      return SkyPage(appearance: appearance, units: model.units, width: screen.columns).lines(sky)
    case .chart(let live):
      return chart.lines(live, model, appearance, picture.surroundings, columns: screen.columns, rows: room.count)
    case .picture: return picture.page(appearance, columns: screen.columns, height: room.count, isAtTop: isAtTop)
    case .table, .adding, .finding, .removing, .renaming: return []
    }
  }

  // MARK: - Panes

  /// The panes, where the selected city or what they tell of it is another; the picture's when the picture is.
  private func drawPanes(_ layout: ScreenLayout) {
    guard let row = model.selected.value, !stale.isDisjoint(with: [.body, .panes, .picture]) else { return }
    let cells = RowCells(row, units: model.units, appearance: appearance, now: model.minute.value)
    for place in layout.panes where stale.contains(.body) || stale.contains(place.pane == .picture ? .picture : .panes)
    {
      let (width, height) = (place.columns.count, place.rows.count)
      let lines =
        place.pane == .picture
        ? picture.pane(appearance, columns: width, height: height)
        : drawing(of: place, row, cells).lines(place.pane)
      for (offset, row) in place.rows.enumerated() {
        write(lines.indices.contains(offset) ? lines[offset] : StyledText(), row, columns: place.columns)
      }
    }
  }

  /// What draws a pane of a city, with what is computed for it alone.
  private func drawing(of place: PlacedPane, _ row: CityRowViewModel, _ cells: RowCells) -> PaneDrawing {
    var drawing = PaneDrawing(cells: cells, width: place.columns.count, height: place.rows.count)
    switch place.pane {
    case .night where drawing.height >= NightPane.heightInFull: drawing.fullSky = model.skyPage(of: row)?.report
    case .chart: drawing.chart = chartInSteps.model(of: row.city, at: model.minute.value)
    case .now, .hours, .week, .night, .picture: break
    }
    return drawing
  }

  // MARK: - Lines

  /// What stands above the status line for the time being: places to choose from, and a long message.
  private var overlay: [StyledText] {
    guard case .adding(let prompt) = mode else { return lines.overlay(mode) }
    let message = lines.overlay(mode)
    let room = max(screen.rows - 4 - message.count, 0)
    return lines.suggestions(prompt).prefix(room) + message
  }

  private func drawLines(_ layout: ScreenLayout) {
    if let row = layout.title { write(lines.title(selected: position(layout)), row) }
    let prompt = lines.prompt(mode)
    let line = prompt?.text ?? lines.status(mode, control.page, layout)
    screen.cursor = prompt.map { CellPosition(row: layout.status, column: $0.cursor) }
    // What is being typed stays as it is under its cursor.
    write(appearance.cut(line, to: screen.columns), layout.status, isTyped: prompt != nil)
  }

  /// Which of the rows is selected, where not all of them are seen.
  private func position(_ layout: ScreenLayout) -> Int? {
    layout.hasBar && !mode.isPage ? control.rows.row(of: model.selected.value).map { control.rows.top + $0 + 1 } : nil
  }

  private func write(_ line: StyledText, _ row: Int, columns: Range<Int>? = nil, isTyped: Bool = false) {
    screen.write(isTyped ? line : appearance.typed(line), row: row, columns: columns)
  }
}
