package import Entities
import Essentials
package import Terminal
package import ViewModels

/// The live table on a screen: bound to a dashboard, drawn where it is stale.
package final class DashboardView: LiveView {
  let model: DashboardViewModel
  private var look: LiveLook
  var screen: Screen
  let picture: PictureArea
  let control: DashboardControl
  private var stale: ScreenParts = .all
  private var shown = Shown()
  private let changed: () -> Void
  private let style: ((Settings.LanguageChoice, Settings.Background) -> Appearance)?
  private var bindings: [Binding] = []

  /// What the last frame showed.
  private struct Shown {
    var regions: ScreenRegions?
    var layout: TableLayout?
    var selection: CityRowViewModel?
    /// Lines of a message above the status line.
    var overlay = 0
  }

  /// A view that calls `changed` when something on the screen is no longer right. Without `pictures` they are drawn in
  /// characters; `style` tells how all is shown once the person chooses another language or background.
  package init(
    _ model: DashboardViewModel, appearance: Appearance, size: TerminalSize, depth: ColorDepth,
    pictures: PictureSurroundings? = nil,
    style: ((Settings.LanguageChoice, Settings.Background) -> Appearance)? = nil, changed: @escaping () -> Void
  ) {
    self.model = model
    look = LiveLook(appearance)
    self.style = style
    self.changed = changed
    screen = Screen(columns: size.columns, rows: size.rows, depth: depth)
    var surroundings = pictures ?? PictureSurroundings(choice: .blocks, abilities: .unknown)
    surroundings.abilities.size = size
    surroundings.abilities.colorDepth = depth
    surroundings.abilities.isUnicode = appearance.glyphs == .unicode
    picture = PictureArea(model.picture, surroundings)
    control = DashboardControl(model)
    bind(followsPictureSetting: pictures != nil)
  }

  var mode: LiveMode { control.mode }
  var appearance: Appearance { look.appearance }

  // MARK: - Events

  package func handle(_ event: TerminalEvent) -> LiveOutcome {
    switch event {
    case .key(.control("l")), .resumed: forget()
    case .key(let key): return control.press(key)
    case .paste: control.edit(event)
    case .mouse(let mouse): control.handle(mouse.action, at: mouse.position.row - regions.body.lowerBound)
    case .resized(let size): resize(to: size)
    case .reply(let reply):
      picture.learn(reply)
      if look.learn(reply, followsBackground: model.settings.background.value == .auto) { becomeStale(.all) }
    // The rest of the last frame is out: what changed since is drawn next.
    case .drained, .ended: break
    }
    return .stay
  }

  // MARK: - Staleness

  /// What may change by itself, here or by another program, marks what shows it.
  private func bind(followsPictureSetting: Bool) {
    func marks<Value: Equatable>(_ value: Dynamic<Value>, _ parts: ScreenParts) -> Binding {
      value.bind { [weak self] _ in self?.becomeStale(parts) }
    }
    control.changed = { [weak self] in self?.becomeStale($0) }
    picture.changed = { [weak self] in self?.becomeStale(.body) }
    let (shown, settings) = (model.picture, model.settings)
    bindings = [
      model.rows.bind { [weak self] in self?.show($0) },
      marks(model.units, [.body, .lines]), marks(model.columns, [.body, .lines]),
      marks(model.sortOrder, [.order, .lines]), marks(model.minute, [.body, .lines]),
      marks(model.list.isReversed, [.order, .lines]),
      marks(model.selected, [.row, .lines]), marks(model.message, .lines), marks(model.refreshes.isRunning, .lines),
      marks(model.refreshes.isPaused, .lines), marks(model.refreshes.countdown, .lines),
      marks(shown.picture, .picture), marks(shown.isLoading, .picture), marks(shown.loadingSeconds, .picture),
      marks(shown.problem, .picture), marks(shown.imageProblem, .picture), marks(shown.progress, .picture),
      marks(shown.state, .picture),
      settings.language.bind { [weak self] _ in self?.restyle() },
      settings.background.bind { [weak self] _ in self?.restyle() },
    ]
    if followsPictureSetting { bindings.append(settings.picture.bind { [weak self] in self?.picture.choose($0) }) }
  }

  private func restyle() {
    guard let style else { return }
    let background = model.settings.background.value
    look.choose(style(model.settings.language.value, background), followsBackground: background == .auto)
    becomeStale(.all)
  }

  /// Marks parts and asks for a frame.
  private func becomeStale(_ parts: ScreenParts) {
    stale.formUnion(parts)
    changed()
  }

  private func show(_ models: [CityRowViewModel]) {
    control.rows.take(models) { model in CityRowView(model) { [weak self] in self?.becomeStale($0) } }
    control.forget(allBut: models)
    becomeStale([.order, .lines])
  }

  package func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    picture.resize(to: size)
    becomeStale(.all)
  }

  package func forget() {
    screen.forget()
    picture.forget()
    becomeStale(.all)
  }

  // MARK: - Drawing

  /// The picture's own page tells its title already.
  private var regions: ScreenRegions {
    ScreenRegions(rows: screen.rows, hasPicture: mode != .picture && pictureLine != nil)
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
    let regions = regions
    control.bodyHeight = max(regions.body.count, 1)
    let isSelectionMoved = model.selected.value != shown.selection
    prepare(regions)
    if isSelectionMoved || stale.contains(.body) {
      screen.rest = regions.rest(on: control.rows.row(of: shown.selection), isPage: mode.isPage)
    }
    let overlay = lines.overlay(mode)
    if overlay.count != shown.overlay { stale.formUnion([.body, .picture]) }
    shown.overlay = overlay.count
    drawBody(regions)
    if stale.contains(.picture), let row = regions.picture { write(pictureLine ?? StyledText(), row) }
    for (offset, line) in overlay.enumerated() { write(line, regions.status - overlay.count + offset) }
    if stale.contains(.lines) { drawLines(regions) }
    // Rows that are not on screen are drawn when they come there.
    if !stale.isDisjoint(with: [.row, .body]) { control.rows.all.forEach { $0.isStale = false } }
    stale = []
    return picture.frame(of: &screen, page: mode == .picture ? regions.page : nil, isAtTop: control.page.isAtTop)
  }

  /// Brings order, columns and scrolling up to date, and marks what they change.
  private func prepare(_ regions: ScreenRegions) {
    if mode == .picture, stale.contains(.picture) { stale.insert(.body) }
    if regions != shown.regions { stale.formUnion([.body, .lines, .picture]) }
    shown.regions = regions
    // Any city may have the clearest night, also one that is not on screen.
    if model.sortOrder.value == .outlook, !stale.isDisjoint(with: [.order, .row]) { model.prepareSky() }
    let isSorted = model.sortOrder.value != .own
    if stale.contains(.order) || (stale.contains(.row) && isSorted), control.rows.arrange(as: model.orderedRows) {
      stale.insert(.body)
    }
    // Columns of days depend on what the forecasts begin with.
    let areMovable = stale.contains(.row) && model.columns.value != .weather
    if areMovable || !stale.isDisjoint(with: [.body, .order, .names]) {
      let former = shown.layout
      shown.layout = TableLayout(model, width: screen.columns, appearance: appearance)
      if shown.layout != former { stale.insert(.body) }
    }
    if model.selected.value != shown.selection { markSelection() }
    if !stale.isDisjoint(with: [.body, .order, .row]),
      control.rows.scroll(to: shown.selection, height: control.bodyHeight)
    {
      stale.insert(.body)
    }
  }

  private func markSelection() {
    for view in control.rows.order where view.model == model.selected.value || view.model == shown.selection {
      view.isStale = true
    }
    shown.selection = model.selected.value
    stale.insert(.row)
  }

  /// The rows, or the page over them.
  private func drawBody(_ regions: ScreenRegions) {
    guard !stale.isDisjoint(with: [.body, .row]) else { return }
    control.prepareSky(height: regions.body.count)
    if mode.isPage {
      if stale.contains(.body) || mode == .city { drawPage(regions.page) }
      return
    }
    guard let layout = shown.layout else { return }
    let table = LiveRows(
      model: model, table: TableRow(layout: layout, appearance: appearance), width: screen.columns)
    if stale.contains(.body), let row = regions.heading { write(table.heading, row) }
    for (offset, row) in regions.body.enumerated() {
      let view = control.rows.view(at: offset)
      guard stale.contains(.body) || view?.isStale == true else { continue }
      write(view.map { table.line($0.model) } ?? table.empty(offset, of: control.rows.order.count), row)
    }
    guard case .adding(let prompt) = mode else { return }
    let suggestions = table.suggestions(prompt).prefix(regions.body.count)
    for (line, row) in zip(suggestions, regions.body.suffix(suggestions.count)) { write(line, row) }
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
        .lines(row, units: model.units.value, now: model.minute.value)
    case .chart(let chart): return chart.lines(model, appearance, columns: screen.columns, rows: room.count)
    case .picture: return picture.page(appearance, columns: screen.columns, height: room.count, isAtTop: isAtTop)
    case .table, .adding, .finding, .removing, .renaming: return []
    }
  }

  private func drawLines(_ regions: ScreenRegions) {
    if let row = regions.title { write(lines.title, row) }
    let prompt = lines.prompt(mode)
    let line = prompt?.text ?? lines.status(mode, control.page, hasTitle: regions.title != nil)
    screen.cursor = prompt.map { CellPosition(row: regions.status, column: $0.cursor) }
    // What is being typed stays as it is under its cursor.
    write(appearance.cut(line, to: screen.columns), regions.status, isTyped: prompt != nil)
  }

  private func write(_ line: StyledText, _ row: Int, isTyped: Bool = false) {
    screen.write(isTyped ? line : appearance.typed(line), row: row)
  }
}
