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
}
