package import Entities
package import Essentials
package import Terminal
package import ViewModels

/// A live list of days with their pictures, and a page for one day.
package final class PictureBrowserView: LiveView, Styled {
  let list: PictureListViewModel
  private let model: PictureViewModel
  private let area: PictureArea
  /// Opens a page in the web browser, and returns a sentence for the status line.
  private let open: (URL) async -> String
  /// Saves a picture, and returns a sentence for the status line.
  private let save: (Picture) async -> String
  private var look: LiveLook
  var screen: Screen
  /// Whether the page of the selected day is shown instead of the list.
  private(set) var showsDay = false
  /// The index of the first visible day of the list.
  private var top = 0
  /// The scroll position of the day's page; at the top when another is shown.
  var page = PageScroll()
  private var hasQuit = false
  /// The last message, until a key is pressed.
  private(set) var message: String?
  private let followsBackground: Bool
  private let changed: () -> Void
  private var bindings: [Binding] = []

  /// A view of a `list` of days, with a `model` for the picture of the day shown in its place. The colours are those of
  /// `appearance` or, with `followsBackground`, suit the background that the terminal reports. `open` and `save`
  /// return a sentence for the status line; `changed` is called when the screen is out of date.
  package init(
    _ list: PictureListViewModel, _ model: PictureViewModel, appearance: Appearance, followsBackground: Bool = true,
    size: TerminalSize, context: PictureContext, open: @escaping (URL) async -> String,
    save: @escaping (Picture) async -> String, changed: @escaping () -> Void
  ) {
    (self.list, self.model, look) = (list, model, LiveLook(appearance))
    (self.open, self.save, self.changed) = (open, save, changed)
    self.followsBackground = followsBackground
    screen = Screen(columns: size.columns, rows: size.rows, depth: context.abilities.colorDepth)
    area = PictureArea(model, context)
    area.changed = changed
    bindings = [
      list.pictures.bind { _ in changed() }, list.selected.bind { _ in changed() },
      list.loading.bind { _ in changed() }, list.problem.bind { _ in changed() },
      model.picture.bind { _ in changed() }, model.loading.bind { _ in changed() },
      model.imageProblem.bind { _ in changed() },
    ]
  }

  /// Loads the first days, and counts the seconds of loading until `sleep`, which waits for some seconds, throws.
  package func run(sleep: @escaping @Sendable (Double) async throws -> Void) async {
    let loading = Task { await list.loadMore() }
    while (try? await sleep(1)) != nil {
      list.tick()
      model.tickLoading()
    }
    loading.cancel()
  }

  package func resize(to size: TerminalSize) {
    screen.resize(columns: size.columns, rows: size.rows)
    area.resize(to: size)
    changed()
  }

  package func forget() {
    screen.forget()
    area.forget()
    changed()
  }

  var appearance: Appearance { look.appearance }

  /// The rows between the title and the status line, at least one.
  private var body: Range<Int> { 1..<max(screen.rows - 1, 2) }

  // MARK: - Drawing

  package func frame() -> [UInt8] {
    write(titleLine, 0)
    let lines = showsDay ? dayLines() : listLines()
    for (line, row) in zip(lines, body) { write(line, row) }
    write(statusLine, screen.rows - 1)
    if !showsDay { area.disappear() }
    let place = showsDay ? CellPosition(row: body.lowerBound, column: 0) : nil
    return area.frame(of: &screen, at: place, before: body.upperBound, isWhole: page.isAtTop)
  }

  private var titleLine: StyledText {
    var line = StyledText(" \(words("Picture of the day"))", theme.heading)
    let count = list.pictures.value.count
    line.append("  " + words(one: "\(count) day", other: "\(count) days", count), theme.quiet)
    if !list.hasMore, count > 0 { line.append("  \(words("the end"))", theme.quiet) }
    return line
  }

  private var statusLine: StyledText {
    if let message { return StyledText(" \(message)") }
    if let problem = list.problem.value { return StyledText(" " + words(problem.phrase), theme.warning) }
    if let loading = list.loading.value {
      return StyledText(" " + appearance.progress(of: words("loading"), seconds: loading.seconds), theme.quiet)
    }
    return keys.text
  }

  private var keys: KeyLine { KeyTable.pictures.line(place, of: self, appearance, width: screen.columns) }

  /// The days from the first visible row on, scrolled so that the selected one is visible.
  private func listLines() -> [StyledText] {
    let pictures = list.pictures.value
    let selected = list.selected.value
    top = min(max(min(top, selected), selected - body.count + 1, 0), max(pictures.count - 1, 0))
    let table = PrintedList(appearance: appearance, width: max(screen.columns - 2, 1))
    return body.indices.map { row(top + $0 - body.lowerBound, pictures, table) }
  }

  private func row(_ index: Int, _ pictures: [Picture], _ table: PrintedList) -> StyledText {
    guard pictures.indices.contains(index) else {
      let isHint = pictures.isEmpty && index == 0 && list.loading.value == nil
      return StyledText(isHint ? " " + words("No pictures; press \(KeyBinding.reload.name) to load them.") : "")
    }
    let line = table.line(pictures[index])
    guard index == list.selected.value else { return StyledText("  ") + line }
    return (StyledText(appearance.selectionMark + " ") + line).fitted(to: screen.columns).selected(theme)
  }

  private func dayLines() -> [StyledText] {
    page.lines(height: body.count) { area.page(appearance, columns: screen.columns, height: body.count, isAtTop: $0) }
  }

  private func write(_ line: StyledText, _ row: Int) {
    screen.write(appearance.cut(appearance.displayable(line), to: screen.columns), row: row)
  }

  // MARK: - Events

  package func handle(_ event: TerminalEvent) -> LiveOutcome {
    switch event {
    case .key(.control("l")), .resumed: forget()
    case .key(let key): for key in key.latinKeys where press(key) == .quit { return .quit }
    case .mouse(let mouse): return handle(mouse)
    case .resized(let size): resize(to: size)
    case .reply(let reply):
      area.apply(reply)
      if look.apply(reply, followsBackground: followsBackground) { changed() }
    // The rest of the last frame has been written; the loop draws what has changed since.
    case .drained, .paste, .ended: break
    }
    return .stay
  }

  private var place: KeyPlaces { showsDay ? .listedPicture : .pictureList }

  /// The number of days that Page Up and Page Down move by.
  var daysPerScreen: Int { max(body.count - 1, 1) }

  /// Removes the last message and does what a key does where it works.
  private func press(_ key: Key) -> LiveOutcome {
    say(nil)
    if KeyTable.pictures.press(key, at: place, on: self), showsDay { changed() }
    return hasQuit ? .quit : .stay
  }

  func quit() { hasQuit = true }

  /// Opens the web page of the selected day's picture.
  func openPage() { act { [open] in await open($0.pageURL) } }

  /// Saves the selected day's picture, loading it first if need be.
  func savePicture() {
    if list.selectedPicture != nil { say(words("loading the picture")) }
    act(save)
  }

  /// Empties the list and loads the first days again.
  func reload() {
    clear()
    Task { await list.loadMore() }
  }

  /// The wheel scrolls; a click presses a key named in the status line.
  private func handle(_ mouse: MouseEvent) -> LiveOutcome {
    let lastRow = screen.rows - 1
    switch mouse.action {
    case .click: return mouse.position.row == lastRow ? keys.key(at: mouse.position.column).map(press) ?? .stay : .stay
    case .wheelUp: scroll(by: -1)
    case .wheelDown: scroll(by: 1)
    }
    return .stay
  }

  /// Scrolls the page by three lines a step, or moves the selection.
  private func scroll(by steps: Int) {
    guard showsDay else { return list.moveSelection(by: steps) }
    page.move(by: 3 * steps)
    changed()
  }

  /// Shows the page of the selected day, or of the one `offset` rows below it (above if negative), if there is one.
  func showDay(by offset: Int = 0) {
    let former = list.selected.value
    if offset != 0 { list.moveSelection(by: offset) }
    guard offset == 0 || list.selected.value != former, let picture = list.selectedPicture else { return }
    area.disappear()
    showsDay = true
    page = PageScroll()
    model.show(picture)
    changed()
  }

  /// Returns from a day's page to the list.
  func close() {
    showsDay = false
    model.clear()
    changed()
  }

  /// Performs an action on the selected day's picture, if there is one, and then shows the sentence that it returns.
  private func act(_ action: @escaping (Picture) async -> String) {
    guard let picture = list.selectedPicture else { return }
    Task { say(await action(picture)) }
  }

  /// Empties the list and returns to it.
  func clear() {
    if showsDay { close() }
    top = 0
    list.clear()
  }

  /// Shows a sentence in the status line; `nil` removes the last one.
  private func say(_ sentence: String?) {
    guard sentence != message else { return }
    message = sentence
    changed()
  }
}
