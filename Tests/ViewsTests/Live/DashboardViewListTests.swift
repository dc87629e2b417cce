import Entities
import Foundation
import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// Lists of many cities: filtered, turned round, longer than the screen.
struct DashboardViewListTests {
  @Test func `what is typed after a slash filters the table, and Esc shows it as it was`() async {
    let bench = await LiveBench.filled()
    bench.press(.down)
    bench.type("/rey")
    #expect(bench.terminal.text.contains("›Reykjavík") && bench.line("London") == nil)
    #expect(bench.drift() == nil)
    bench.type("zz")
    #expect(bench.terminal.lines.last?.hasSuffix("no match") == true)
    bench.press(.escape)
    #expect(bench.terminal.text.contains("›London") && bench.line("Seoul") != nil)
    bench.type("/zz")
    bench.press(.enter)
    #expect(bench.terminal.text.contains("›London") && bench.line("Seoul") != nil)
  }

  @Test func `while a filter is typed nothing is empty that Enter fills`() async {
    for (columns, rows) in [(80, 24), (120, 40), (200, 60)] {
      let bench = await PanesTests.bench(columns, rows, cities: 10)
      for letter in "/on" {
        bench.type(String(letter))
        let body = bench.terminal.lines.dropLast()
        let cities = bench.model.orderedRows.count
        #expect(bench.view.layout.body.count == cities || bench.view.layout.panes.isEmpty, "\(columns) \(letter)")
        #expect(!body.dropFirst(2).prefix(cities + 1).contains(""), "\(columns) \(letter): \(body)")
      }
      let typed = bench.terminal.lines.dropFirst().dropLast()
      bench.press(.enter)
      #expect(bench.terminal.lines.dropFirst().dropLast() == typed)
      #expect(bench.drift() == nil)
    }
  }

  @Test func `Enter keeps a filter, the title names it, and Esc shows all cities again`() async {
    let bench = await LiveBench.filled()
    bench.type("/ON")
    bench.press(.enter)
    #expect(bench.terminal.text.contains("›London") && bench.line("Honolulu") != nil && bench.line("Seoul") == nil)
    #expect(bench.terminal.lines[0].hasPrefix(" skydash  2 cities  “ON”"))
    bench.press(.down, .down)
    #expect(bench.terminal.text.contains("›Honolulu"))
    bench.type("/")
    #expect(bench.terminal.lines.last == " Filter: ON")
    bench.press(.escape)
    #expect(bench.line("Seoul") == nil)
    bench.press(.escape)
    #expect(bench.line("Seoul") != nil && bench.terminal.text.contains("›Honolulu"))
    #expect(bench.drift() == nil)
  }

  @Test func `once a filter leaves no city, keys about the selected one do nothing and aren't named`() async {
    let bench = await LiveBench.filled(columns: 160)
    bench.type("/rey")
    bench.press(.enter)
    bench.type("dy")
    await bench.settleSaves()
    #expect(bench.model.orderedRows.isEmpty && bench.model.selected.value == nil)
    bench.type("e")
    #expect(bench.view.mode == .table)
    #expect(bench.terminal.lines.last?.contains("open") == false)
    #expect(bench.terminal.lines.last?.contains("quit") == true)
  }

  @Test(arguments: Sorting.keys) func `the title names every order in the user's language`(key: String) async throws {
    let bench = await LiveBench.filled(columns: 120, appearance: Appearance(words: .korean))
    let sorting = try #require(Sorting(key: key))
    bench.model.sorting = sorting
    bench.draw()
    #expect(bench.terminal.lines[0].contains(Words.korean("sorted by \(sorting.order.title)")))
    #expect(!bench.terminal.lines[0].contains(key))
  }

  @Test func `S turns the order round, and the title marks which way it goes`() async {
    let bench = await LiveBench.filled()
    bench.type("S")
    #expect(bench.model.list.isReversed.value == false)
    bench.model.sortOrder.value = .quantity(.temperature)
    bench.draw()
    #expect(bench.terminal.lines[0].contains("▾") && !bench.terminal.lines[0].contains("▴"))
    let (first, last) = (bench.model.orderedRows.first, bench.model.orderedRows.last)
    bench.type("S")
    #expect(bench.terminal.lines[0].contains("▴"))
    #expect(bench.model.orderedRows.first == last && bench.model.orderedRows.last == first)
    bench.type("s")
    #expect(!bench.model.list.isReversed.value)
  }

  @Test func `a list that is longer than the screen has a bar at its place, and the title says which city it is`()
    async
  {
    let bench = await LiveBench.filled(columns: 60, rows: 9)
    #expect(bench.terminal.lines[0].hasPrefix(" skydash  1/10 cities"))
    func bar() -> [Bool] { (2..<7).map { bench.terminal.lines[$0].hasSuffix("┃") } }
    #expect(bar() == [true, true, false, false, false])
    bench.press(.end)
    #expect(bench.terminal.lines[0].hasPrefix(" skydash  10/10 cities"))
    #expect(bar() == [false, false, false, true, true])
    bench.resize(columns: 60, rows: 20)
    #expect(!bench.terminal.text.contains("┃") && bench.terminal.lines[0].hasPrefix(" skydash  10 cities"))
  }

  @Test func `a new city where it's still yesterday moves the days of all cities at once`() throws {
    let now = ForecastSample.now.addingTimeInterval(8 * 3600)
    let cities = [try ForecastSample.seoul(), try ForecastSample.honolulu()]
    let model = ForecastSample.dashboard(cities.map { ForecastSample.report(of: $0, at: now) }, at: now)
    let rows = model.rows.value
    model.rows.value = [rows[0]]
    model.columns.value = .days
    let size = TerminalSize(columns: 100, rows: 24)
    func lines(_ view: DashboardView) -> [String] {
      _ = view.frame()
      return (0..<size.rows).map { view.canvas.text(row: $0) }
    }
    func view() -> DashboardView {
      DashboardView(model, appearance: Appearance(), size: size, depth: .trueColor, changed: {})
    }
    let shown = view()
    #expect(lines(shown)[1].contains("Sat 21") && !lines(shown)[1].contains("Fri 20"))
    model.rows.value = rows
    #expect(lines(shown)[1].contains("Fri 20"))
    #expect(lines(shown) == lines(view()))
  }

  @Test(arguments: [ColumnSet.weather, .sky, .days, .hours])
  func `only tables of days depend on the first of the cities' dates`(set: ColumnSet) throws {
    let cities = [try ForecastSample.seoul(), try ForecastSample.honolulu()]
    let model = ForecastSample.dashboard(cities.map { ForecastSample.report(of: $0) }, at: ForecastSample.now)
    let columns = CityColumns(
      set: set, rows: model.rows.value, units: model.units, appearance: Appearance(), now: ForecastSample.now,
      width: 100)
    let state = LiveRows(model: model, table: CityTable(columns), width: 100).commonState
    #expect(state.firstDate == (set == .days ? columns.firstDate : nil))
  }

  @Test func `the wheel turns the list from where a key has just moved it, drawn or not`() async {
    let bench = await LiveBench.filled(columns: 60, rows: 9)
    bench.press(.end)
    _ = bench.view.handle(.key(.home))
    _ = bench.view.handle(.mouse(MouseEvent(.wheelDown, at: CellPosition(row: 4, column: 4))))
    bench.draw()
    #expect(bench.terminal.lines[0].hasPrefix(" skydash  4/10 cities"), "\(bench.terminal.lines)")
  }
}
