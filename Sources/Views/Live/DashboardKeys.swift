import Entities
import Terminal
import ViewModels

/// The keys of the table and of the pages over it, in the order in which help and the last line name them. A new key is a
/// row here.
nonisolated extension KeyTable where Screen == DashboardControl {
  private typealias Row = KeyBinding<DashboardControl>

  static let dashboard = KeyTable(
    rows: table + chart + changes + pages + everywhere + [
      Row(.help, .character("?"), or: .function(1), at: .pages) { $0.open(.help) }
        .hint(.help, at: [.cityPages, .picture], worth: 20),
      Row(.quit, .character("q"), at: .table, help: .refreshing) { $0.quit() }.hint(.quit, worth: 19),
    ] + suggestions)

  private static let table: [Row] = [
    Row(.help, .character("?"), or: .function(1), at: .table, help: .refreshing) { $0.open(.help) }
      .hint(.help, worth: 20),
    Row(.select, Keys.arrows + Keys.letters, at: .table, help: .cities) { $0.model.moveSelection(by: $1) }
      .hint(.city, worth: 17, keys: [.character("j"), .character("k")]) { $0.model.rows.value.count > 1 },
    nextCity(at: [.city, .sky]),
    Row(.first, Keys.ends, at: .table, help: .cities) {
      if $1 < 0 { $0.model.selectFirst() } else { $0.model.selectLast() }
    },
    Row(.pageUp, Keys.screens, or: Keys.otherScreens, at: .table, help: .cities) {
      $0.model.moveSelection(by: $1 * max($0.bodyHeight - 1, 1))
    },
    Row(.open, .enter, at: .table, help: .cities) { $0.openCity() }.hint(.open, worth: 10) { $0.hasCities },
    Row(.sky, .character("y"), at: .table, help: .view) { $0.model.toggleColumns(.sky) }
      .hint(.toSky, worth: 16) { $0.model.columns.value != .sky }.hint(.toWeather, worth: 16),
    otherPage(at: [.city, .sky]),
    Row(.chart, .character("c"), at: [.table, .pages], help: .view) { $0.openChart() }
      .hint(.chart, at: [.table, .city, .sky], worth: 15) { $0.hasCities },
  ]

  private static let chart: [Row] = [
    Row(.time, Keys.sides, at: .chart, help: .view) { screen, step in screen.changeChart { $0.move(bySteps: step) } }
      .hint(.time, worth: 18, keys: [.left, .right]),
    Row(.days, Keys.screens, or: Keys.otherScreens, at: .chart) { screen, step in
      screen.changeChart { $0.move(byDays: step) }
    }.hint(.days, worth: 10, keys: [.pageUp, .pageDown]),
    Row(.now, .home, or: .character("g"), at: .chart) { screen in screen.changeChart { $0.goToNow() } }
      .hint(.now, worth: 12) { $0.isChartElsewhere },
    Row(.dark, .end, or: .character("G"), at: .chart) { screen in
      screen.changeChart { $0.goToDarkness(screen.model) }
    }.hint(.dark, worth: 13),
    Row(.turn, Keys.arrows, at: .chart) { screen, step in screen.changeChart { $0.turn(by: -step) } }
      .hint(.turn, worth: 16, keys: [.up, .down]),
    nextCity(at: .chart), otherPage(at: .chart),
  ]

  private static let changes: [Row] = [
    Row(.panes, .character("v"), at: .table, help: .view) { $0.model.togglePanes(canBeSeen: $0.hasRoomForPanes()) }
      .hint(.panes, worth: 11) { $0.showsPanes || $0.model.settings.chosen.value.panes != .on },
    Row(.find, .character("/"), at: .table, help: .cities) { $0.find() }
      .hint(.find, worth: 13) { $0.model.rows.value.count > 1 },
    Row(.sort, .character("s"), at: .table, help: .cities) { $0.model.sortByNextColumn(of: $0.orders) }
      .hint(.sort, worth: 12) { $0.model.rows.value.count > 1 },
    Row(.reverse, .character("S"), at: .table, help: .cities) { $0.model.turnOrderRound() },
    Row(.weather, .character("w"), at: .table, help: .view) { $0.model.nextWeatherColumns() }.hint(.columns, worth: 8),
    Row(.add, .character("a"), at: .table, help: .cities) { $0.askForCity() }.hint(.add, worth: 14),
    Row(.rename, .character("n"), at: .table, help: .cities) { $0.askForName() },
    Row(.remove, .character("d"), at: .table, help: .cities) { $0.askWhetherToRemove() }
      .hint(.remove, worth: 7) { $0.hasCities },
    Row(.restore, .character("U"), at: .table) { $0.model.editor?.undoRemove() },
    Row(.move, [(.character("J"), 1), (.character("K"), -1)], at: .table, help: .cities) {
      $0.model.editor?.moveSelected(by: $1)
    },
    Row(.back, .escape, or: .backspace, at: .table) { $0.model.filter("") },
  ]

  private static let pages: [Row] = [
    Row(.scroll, Keys.arrows + Keys.letters, at: [.help, .picture]) { $0.page.move(by: $1) }
      .hint(.scroll, worth: 18, keys: [.up, .down]) { $0.page.isLonger },
    Row(.back, .escape, or: .enter, .character("q"), .backspace, at: .pages) { $0.close() }
      .hint(.back, worth: 19, keys: [.escape, .character("q")]),
    Row(.scroll, Keys.arrows, at: [.city, .sky]) { $0.page.move(by: $1) }
      .hint(.scroll, worth: 18, keys: [.up, .down]) { $0.page.isLonger },
    Row(.scroll, Keys.ends, at: .texts) { $0.page.move(toEnd: $1 > 0) },
    Row(.scroll, Keys.screens, or: Keys.otherScreens, at: .texts) { $0.page.move(byScreens: $1) },
  ]

  private static let everywhere: [Row] = [
    Row(.units, .character("u"), at: [.table, .pages], help: .view) { $0.model.toggleUnits() }
      .hint(.units, at: .table, worth: 9) { $0.model.columns.value != .sky || $0.showsPanes }
      .hint(.units, at: .city, worth: 9),
    Row(.clock, .character("t"), at: [.table, .pages], help: .view) { $0.model.toggleClock() },
    Row(.picture, .character("i"), at: [.table, .pages], help: .view) { $0.open(LiveMode.picture) },
    Row(.refresh, .character("r"), at: [.table, .pages], help: .refreshing) { $0.model.refresh() }
      .hint(.refresh, at: [.table, .city, .sky], worth: 6) { $0.hasCities },
    Row(.pause, .character("p"), at: [.table, .pages], help: .refreshing) { $0.model.refreshes.togglePause() },
  ]

  /// What the prompt does with these keys while there are places to choose from.
  private static let suggestions: [Row] = [
    Row(.choose, .down, at: .suggestions) { $0.edit(.key(.down)) }.hint(.choose, worth: 20),
    Row(.open, .enter, at: .suggestions) { $0.edit(.key(.enter)) }.hint(.addChosen, worth: 19),
    Row(.back, .escape, at: .suggestions) { $0.edit(.key(.escape)) }.hint(.cancel, worth: 18),
  ]

  private static func nextCity(at places: KeyPlaces) -> Row {
    Row(.next, Keys.letters, at: places) { $0.model.moveSelection(by: $1) }
      .hint(.city, worth: 17, keys: [.character("j"), .character("k")]) { $0.model.orderedRows.count > 1 }
  }

  /// The sky of the city whose weather is shown, and the other way round.
  private static func otherPage(at places: KeyPlaces) -> Row {
    Row(.sky, .character("y"), at: places) { $0.turnPage() }
      .hint(.toWeather, at: .sky, worth: 16).hint(.toSky, worth: 16)
  }
}
