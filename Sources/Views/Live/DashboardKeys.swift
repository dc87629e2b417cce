import Entities
import Terminal
import ViewModels

/// The keys of the table and its pages, in the order of the help page and the status line. To add one, add a row.
/// In actions, `$1` is the ``KeyStep`` of the pressed key.
nonisolated extension KeyTable where Screen == DashboardControl {
  static let dashboard = KeyTable(
    rows: Row.navigation + Row.chart + Row.tableChanges + Row.pages + Row.everywhere + Row.helpAndQuit
      + Row.suggestions)
}

private typealias Row = KeyBinding<DashboardControl>

/// The rows whose keys are named in texts, and so have names themselves.
nonisolated extension KeyBinding where Screen == DashboardControl {
  static let help = KeyBinding(.character("?"), or: .function(1), at: .table) { $0.open(.help) }
    .help(.general, Phrase("this help")).hint(Phrase("keys", context: "key"), priority: 20)
  static let sort = KeyBinding(.character("s"), at: .table) { $0.model.sortByNextColumn(of: $0.orders) }
    .help(.cities, Phrase("sort by the next column"))
    .hint(Phrase("sort", context: "key"), priority: 12) { $0.model.rows.value.count > 1 }
  static let add = KeyBinding(.character("a"), at: .table) { $0.askForCity() }
    .help(.cities, Phrase("add a city")).hint(Phrase("add", context: "key"), priority: 14)
  static let restore = KeyBinding(.character("U"), at: .table) { $0.model.editor?.undoRemove() }
  static let clearFilter = KeyBinding(.escape, or: .backspace, at: .table) { $0.model.filter("") }
  static let pause = KeyBinding(.character("p"), at: [.table, .pages]) { $0.model.refreshes.togglePause() }
    .help(.general, Phrase("pause or resume refreshing"))
  fileprivate static let dusk = KeyBinding(.end, or: .character("G"), at: .chart) { screen in
    screen.changeChart { $0.goToDarkness(screen.model) }
  }.hint(Phrase("dusk", context: "key"), priority: 13)
}

