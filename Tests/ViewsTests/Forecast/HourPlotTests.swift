import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

struct HourPlotTests {
  /// The line of amounts, where it rains or snows from three to eight hours after now.
  private func amounts(isSnow: Bool, isRainToo: Bool = false) throws -> String {
    let city = try ForecastSample.seoul()
    var report = ForecastSample.report(of: city)
    let hours = try #require(report.forecast?.value.hours)
    var changed = hours
    let wet = hours.times.indices.map { (hours.value(.precipitation, atIndex: $0) ?? 0) > 0 }
    changed.set(.snowfall, wet.enumerated().map { $1 && isSnow && !(isRainToo && $0 % 2 == 0) ? 20 : 0 })
    report.forecast?.value.hours = changed
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: Appearance(), now: ForecastSample.now)
    return try #require(HourPlot(cells, width: 80)).line(.amounts).plain
  }

  @Test func `amounts are of rain, of snow alone its depth, and of both what they are as water`() throws {
    #expect(try amounts(isSnow: false).contains("1.4mm"))
    #expect(try amounts(isSnow: true).contains("2cm"))
    #expect(try amounts(isSnow: true, isRainToo: true).contains("1.4mm"))
  }

  @Test func `the curve goes on through the last hour to the next one's temperature`() throws {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    var hours = try #require(report.forecast?.value.hours)
    hours.set(.temperature, hours.times.indices.map { Float($0) })
    report.forecast?.value.hours = hours
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let cells = RowCells(row, units: .metric, appearance: Appearance(glyphs: .ascii), now: ForecastSample.now)
    let lines = try #require(HourPlot(cells, width: 80)).curve(height: 30).map { Array($0.plain) }
    let ends = try #require(lines.map(\.count).max())
    // The level of the curve in a column, counted from the top: two in each line.
    let levels = (ends - 3..<ends).map { column in
      lines.firstIndex { $0[column] != " " }.map { $0 * 2 + (lines[$0][column] == "." ? 1 : 0) }
    }
    let (first, last) = (try #require(levels.first ?? nil), try #require(levels.last ?? nil))
    #expect(last < first, "\(levels)")
  }
}
