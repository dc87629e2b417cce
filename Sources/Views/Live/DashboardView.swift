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
  var stale: ScreenParts = .all
  var shown = Shown()
  /// The stars over the selected city: on a page of their own, and in a pane.
  let chart = ChartArea()
  var chartInSteps = ChartInSteps()
  private let changed: () -> Void
  private let style: ((Settings) -> Appearance)?
  private var bindings: [Binding] = []

  /// What the last frame showed.
  struct Shown {
    var layout: ScreenLayout?
    var table: TableLayout?
    var selection: CityRowViewModel?
    /// Lines of a message or of suggestions above the status line.
    var overlay = 0
  }

  /// A view that calls `changed` when something on the screen is no longer right. Without `pictures` they are drawn in
  /// characters; `style` makes the appearance anew once the person chooses another language, background or signs, or whether
  /// anything moves.
  package init(
    _ model: DashboardViewModel, appearance: Appearance, size: TerminalSize, depth: ColorDepth,
    pictures: PictureSurroundings? = nil,
    style: ((Settings) -> Appearance)? = nil, changed: @escaping () -> Void
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
  /// What the last frame shows.
  package var canvas: Canvas { screen.canvas }
  var appearance: Appearance { look.appearance }

  // MARK: - Events

  package func handle(_ event: TerminalEvent) -> LiveOutcome {
    switch event {
    case .key(.control("l")), .resumed: forget()
    case .key(let key): return control.press(key)
    case .paste: control.edit(event)
    case .mouse(let mouse):
      // A click beside the table selects nothing; the wheel turns wherever it is.
      guard mouse.action != .click || mode.isPage || mouse.position.column < layout.tableWidth else { break }
      control.handle(mouse.action, at: mouse.position.row - layout.body.lowerBound)
    case .resized(let size): resize(to: size)
    case .reply(let reply):
      picture.learn(reply)
      if case .chart = mode { becomeStale(.body) }
      if look.learn(reply, followsBackground: model.settings.chosen.value.background == .auto) { becomeStale(.all) }
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
    control.hasRoomForPanes = { [weak self] in self?.layout(hasPanes: true).panes.isEmpty == false }
    picture.changed = { [weak self] in self?.becomeStale(.body) }
    chart.changed = { [weak self] in self?.becomeStale(.body) }
    let (shown, settings) = (model.picture, model.settings)
    bindings = [
      model.rows.bind { [weak self] in self?.show($0) },
      marks(model.columns, [.body, .lines]),
      marks(model.sortOrder, [.body, .order, .lines]), marks(model.minute, [.body, .lines]),
      marks(model.list.isReversed, [.body, .order, .lines]), marks(model.list.filter, [.order, .lines]),
      marks(model.news.news, .row), marks(model.skyInFull.revision, .body),
      marks(model.selected, [.row, .lines]), marks(model.message, .lines), marks(model.refreshes.isRunning, .lines),
      marks(model.refreshes.isPaused, .lines), marks(model.refreshes.countdown, .lines),
      marks(shown.picture, .picture), marks(shown.isLoading, .picture), marks(shown.loadingSeconds, .picture),
      marks(shown.problem, .picture), marks(shown.imageProblem, .picture), marks(shown.progress, .picture),
      marks(shown.state, .picture),
      settings.bind(\.units) { [weak self] _ in self?.becomeStale([.body, .lines]) },
      settings.bind(\.panes) { [weak self] _ in self?.becomeStale([.body, .lines]) },
      settings.bind(\.language) { [weak self] _ in self?.restyle() },
      settings.bind(\.background) { [weak self] _ in self?.restyle() },
      settings.bind(\.icons) { [weak self] _ in self?.restyle() },
      settings.bind(\.motion) { [weak self] _ in self?.restyle() },
    ]
    guard followsPictureSetting else { return }
    bindings.append(
      settings.bind(\.picture) { [weak self] in
        self?.picture.choose($0)
        self?.becomeStale(.body)
      })
  }

  private func restyle() {
    guard let style else { return }
    let settings = model.settings.chosen.value
    look.choose(style(settings), followsBackground: settings.background == .auto)
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
    control.resize()
    becomeStale(.all)
  }

  package func forget() {
    screen.forget()
    picture.forget()
    becomeStale(.all)
  }
}
