import Entities
import Foundation
import Services
import Terminal
import Testing
import ViewModels

@testable import Views

/// What the cells of a city's row are made of.
struct RowCellsTests {
  /// Berlin, 25 October 2026: the day has 25 hours, so 18:00 is 19 hours after midnight.
  @Test(arguments: [("2026-10-25T16:59:00Z", true), ("2026-10-25T17:00:00Z", false)])
  func `today may be the best day until six by the clock, even if clocks changed`(
    instant: String, counts: Bool
  ) throws {
    let now = try Date(instant, strategy: .iso8601)
    let berlin = try ForecastSample.city("Berlin", 52.52, 13.405, "Europe/Berlin", "DE")
    var report = ForecastSample.report(of: berlin, at: now)
    let dry = [Float](repeating: 0, count: 192)
    report.forecast?.value.hours.set(.precipitationChance, dry)
    report.forecast?.value.hours.set(.precipitation, dry)
    // The first day is yesterday.
    report.forecast?.value.days[1][.temperatureMax] = 20
    let cells = try #require(ForecastSample.dashboard([report], at: now).cells(Appearance()).first)
    #expect((cells.bestDay == cells.date) == counts)
  }

  @Test func `just after sunrise no city is said to have its sun up for good`() throws {
    let seoul = try ForecastSample.seoul()
    let (dawn, morning) = (Date(timeIntervalSince1970: 1_795_125_600), Date(timeIntervalSince1970: 1_795_127_400))
    let model = ForecastSample.dashboard([ForecastSample.report(of: seoul, at: morning)], at: morning)
    let row = try #require(model.rows.value.first)
    row.sky.value.report = try SkyService().night(over: seoul, at: dawn).report
    let cells = try #require(model.cells(Appearance()).first)
    #expect(cells.sun.plain == "–")
  }
}
