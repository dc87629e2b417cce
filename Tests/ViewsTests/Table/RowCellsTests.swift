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
    row.sky.value.report = SkyService().report(for: seoul, moment: try SkyMoment(at: seoul, now: dawn), now: dawn)
    let cells = try #require(model.cells(Appearance()).first)
    #expect(cells.sun.plain == "–")
  }

  private func cells(_ change: (inout CityWeather) -> Void) throws -> RowCells {
    var report = ForecastSample.report(of: try ForecastSample.seoul())
    change(&report)
    return try #require(ForecastSample.dashboard([report]).cells(Appearance()).first)
  }

  @Test(arguments: [(7.6, true), (7.4, false)])
  func `a UV index is marked by the number that is shown`(index: Double, isMarked: Bool) throws {
    let cells = try cells { $0.current?.value[.uvIndex] = index }
    #expect(cells.uv == StyledText(isMarked ? "8" : "7", isMarked ? Theme.dark.warning : .plain))
  }

  @Test func `a sentence has the high of a day without a low`() throws {
    let cells = try cells { $0.forecast?.value.days[1][.temperatureMin] = nil }
    let sentence = try #require(cells.sentence)
    #expect(sentence.contains("low –, high 9 °C"), "\(sentence)")
  }

  @Test func `a calm has no direction in the hours`() throws {
    let cells = try cells { _ in }
    var slot = HourSlot(start: ForecastSample.now)
    (slot[.windSpeed], slot[.windDirection]) = (0.1, 320)
    #expect(cells.sentence(slot, isDay: nil).contains("wind 0 km/h"))
    slot[.windSpeed] = 9.7
    #expect(cells.sentence(slot, isDay: nil).contains("wind NW 35 km/h"))
  }
}
