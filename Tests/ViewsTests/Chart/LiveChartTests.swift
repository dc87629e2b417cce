import Terminal
import Testing
import World

@testable import ViewModels
@testable import Views

/// The chart on the live screen.
struct LiveChartTests {
  @Test func `arrows move the time and the direction, Home comes back to now`() {
    let control = DashboardControl(ForecastSample.twoCities)
    control.openChart()
    func chart(after keys: Key...) -> LiveChart? {
      for key in keys { _ = control.press(key) }
      if case .chart(let chart) = control.mode.page { return chart }
      return nil
    }
    #expect(chart(after: .right, .right, .left, .pageDown, .right)?.minutes == 1440 + 20)
    #expect(chart(after: .home)?.minutes == 0)
    #expect(chart(after: .up)?.view == .facing(0))
    #expect(chart(after: .up)?.view == .facing(45))
    #expect(chart(after: .down, .down)?.view == .whole)
    #expect(chart(after: .down)?.view == .facing(315))
    for _ in 0..<1000 { _ = control.press(.pageUp) }
    #expect(chart()?.minutes == -366 * 1440)
  }

  @Test(arguments: [-20, -10, 8, 17]) func `turning goes round and round in both directions`(steps: Int) {
    var chart = LiveChart()
    chart.turn(by: steps)
    // There are nine views; the last of them faces north-west.
    #expect(chart.view == (steps == -20 ? .facing(270) : .facing(315)))
  }

  @Test func `c opens the chart of the selected city and goes back to where it was opened`() async {
    let bench = await LiveBench.filled(columns: 80, rows: 24)
    bench.type("c")
    #expect(bench.terminal.lines.contains { $0.contains("Sky over Seoul") })
    #expect(bench.terminal.lines.last?.contains("time") == true)
    bench.press(.up)
    #expect(bench.terminal.lines.contains { $0.contains("facing north") })
    bench.type("j")
    #expect(!bench.terminal.lines.contains { $0.contains("Sky over Seoul") })
    bench.press(.escape)
    #expect(!bench.terminal.lines.contains { $0.contains("Sky over") })
    bench.press(.enter)
    let page = bench.terminal.lines
    bench.type("c")
    #expect(bench.terminal.lines.contains { $0.contains("Sky over") })
    bench.type("c")
    #expect(bench.terminal.lines == page)
  }

  @Test func `by day End shows when it gets dark, and Home the present again`() async {
    let bench = await LiveBench.filled(columns: 100, rows: 30)
    bench.model.selected.value = bench.row("Cairo")
    bench.type("c")
    let present = bench.terminal.lines
    #expect(bench.terminal.text.contains("daylight, no stars") && bench.terminal.text.contains("dark from 19:1"))
    bench.press(.end)
    #expect(bench.terminal.lines[0].contains(" 19:1") && !bench.terminal.text.contains("daylight"))
    #expect(bench.terminal.text.contains("✦"))
    bench.press(.home)
    #expect(bench.terminal.lines == present)
  }

  @Test func `a chart over the sky's page goes back to it`() async {
    let bench = await LiveBench.filled(columns: 80, rows: 24)
    bench.press(.enter)
    bench.type("y")
    let sky = bench.terminal.lines
    bench.type("c")
    #expect(bench.terminal.lines.contains { $0.contains("Sky over Seoul") })
    bench.press(.escape)
    #expect(bench.terminal.lines == sky)
  }
}
