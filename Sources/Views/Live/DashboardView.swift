package import Entities
import Essentials
package import Terminal
package import ViewModels

/// The live table on a screen: bound to a dashboard, drawn where it is stale.
package final class DashboardView {
  let model: DashboardViewModel
  var appearance: Appearance
  var screen: Screen
  var rowViews: [CityRowView] = []
  /// The rows in the order they are shown.
  var order: [CityRowView] = []
  /// The first row shown.
  var top = 0
  var mode = LiveMode.table { didSet { if mode != oldValue { becomeStale([.body, .lines]) } } }
  /// How many keys were pressed so far.
  var keyCount = 0
  /// The first line shown of a page that is longer than the screen.
  var pageTop = 0
  /// How many lines the page has.
  var pageLength = 0
  var stale: Parts = .all
  var shownSelection: CityRowViewModel?
  let picture: PictureArea
  /// The row of its page at which the picture begins.
  var pictureRow = 0
  var shownRegions: ScreenRegions?
  /// The columns as they were drawn last.
  var shownLayout: TableLayout?
  /// How many lines a long message covers above the status line.
  var shownOverlay = 0
  let changed: () -> Void
  /// How it is shown by what the person chose; `nil` for as it is.
  let style: ((Settings.LanguageChoice, Settings.Background) -> Appearance)?
  /// The colours for the background that the terminal told of.
  var toldTheme: Theme?
  private var bindings: [Binding] = []

  /// Parts of the screen that are drawn on their own.
  package struct Parts: OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Title and status line.
    static let lines = Parts(rawValue: 1)
    /// Which rows there are, and in which order.
    static let order = Parts(rawValue: 2)
    /// All rows, the heading and the page over them.
    static let body = Parts(rawValue: 4)
    static let picture = Parts(rawValue: 8)
    /// Some row; the row itself knows.
    static let row = Parts(rawValue: 16)
    /// Some name, and with it the widths of the columns.
    static let names = Parts(rawValue: 32)
    static let all: Parts = [.lines, .order, .body, .picture]
  }

  /// - Parameters:
  ///   - model: What is shown.
  ///   - appearance: How.
  ///   - size: The screen.
  ///   - depth: Its colours.
  ///   - pictures: How pictures may be drawn; `nil` for characters.
  ///   - style: How it is shown once the person chooses another language or background.
  ///   - changed: Called when something on the screen is no longer right.
  package init(
    _ model: DashboardViewModel, appearance: Appearance, size: TerminalSize, depth: ColorDepth,
    pictures: PictureSurroundings? = nil,
    style: ((Settings.LanguageChoice, Settings.Background) -> Appearance)? = nil, changed: @escaping () -> Void
  ) {
    self.model = model
    self.appearance = appearance
    self.style = style
    self.changed = changed
    screen = Screen(columns: size.columns, rows: size.rows, depth: depth)
    picture = PictureArea(model.picture, pictures, size: size, depth: depth, isUnicode: appearance.glyphs == .unicode)
    bindModel()
    bindPicture()
    bindings += styleBindings
    if pictures != nil { bindings.append(model.settings.picture.bind { [weak self] in self?.picture.choose($0) }) }
    picture.changed = { [weak self] in self?.becomeStale(.body) }
  }

  private func bindModel() {
    bindings += [
      model.rows.bind { [weak self] in self?.show($0) },
      model.units.bind { [weak self] _ in self?.becomeStale([.body, .lines]) },
      model.columns.bind { [weak self] _ in self?.becomeStale([.body, .lines]) },
      model.sortOrder.bind { [weak self] _ in self?.becomeStale([.order, .lines]) },
      model.minute.bind { [weak self] _ in self?.becomeStale([.body, .lines]) },
      model.selected.bind { [weak self] _ in self?.becomeStale([.row, .lines]) },
      model.message.bind { [weak self] _ in self?.becomeStale(.lines) },
      model.isRefreshing.bind { [weak self] _ in self?.becomeStale(.lines) },
      model.isPaused.bind { [weak self] _ in self?.becomeStale(.lines) },
      model.nextRefresh.bind { [weak self] _ in self?.becomeStale(.lines) },
      model.countdown.bind { [weak self] _ in self?.becomeStale(.lines) },
    ]
  }

  private func bindPicture() {
    let picture = model.picture
    bindings += [
      picture.picture.bind { [weak self] _ in self?.becomeStale([.picture, .body]) },
      picture.isLoading.bind { [weak self] _ in self?.showPictureState() },
      picture.loadingSeconds.bind { [weak self] _ in self?.showPictureState() },
      picture.problem.bind { [weak self] _ in self?.showPictureState() },
      picture.imageProblem.bind { [weak self] _ in self?.showPictureState() },
      picture.progress.bind { [weak self] _ in self?.showPictureState() },
      picture.state.bind { [weak self] _ in self?.becomeStale(.picture) },
    ]
  }

  /// Marks parts and asks for a frame.
  func becomeStale(_ parts: Parts) {
    stale.formUnion(parts)
    changed()
  }

  /// Takes over the list of rows: views of rows that stay are kept with their bindings.
  private func show(_ rows: [CityRowViewModel]) {
    var kept: [ObjectIdentifier: CityRowView] = [:]
    for view in rowViews { kept[ObjectIdentifier(view.model)] = view }
    rowViews = rows.map { row in
      kept[ObjectIdentifier(row)]
        ?? CityRowView(row) { [weak self] in self?.becomeStale(Self.parts(of: $0)) }
    }
    if case .removing(let row) = mode, !rows.contains(row) { mode = .table }
    becomeStale([.order, .lines])
  }

  private static func parts(of change: CityRowView.Change) -> Parts {
    switch change {
    case .values: .row
    case .name: [.row, .names, .lines]
    case .status: [.row, .lines]
    }
  }

  /// Another size of the screen: everything is drawn anew.
  package func resize(to size: TerminalSize) {
    pageTop = 0
    screen.resize(columns: size.columns, rows: size.rows)
    picture.resize(to: size)
    picture.forget()
    becomeStale(.all)
  }

  /// Something else wrote to the terminal: everything is drawn anew.
  package func forget() {
    screen.forget()
    picture.forget()
    becomeStale(.all)
  }
}

extension DashboardView {
  /// Language and colours as they are chosen, here or by another program.
  var styleBindings: [Binding] {
    [
      model.settings.language.bind { [weak self] _ in self?.restyle() },
      model.settings.background.bind { [weak self] _ in self?.restyle() },
    ]
  }

  /// The terminal told of its background: it counts while the person leaves the choice to the terminal.
  package func show(theme: Theme) {
    toldTheme = theme
    guard model.settings.background.value == .auto, theme != appearance.theme else { return }
    appearance.theme = theme
    becomeStale(.all)
  }

  private func restyle() {
    guard let style else { return }
    let background = model.settings.background.value
    appearance = style(model.settings.language.value, background)
    if background == .auto, let toldTheme { appearance.theme = toldTheme }
    becomeStale(.all)
  }
}

extension DashboardView {
  /// Sees to it that the sky is computed where it is drawn, and nowhere else: for the city in full, and for the rows on
  /// screen while they show hours or the sky. A thousand cities cost no more than a screenful.
  func prepareSun(_ regions: ScreenRegions) {
    if mode == .city {
      model.prepareSky(of: model.selected.value.map { [$0] } ?? [])
    } else if [.hours, .sky].contains(model.columns.value), !order.isEmpty {
      let shown = order[min(top, order.count)..<min(top + regions.body.count, order.count)]
      model.prepareSky(of: shown.map(\.model))
    }
  }
}
