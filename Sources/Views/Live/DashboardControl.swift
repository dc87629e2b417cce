import Entities
import Essentials
import Terminal
import ViewModels

/// Turns keys and mouse events into changes of the live table's state and requests to the dashboard.
final class DashboardControl {
  let model: DashboardViewModel
  /// The page, prompt or question that is open; each change asks for a frame.
  private(set) var mode = LiveMode.table { didSet { if mode != oldValue { changed() } } }
  /// The rows of the table, and which of them are on screen.
  var rows = RowList()
  /// The scroll position of the visible page.
  var pageScroll = PageScroll()
  /// The pages below the visible one with their scroll positions; going back leads to the last of them.
  private var pagesBelow: [(page: LivePage, scroll: PageScroll)] = []
  /// The number of lines for cities, at least 1.
  var bodyHeight = 1
  /// Whether the screen would have room for panes if they were on.
  var hasRoomForPanes: () -> Bool = { true }
  /// The letter for yes in the user's language, in lower case; `y` works too.
  var yesLetter = "y"
  /// The orders that the visible columns offer, from the left; empty before the first frame.
  var orders: [RowOrder] = []
  /// Called when an event changes something on the screen that the dashboard doesn't report itself.
  var changed: () -> Void = {}
  /// Whether the last frame had panes below or beside the table.
  var showsPanes = false
  private var hasQuit = false
  /// The row that was clicked last, and when, to recognise a double click; `nil` after one, and before the first click.
  var lastClick: (row: CityRowViewModel, time: Date)?
  /// The number of keys pressed so far, to notice keys pressed while something is saved.
  private var keyCount = 0

  init(_ model: DashboardViewModel) { self.model = model }

  /// Handles a key. Where keys are commands, one of a Korean layout counts as the Latin keys in its place.
  func press(_ key: Key) -> LiveOutcome {
    for key in mode.takesText ? [key] : key.latinKeys { guard handle(key) == .stay else { return .quit } }
    return .stay
  }

  /// Dismisses the message, then performs a command, answers the question or types into the prompt.
  private func handle(_ key: Key) -> LiveOutcome {
    keyCount &+= 1
    model.messages.dismiss()
    if let place = mode.place {
      let isPage = mode.isPage
      guard KeyTable.dashboard.press(key, at: place, on: self) else { return .stay }
      if isPage { changed() }
      return hasQuit ? .quit : .stay
    }
    if case .removing(let row) = mode { answer(key, about: row) } else { edit(.key(key)) }
    return .stay
  }

  /// Has skies computed: at once for a city's page; when there is time, for the `height` visible rows while they show
  /// hours or the sky, and for all rows while they are sorted by the outlook.
  func prepareSky(height: Int) {
    if mode.showsCity { model.prepareSky(of: model.selected.value.map { [$0] } ?? []) }
    let showsSkies = !mode.isPage && [.hours, .sky].contains(model.columns.value)
    let seen = showsSkies ? rows.visibleRows(height: height) : []
    model.requestSkies(of: seen + (model.sortOrder.value == .outlook ? rows.order.map(\.model) : []))
  }

  /// Closes a question or prompt about a city that has been removed, so that it isn't among `rows`.
  func closePrompt(unlessAbout rows: [CityRowViewModel]) {
    switch mode {
    case .removing(let row), .renaming(let row, _): if !rows.contains(row) { mode = .table }
    case .table, .page, .adding, .filtering: break
    }
  }

  /// Keeps every page at the same part of its text after the screen's size changed.
  func resize() {
    pageScroll.resize()
    for index in pagesBelow.indices { pagesBelow[index].scroll.resize() }
  }

  // MARK: - Keys

  /// Whether there is a city for the keys about the selected one.
  var hasSelection: Bool { model.selected.value != nil }

  /// Leaves the program once the key is handled.
  func quit() { hasQuit = true }

  /// Opens the selected city's page: its sky if the table shows skies, else its weather.
  func openCity() { if hasSelection { open(model.columns.value == .sky ? .sky : .city) } }

  /// Opens the selected city's star chart for now, or closes the chart that is open.
  func openChart() { if hasSelection { open(.chart(LiveChart())) } }

  /// Moves or turns the visible chart.
  func changeChart(_ change: (inout LiveChart) -> Void) {
    guard case .chart(var chart) = mode.page else { return }
    change(&chart)
    mode = .page(.chart(chart))
  }

  /// Whether the chart shows a time other than now.
  var isChartAtOtherTime: Bool { if case .chart(let chart) = mode.page { chart.minutes != 0 } else { false } }