nonisolated extension KeyBinding where Screen == DashboardControl {
  /// Selecting cities in the table, and opening their pages.
  fileprivate static let navigation: [Row] = [
    help,
    Row(Keys.arrows + Keys.upDownLetters, at: .table) { $0.model.moveSelection(by: $1) }
      .help(.cities, Phrase("select (on a city page, j and k: next or previous city)"))
      .hint(Phrase("city", context: "key"), priority: 17, keys: Keys.hintLetters) { $0.model.hasSeveralRows },
    nextCity(at: .scrollableCityPages),
    Row(Keys.homeAndEnd + Keys.homeAndEndLetters, at: .table) {
      if $1 < 0 { $0.model.selectFirst() } else { $0.model.selectLast() }
    }.help(.cities, Phrase("first or last city")),
    Row(Keys.pageKeys, or: Keys.lessPageKeys, at: .table) { $0.model.moveSelection(by: $1 * max($0.bodyHeight - 1, 1)) }
      .help(.cities, Phrase("one screen up or down")),
    Row(.enter, at: .table) { $0.openCity() }
      .help(.cities, Phrase("open the city (from the sky table: its night); \(Key.Code.escape.name) goes back"))
      .hint(Phrase("open", context: "key to a city"), priority: 10) { $0.hasSelection },
    Row(.character("y"), at: .table) { $0.model.toggleColumns(.sky) }
      .help(.view, Phrase("switch between weather and sky"))
      .hint(Phrase("sky", context: "key"), priority: 16) { $0.model.columns.value != .sky }
      .hint(Phrase("weather", context: "key"), priority: 16),
    otherPage(at: .scrollableCityPages),
    Row(.character("c"), at: [.table, .pages]) { $0.openChart() }
      .help(.view, Phrase("star chart of the selected city"))
      .hint(Phrase("chart", context: "key"), at: [.table, .scrollableCityPages], priority: 15) { $0.hasSelection },
    Row(.character("e"), at: [.table, .pages]) { if $0.hasSelection { $0.open(LivePage.events) } }
      .help(.view, Phrase("coming events over the selected city"))
      .hint(Phrase("events", context: "key"), at: .table, priority: 5) { $0.hasSelection }
      .hint(Phrase("events", context: "key"), at: .sky, priority: 14),
  ]

  fileprivate static let chart: [Row] = [
    Row(Keys.leftAndRight, at: .chart) { screen, step in screen.changeChart { $0.move(bySteps: step) } }
      .help(.view, Phrase("star chart: back or forward in time; ↑↓ turn it, \(dusk.name) goes to dusk"))
      .hint(Phrase("time", context: "key"), priority: 18, keys: [.left, .right]),
    Row(Keys.pageKeys, or: Keys.lessPageKeys, at: .chart) { screen, day in screen.changeChart { $0.move(byDays: day) } }
      .hint(Phrase("day", context: "key"), priority: 10, keys: [.pageUp, .pageDown]),
    Row(.home, or: .character("g"), at: .chart) { screen in screen.changeChart { $0.goToNow() } }
      .hint(Phrase("now", context: "key"), priority: 12) { $0.isChartAtOtherTime },
    dusk,
    Row(Keys.arrows, at: .chart) { screen, step in screen.changeChart { $0.turn(by: -step) } }
      .hint(Phrase("direction", context: "key"), priority: 16, keys: [.up, .down]),
    nextCity(at: .chart), otherPage(at: .chart),
  ]

  /// Changing what the table shows, and its list of cities.
  fileprivate static let tableChanges: [Row] = [
    Row(.character("v"), at: .table) { $0.model.togglePanes(canBeSeen: $0.hasRoomForPanes()) }
      .help(.view, Phrase("show or hide the panes about the selected city"))
      .hint(Phrase("panes", context: "key"), priority: 11) {
        $0.showsPanes || $0.model.settings.chosen.value.panes != .on
      },
    Row(.character("/"), at: .table) { $0.askForFilter() }
      .help(.cities, Phrase("filter by name (\(clearFilter.name) clears it)"))
      .hint(Phrase("filter", context: "key"), priority: 13) { $0.model.rows.value.count > 1 },
    sort,
    Row(.character("S"), at: .table) { $0.model.reverseOrder() }.help(.cities, Phrase("reverse the order")),
    Row(.character("w"), at: .table) { $0.model.nextWeatherColumns() }
      .help(.view, Phrase("switch between now, days and hours"))
      .hint(Phrase("days/hours", context: "key"), priority: 8),
    add,
    Row(.character("n"), at: .table) { $0.askForName() }.help(.cities, Phrase("rename the selected city")),
    Row(.character("d"), at: .table) { $0.askWhetherToRemove() }
      .help(.cities, Phrase("remove the selected city (\(restore.name) to undo)"))
      .hint(Phrase("remove", context: "key"), priority: 7) { $0.hasSelection },
    restore,
    Row([(.character("J"), 1), (.character("K"), -1)], at: .table) { $0.model.editor?.moveSelected(by: $1) }
      .help(.cities, Phrase("move the selected city down or up")),
    clearFilter,
  ]

  fileprivate static let pages: [Row] = [
    Row(Keys.arrows + Keys.upDownLetters, at: [.help, .picture]) { $0.pageScroll.move(by: $1) }
      .hint(Keys.scroll, priority: 18, keys: [.up, .down]) { $0.pageScroll.isScrollable },
    Row(.escape, or: .enter, .character("q"), .backspace, at: .pages) { $0.close() }
      .hint(Keys.back, priority: 19, keys: [.escape, .character("q")]),
    Row(Keys.arrows, at: .scrollableCityPages) { $0.pageScroll.move(by: $1) }
      .hint(Keys.scroll, priority: 18, keys: [.up, .down]) { $0.pageScroll.isScrollable },
    Row(Keys.homeAndEnd + Keys.homeAndEndLetters, at: .scrollable) {
      if $1 < 0 { $0.pageScroll.moveToTop() } else { $0.pageScroll.moveToEnd() }
    },
    Row(Keys.pageKeys, or: Keys.lessPageKeys, at: .scrollable) { $0.pageScroll.move(byScreens: $1) },
  ]

  fileprivate static let everywhere: [Row] = [
    Row(.character("u"), at: [.table, .pages]) { $0.model.toggleUnits() }
      .help(.view, Phrase("switch between °C and °F"))
      .hint(Phrase("°C/°F", context: "key"), at: .table, priority: 9) {
        $0.model.columns.value != .sky || $0.showsPanes
      }
      .hint(Phrase("°C/°F", context: "key"), at: .city, priority: 9),
    Row(.character("t"), at: [.table, .pages]) { $0.model.toggleClock() }
      .help(.view, Phrase("switch between 12 and 24 hours")),
    Row(.character("i"), at: [.table, .pages]) { $0.open(LivePage.picture) }.help(.view, Phrase("picture of the day")),
    Row(.character("r"), at: [.table, .pages]) { $0.model.refresh() }
      .help(.general, Phrase("refresh now"))
      .hint(Phrase("refresh", context: "key"), at: [.table, .scrollableCityPages], priority: 6) { $0.hasSelection },
    pause,
  ]

  fileprivate static let helpAndQuit: [Row] = [
    Row(.character("?"), or: .function(1), at: .pages) { $0.open(.help) }
      .hint(Phrase("keys", context: "key"), at: [.cityPages, .picture], priority: 20),
    Row(.character("q"), at: .table) { $0.quit() }
      .help(.general, Phrase("back; in the table, quit")).hint(Phrase("quit", context: "key"), priority: 19),
  ]

  /// The hints of the prompt while there are places to choose from; the prompt itself handles the keys.
  fileprivate static let suggestions: [Row] = [
    Row(.down, at: .suggestions) { _ in }.hint(Phrase("choose", context: "key"), priority: 20),
    Row(.enter, at: .suggestions) { _ in }.hint(Phrase("add", context: "key"), priority: 19),
    Row(.escape, at: .suggestions) { _ in }.hint(Phrase("cancel", context: "key"), priority: 18),
  ]

  /// Selects the next or previous city on one of its pages.
  private static func nextCity(at places: KeyPlaces) -> Row {
    Row(Keys.upDownLetters, at: places) { $0.model.moveSelection(by: $1) }
      .hint(Phrase("city", context: "key"), priority: 17, keys: Keys.hintLetters) { $0.model.hasSeveralRows }
  }

  /// Switches between a city's weather and its sky.
  private static func otherPage(at places: KeyPlaces) -> Row {
    Row(.character("y"), at: places) { $0.switchCityPage() }
      .hint(Phrase("weather", context: "key"), at: .sky, priority: 16)
      .hint(Phrase("sky", context: "key"), priority: 16)
  }
}
