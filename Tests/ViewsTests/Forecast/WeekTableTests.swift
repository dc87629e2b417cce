import Entities
import Terminal
import Testing
import ViewModels

@testable import Views

/// The table of a week.
struct WeekTableTests {
  @Test func `a low of four figures loses its degree sign, not a figure`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    report.forecast?.value.days[2][.temperatureMin] = -80
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let cells = RowCells(row, units: .imperial, appearance: Appearance(), now: ForecastSample.now)
    let lines = WeekTable(cells: cells, days: cells.days, width: 100).lines.map(\.plain)
    #expect(lines.contains { $0.contains("-112 ") } && lines.allSatisfy { !$0.contains("…") }, "\(lines)")
  }
}
