import Entities
import Terminal
import Testing
import ViewModels
import World

@testable import Views

/// The pages of one city over the live table.
struct DashboardViewPagesTests {
  @Test func `Enter opens the city in full, and its sky where the sky columns are shown`() async {
    let bench = await LiveBench.filled(rows: 40)
    bench.press(.enter)
    #expect(bench.view.mode == .page(.city))
    bench.press(.escape)
    #expect(bench.view.mode == .table)
    bench.type("y")
    bench.press(.enter)
    #expect(bench.view.mode == .page(.sky))
    #expect(bench.terminal.lines[0].contains("Seoul"), "\(bench.terminal.lines)")
    #expect(bench.terminal.text.contains("Jupiter"))
    bench.press(.escape)
    #expect(bench.view.mode == .table && bench.model.columns.value == .sky)
    #expect(bench.drift() == nil)
  }

  @Test func `a sky's page is there at once, and what takes longer a moment later`() async {
    let bench = await LiveBench.filled(columns: 100, rows: 80)
    bench.press(.enter)
    bench.type("y")
    /// Whether what comes is shown; until then its line has its room.
    func isWhole() -> Bool? {
      let line = bench.terminal.lines.first { $0.hasPrefix(" \(Words.english("Coming up"))") }
      return line.map { !$0.hasSuffix("…") }
    }
    #expect(bench.terminal.text.contains("Jupiter") && isWhole() == false)
    await bench.settleSkies()
    #expect(isWhole() == true)
    #expect(bench.drift() == nil)
    // The next city's is never that of the one before.
    bench.type("j")
    #expect(isWhole() == false)
    bench.type("k")
    #expect(isWhole() == true)
  }

  @Test func `e shows what comes over the selected city, j what comes over the next, and Esc goes back`() async throws {
    let bench = await LiveBench.filled(columns: 80, rows: 40)
    let names = bench.model.orderedRows.map(\.name)
    bench.type("e")
    #expect(bench.view.mode == .page(.events) && bench.terminal.lines[1] == " loading")
    await bench.settleSkies()
    let row = try #require(bench.model.selected.value)
    let coming = try #require(bench.model.comingEvents(of: row))
    let page = SkyCalendarPage(appearance: Appearance(), units: bench.model.units, width: 80).lines(coming)
    #expect(Array(bench.terminal.lines.prefix(min(page.count, 39))) == page.prefix(39).map(\.plain))
    #expect(page.count > 10 && bench.terminal.lines[0].contains("over \(names[0])"))
    bench.type("j")
    await bench.settleSkies()
    #expect(bench.terminal.lines[0].contains("over \(names[1])"), "\(bench.terminal.lines[0])")
    #expect(bench.terminal.lines[39].contains("jk city") && bench.terminal.lines[39].contains("Esc q back"))
    bench.press(.escape)
    #expect(bench.view.mode == .table && bench.model.selected.value?.name == names[1])
    #expect(bench.drift() == nil)
  }

  @Test func `the sky's columns are filled when their skies are computed`() async {
    let bench = await LiveBench.filled(columns: 100, rows: 14)
    bench.type("y")
    await bench.settleSkies()
    let shown = bench.view.control.rows.visibleRows(height: bench.view.layout.body.count)
    #expect(!shown.isEmpty && shown.allSatisfy { $0.sky.value.report != nil })
    #expect(bench.drift() == nil)
  }

  @Test func `y turns between the weather and the sky of a city, and j and k show the next one`() async {
    let bench = await LiveBench.filled(columns: 100, rows: 40)
    let names = bench.model.orderedRows.map(\.name)
    bench.press(.enter)
    #expect(bench.terminal.lines[39].contains("jk city  y sky  c chart  Esc q back"), "\(bench.terminal.lines[39])")
    bench.type("y")
    #expect(bench.view.mode == .page(.sky))
    #expect(
      bench.terminal.lines[39].contains("jk city  y weather  c chart  e events  Esc q back"),
      "\(bench.terminal.lines[39])")
    bench.type("j")
    #expect(bench.view.mode == .page(.sky) && bench.model.selected.value?.name == names[1])
    #expect(bench.terminal.lines[0].contains(names[1]))
    bench.type("y")
    #expect(bench.view.mode == .page(.city) && bench.terminal.lines[0].contains(names[1]))
    bench.type("k")
    #expect(bench.view.mode == .page(.city) && bench.terminal.lines[0].contains(names[0]))
    #expect(bench.drift() == nil)
  }

  @Test func `nothing of other pages is around a city's page`() async {
    let bench = await LiveBench.filled(columns: 120, rows: 40)
    bench.press(.enter)
    #expect(bench.terminal.lines[0].hasPrefix(" Seoul"))
    #expect(!bench.terminal.text.contains("skydash") && !bench.terminal.text.contains("Picture of the day"))
    #expect(bench.terminal.lines[39].contains("next refresh in"))
    bench.press(.escape)
    #expect(bench.terminal.lines[0].hasPrefix(" skydash") && bench.terminal.text.contains("Picture of the day"))
    #expect(bench.drift() == nil)
  }

  @Test func `keys of a Korean layout do what the Latin ones in their places do`() async {
    let bench = await LiveBench.filled()
    bench.type("ㅓ")
    #expect(bench.model.selected.value == bench.model.orderedRows[1])
    // An input method made a syllable of d and k.
    bench.type("아")
    #expect(bench.view.mode == .table && bench.model.rows.value.count == 10)
    bench.type("ㅇㅛ")
    await bench.settleSaves()
    #expect(bench.model.rows.value.count == 9)
    bench.type("ㅁ서울")
    #expect(bench.terminal.lines.last?.contains("서울") == true)
  }

  @Test func `the keys stay below a table whose cities all have a problem`() async throws {
    let bench = await LiveBench.filled()
    let row = try #require(bench.row("Seoul"))
    row.weather.value.problem = .timedOut(.openMeteo)
    bench.draw()
    let status = try #require(bench.terminal.lines.last)
    #expect(status.hasPrefix(" Seoul: ") && status.contains("? keys"), "\(status)")
    bench.resize(columns: 40, rows: 12)
    #expect(bench.terminal.lines.last?.contains("? keys") == true, "\(bench.terminal.lines)")
    #expect(bench.drift() == nil)
  }

  @Test func `a city without weather shows its sky and says the reason once`() async throws {
    let bench = LiveBench()
    let row = try #require(bench.row("Seoul"))
    row.weather.value.problem = .timedOut(.openMeteo)
    row.weather.value.current = nil
    bench.press(.enter)
    let lines = bench.terminal.lines
    #expect(lines.count { $0.contains("didn't answer in time") } == 1, "\(lines)")
    #expect(lines.contains { $0.hasPrefix(" Jupiter") } && lines.contains { $0.contains("waxing gibbous") })
    #expect(lines.last?.contains("jk city  y sky  c chart  Esc q back") == true)
  }

  @Test func `a page that was scrolled keeps its place when the window changes`() async throws {
    let bench = await LiveBench.filled()
    bench.press(.enter)
    for _ in 0..<8 { bench.press(.down) }
    let first = bench.terminal.lines[0]
    #expect(!first.contains("Seoul"))
    bench.resize(columns: 80, rows: 90)
    #expect(bench.terminal.lines[0].contains("Seoul"))
    bench.resize(columns: 80, rows: 24)
    #expect(bench.terminal.lines[0] == first)
    bench.resize(columns: 60, rows: 20)
    #expect(bench.terminal.lines[0].prefix(6) == first.prefix(6), "\(bench.terminal.lines[0])")
    #expect(bench.drift() == nil)
  }
}