  /// Puts a page on top, or closes it if it is there already. No page is in the stack twice.
  func open(_ newPage: LivePage) {
    guard newPage.place != mode.page?.place else { return close() }
    pagesBelow.removeAll { newPage.place == $0.page.place }
    if let shown = mode.page { pagesBelow.append((shown, pageScroll)) }
    pageScroll = PageScroll()
    mode = .page(newPage)
  }

  /// Switches from the city's sky to its weather, or from any other page to its sky; going back leads to the table.
  func switchCityPage() {
    pagesBelow = []
    pageScroll = PageScroll()
    mode = .page(mode.page == .sky ? .city : .sky)
  }

  /// Goes back to the page below, or the table.
  func close() {
    let below = pagesBelow.popLast()
    pageScroll = below?.scroll ?? PageScroll()
    mode = below.map { .page($0.page) } ?? .table
  }

  // MARK: - Questions and prompts

  /// Removes the city if the key means yes; any other key keeps it.
  private func answer(_ key: Key, about row: CityRowViewModel) {
    mode = .table
    if let text = key.text?.lowercased(), text == "y" || text == yesLetter { model.editor?.remove(row) }
  }

  /// Passes an event to the open prompt, if there is one.
  func edit(_ event: TerminalEvent) {
    switch (mode, event) {
    case (.adding, .key(.escape)), (.renaming, .key(.escape)): mode = .table
    case (.adding(let prompt), .key(.enter)): add(prompt)
    case (.adding(var prompt), _):
      prompt.handle(event) { model.editor?.suggestions(for: $0) ?? [] }
      mode = .adding(prompt)
    case (.filtering(let prompt), .key(.escape)): restore(prompt)
    // A filter that matches nothing is dropped.
    case (.filtering(let prompt), .key(.enter)) where model.orderedRows.isEmpty: restore(prompt)
    case (.filtering, .key(.enter)): mode = .table
    case (.filtering, .key(.down)), (.filtering, .key(.tab)): model.moveSelection(by: 1)
    case (.filtering, .key(.up)): model.moveSelection(by: -1)
    case (.filtering(var prompt), _):
      guard prompt.editor.apply(event) else { return }
      mode = .filtering(prompt)
      model.filter(prompt.editor.text)
    case (.renaming(let row, let editor), .key(.enter)): rename(row, to: editor)
    case (.renaming(let row, var editor), _): if editor.apply(event) { mode = .renaming(row, editor) }
    case (.table, _), (.page, _), (.removing, _): break
    }
  }

  /// Opens the prompt for a city to add.
  func askForCity() { mode = .adding(AddPrompt()) }

  /// Opens the prompt for a new name of the selected city, if there is one.
  func askForName() { if let row = model.selected.value { mode = .renaming(row, LineEditor(row.name)) } }

  /// Asks whether to remove the selected city, if there is one.
  func askWhetherToRemove() { if let row = model.selected.value { mode = .removing(row) } }

  /// Opens the prompt for the filter, which begins with the filter in force.
  func askForFilter() {
    let text = model.list.filter.value
    mode = .filtering(
      FilterPrompt(editor: LineEditor(text), previousSelection: model.selected.value, previousFilter: text))
  }

  /// Restores the selection and filter from before the prompt.
  private func restore(_ prompt: FilterPrompt) {
    mode = .table
    model.filter(prompt.previousFilter)
    if let row = prompt.previousSelection, model.rows.value.contains(row) { model.selected.value = row }
  }

  /// Closes the prompt and renames the city in the background.
  private func rename(_ row: CityRowViewModel, to typed: LineEditor) {
    mode = .table
    let keys = keyCount
    Task {
      // A refused name comes back to be corrected, unless the user has gone on to something else.
      guard await model.editor?.rename(row, to: typed.text) == false, keyCount == keys, mode == .table else { return }
      mode = .renaming(row, typed)
    }
  }

  /// Closes the prompt and adds the chosen suggestion, or else the place that the text means; nothing if it's blank.
  private func add(_ prompt: AddPrompt) {
    mode = .table
    let text = prompt.editor.text
    guard let editor = model.editor else { return }
    if let place = prompt.chosenPlace { return editor.add(place, for: text) }
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let keys = keyCount
    Task {
      let outcome = await editor.add(AddRequest(place: text))
      // The text comes back to be corrected, unless the user has gone on to something else.
      guard outcome != .added, keyCount == keys, mode == .table else { return }
      mode = .adding(prompt.offering(outcome))
    }
  }
}
