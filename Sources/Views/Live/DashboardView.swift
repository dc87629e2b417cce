package import Entities
package import Terminal
package import ViewModels

/// The live table on a screen, bound to a dashboard. A frame is a function of the model and the screen's size.
package final class DashboardView: LiveView {
  let model: DashboardViewModel
  private var look: LiveLook
  var screen: Screen
  /// The picture of the day, in its pane or on its own page.
  let picture: PictureArea
  let control: DashboardControl
  /// Whether anything changed since the last frame.
  var isStale = true
  /// Whether the next frame moves the hidden cursor, which screen readers follow, to the selected row. A frame that
  /// only has new data of rows doesn't, so that it writes no other bytes.
  var movesCursor = true
  /// The layout and the table of the last frame and the keys that its status line names, for the mouse; `nil` before it.
  var shownLayout: ScreenLayout?, shownTable: CityTable?, shownKeys: KeyLine?
  /// The state that cached lines of rows depend on, and how often it has changed; `nil` before the first frame.
  var rowState: (version: Int, state: LiveRows.CommonState)?
  /// The star chart of the selected city on its own page.
  let chart = ChartArea()
  private let changed: () -> Void
  /// Makes an appearance for changed settings; `nil` if the first appearance stays.
  private let style: ((Settings) -> Appearance)?
  private var bindings: [Binding] = []

  /// A view that calls `changed` when the screen is out of date. Without `pictures`, pictures are drawn in characters.
  /// `style` makes a new appearance after the language, background, icons or motion setting changed.
  package init(
    _ model: DashboardViewModel, appearance: Appearance, size: TerminalSize, depth: ColorDepth,
    pictures: PictureContext? = nil, style: ((Settings) -> Appearance)? = nil, changed: @escaping () -> Void
  ) {
    (self.model, self.style, self.changed) = (model, style, changed)
    look = LiveLook(appearance)
    screen = Screen(columns: size.columns, rows: size.rows, depth: depth)
    var context = pictures ?? PictureContext(choice: .blocks, abilities: .unknown)
    context.abilities.size = size
    context.abilities.colorDepth = depth
    context.abilities.isUnicode = appearance.glyphs == .unicode
    picture = PictureArea(model.picture, context)
    control = DashboardControl(model)
    bind(followsPictureSetting: pictures != nil)
  }

  var mode: LiveMode { control.mode }
  /// The cells of the last frame.
  package var canvas: Canvas { screen.canvas }
  var appearance: Appearance { look.appearance }

  // MARK: - Events

  package func handle(_ event: TerminalEvent) -> LiveOutcome {
    model.catchUp()
    switch event {
    case .key(.control("l")), .resumed: forget()
    case .key(let key): return control.press(key)
    case .paste: control.edit(event)
    case .mouse(let mouse): return handle(mouse)
    case .resized(let size): resize(to: size)
    case .reply(let reply):
      picture.apply(reply)
      if case .chart = mode.page { becomeStale() }
      if look.apply(reply, followsBackground: model.settings.chosen.value.background == .auto) { becomeStale() }
    // The last frame has been written to its end; the loop draws what has changed since.
    case .drained, .ended: break
    }
    return .stay
  }

  /// The wheel works anywhere.
  private func handle(_ mouse: MouseEvent) -> LiveOutcome {
    switch mouse.action {
    case .click: return click(at: mouse.position)
    case .wheelUp: control.scroll(byTurn: -1)
    case .wheelDown: control.scroll(byTurn: 1)
    }
    return .stay
  }

  /// Handles a click at a key, heading, pane or row of the last frame.
  private func click(at place: CellPosition) -> LiveOutcome {
    let layout = shownLayout ?? layout
    if place.row == layout.status, let key = shownKeys?.key(at: place.column) { return control.press(key) }
    guard mode == .table else { return .stay }
    // A message covers what is under it, until a click or key.
    if place.row >= layout.status - overlay.count {
      model.messages.dismiss()
      return .stay
    }
    if let pane = layout.pane(at: place) {
      control.open(pane)
    } else if place.row == layout.heading, place.column < layout.tableWidth {
      shownTable?.table.order(at: place.column).map(control.sort)
    } else if place.column < layout.tableWidth {
      control.click(at: place.row - layout.body.lowerBound)
    }
    return .stay
  }

  // MARK: - Staleness

  /// Asks for a frame when anything changes that no key or click caused, here or in another program.
  private func bind(followsPictureSetting: Bool) {
    let changed: () -> Void = { [weak self] in self?.becomeStale() }
    (control.changed, picture.changed, chart.changed) = (changed, changed, changed)
    control.hasRoomForPanes = { [weak self] in self?.layout(hasPanes: true).panes.isEmpty == false }
    bindings = modelBindings(changed) + [model.settings.bind(\.lookSettings) { [weak self] _ in self?.restyle() }]
    if followsPictureSetting {
      bindings.append(model.settings.bind(\.picture) { [weak self] in self?.picture.choose($0) })
    }
  }

  private func modelBindings(_ changed: @escaping () -> Void) -> [Binding] {
    func follow<Value: Equatable>(_ value: Dynamic<Value>) -> Binding { value.bind { _ in changed() } }
    let (list, refreshes, picture) = (model.list, model.refreshes, model.picture)
    return [
      model.rows.bind { [weak self] in self?.show($0) },
      follow(model.settings.chosen), follow(model.columns), follow(model.minute), follow(model.message),
      follow(model.selected), follow(model.sortOrder), follow(list.isReversed), follow(list.filter),
      follow(model.skyData.skyData), follow(model.detailedSky.revision),
      follow(refreshes.isRunning), follow(refreshes.isPaused), follow(refreshes.countdown),
      follow(picture.picture), follow(picture.loading), follow(picture.problem), follow(picture.imageProblem),
      follow(picture.state),
    ]
  }

  /// Adopts an appearance for the present settings.
  private func restyle() {
    guard let style else { return }
    let settings = model.settings.chosen.value
    look.choose(style(settings), followsBackground: settings.background == .auto)
  }

  private func becomeStale() {
    movesCursor = true
    redrawRows()
  }

  /// Asks for a frame in which nothing but the data of rows may have changed.
  private func redrawRows() {
    isStale = true
    changed()
  }

  private func show(_ models: [CityRowViewModel]) {
    control.rows.update(to: models) { model in CityRowView(model) { [weak self] in self?.redrawRows() } }
    control.closePrompt(unlessAbout: models)
    becomeStale()
  }

  package func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    picture.resize(to: size)
    control.resize()
    becomeStale()
  }

  package func forget() {
    screen.forget()
    picture.forget()
    becomeStale()
  }
}

nonisolated extension Settings {
  /// The settings that an appearance depends on; the others are the default ones.
  fileprivate var lookSettings: Settings {
    var settings = Settings()
    (settings.language, settings.background, settings.icons, settings.motion) = (language, background, icons, motion)
    return settings
  }
}
