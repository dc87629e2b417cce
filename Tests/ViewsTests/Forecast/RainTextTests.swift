import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

/// What is said of the next two hours.
struct RainTextTests {
  private func text(
    _ amounts: [Double?], isSnow: Bool = false, in city: City? = nil, _ appearance: Appearance = Appearance()
  ) throws -> RainText {
    let berlin = try ForecastSample.city("Berlin", 52.52, 13.41, "Europe/Berlin", "DE")
    var report = ForecastSample.report(of: city ?? berlin)
    // 13:15 to 15:15 in Berlin.
    let start = ForecastSample.now.addingTimeInterval(-300)
    report.current?.value.quarters = amounts.enumerated().map { index, amount in
      RainQuarter(start: start + Double(index) * 900, amount: amount, isSnow: isSnow)
    }
    let dashboard = ForecastSample.dashboard([report])
    let row = try #require(dashboard.rows.value.first)
    return RainText(RowCells(row, units: .metric, appearance: appearance, now: ForecastSample.now))
  }

  @Test func `the start and the end of rain are said, or that there is none`() throws {
    #expect(try text([0, 0, 0.2, 0.4, 0, 0, 0, 0]).wording(besides: "") == "Rain from 13:45, 0.6 mm")
    #expect(try text([0.2, 0.4, 0, 0, 0, 0, 0, 0]).sentence == "Stops at 13:45")
    #expect(try text(Array(repeating: 0, count: 8)).wording(besides: "") == "Dry for the next two hours")
    #expect(try text(Array(repeating: 0.5, count: 8), isSnow: true).sentence == "Snow for the next two hours")
  }

  @Test func `interpolated times are about`() throws {
    let seoul = try ForecastSample.seoul()
    #expect(try text([0, 0, 0.2, 0.4, 0, 0, 0, 0], in: seoul).sentence == "Rain from about 21:45")
    #expect(try text([0.2, 0.4, 0, 0, 0, 0, 0, 0], in: seoul).sentence == "Stops about 21:45")
  }

  @Test func `the bar has a cell for each quarter`() throws {
    #expect(try text([0, 0.1, 0.5, 2, 0, 0, 0, 0]).bar?.plain == "·▁▅█····")
  }

  @Test func `unknown quarters give way to the hours`() throws {
    #expect(try text([nil]).sentence == "Dry for the next two hours")
    #expect(try text([nil]).rain.isApproximate)
  }

  @Test func `the table's column has the quarter in which it starts or stops`() throws {
    let start = ForecastSample.now.addingTimeInterval(-300)
    #expect(try text([0, 0, 0.2, 0.4, 0, 0, 0, 0]).cells.rainSpell.next == .coming(start + 2 * 900))
    #expect(try text([0.2, 0.4, 0, 0, 0, 0, 0, 0]).cells.rainSpell.next == .falling(until: start + 2 * 900))
  }

  @Test func `hours that contradict the quarters are left out`() throws {
    let wet = try text(Array(repeating: 0.5, count: 8))
    #expect(!OutlookText(cells: wet.cells).summary.contains("Rain from"))
    let dry = try text(Array(repeating: 0, count: 8))
    #expect(OutlookText(cells: dry.cells).summary.contains("Rain from"))
  }

  /// The headline at 12:20 UTC, 13:20 in Berlin, of hours of one kind from 15:00 to 18:00 and another until 21:00, and
  /// of what is seen and measured now.
  private func headline(
    _ first: Condition, _ second: Condition, from start: Int = 15, now: Condition = .overcast,
    _ quarters: [Double] = [0, 0, 0, 0, 0, 0, 0, 0], isSnow: Bool = false, _ words: Words = .english
  ) throws -> String {
    let berlin = try ForecastSample.city("Berlin", 52.52, 13.41, "Europe/Berlin", "DE")
    var report = ForecastSample.report(of: berlin)
    var hours = HourlyForecast(times: (0..<48).map { 1_795_172_400 + $0 * 3600 })
    // The first entry is 12:00 in Berlin.
    let clock = (0..<48).map { 12 + $0 }
    hours.set(.precipitationChance, clock.map { ($0 > start && $0 <= 21) ? 90 : 0 })
    hours.set(conditions: clock.map { $0 < start || $0 >= 21 ? .overcast : $0 < 18 ? first : second })
    report.forecast?.value.hours = hours
    report.forecast?.value.days = []
    report.current?.value.condition = now
    let begin = ForecastSample.now.addingTimeInterval(-300)
    report.current?.value.quarters = quarters.enumerated().map {
      RainQuarter(start: begin + Double($0) * 900, amount: $1, isSnow: isSnow)
    }
    let row = try #require(ForecastSample.dashboard([report]).rows.value.first)
    let look = Appearance(words: words)
    return OutlookText(cells: RowCells(row, units: .metric, appearance: look, now: ForecastSample.now)).summary
  }

  @Test func `the headline says what falls first, and from the quarter on`() throws {
    let soon: [Double] = [0, 0, 0, 0, 0, 0, 0, 0.4]
    #expect(try headline(.rain, .snow, soon) == "Rain from 15:00, snow from 18:00, clearing by 21:00.")
    #expect(
      try headline(.lightSnow, .thunderstorm, soon, isSnow: true)
        == "Snow from 15:00, thunderstorms from 18:00, clearing by 21:00.")
    #expect(
      try headline(.rain, .rain, from: 14, [0, 0, 0, 0, 0.4, 0.4, 0.4, 0.4]) == "Rain from 14:15, clearing by 21:00.")
    #expect(try headline(.rain, .snow, soon, .korean) == "15:00부터 비, 18:00부터 눈, 21:00쯤 그침.")
  }

  @Test func `the headline begins with what is seen to fall now`() throws {
    let wet = Array(repeating: 0.3, count: 8)
    #expect(
      try headline(.rain, .thunderstorm, from: 12, now: .lightSnow, wet)
        == "Snow now, thunderstorms from 18:00, clearing by 21:00.")
    #expect(try headline(.rain, .rain, from: 12, now: .snow, wet) == "Snow until 21:00.")
    #expect(try headline(.snow, .rain, from: 12, now: .snow, wet) == "Snow now, rain from 18:00, clearing by 21:00.")
    #expect(try headline(.snow, .rain, from: 12, now: .snow, wet, .korean) == "지금 눈, 18:00부터 비, 21:00쯤 그침.")
  }

  @Test func `hours of snow are left out where the quarters have rain before`() throws {
    let output = try headline(.snow, .snow, from: 15, [0, 0, 0, 0, 0, 0.3, 0.3, 0.3])
    #expect(output == "Rain from 14:30.", "\(output)")
    let stops = try headline(.rain, .rain, from: 12, now: .rain, [0.4, 0.4, 0.4, 0, 0, 0, 0, 0])
    #expect(stops == "Stops at 14:00.", "\(stops)")
  }
}
