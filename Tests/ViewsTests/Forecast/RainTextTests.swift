import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

/// What is told of the next two hours.
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

  @Test func `it is told when it starts and stops, or that it does not`() throws {
    #expect(try text([0, 0, 0.2, 0.4, 0, 0, 0, 0]).spoken == "Rain from 13:45, 0.6 mm")
    #expect(try text([0.2, 0.4, 0, 0, 0, 0, 0, 0]).sentence == "Stops at 13:45")
    #expect(try text(Array(repeating: 0, count: 8)).spoken == "Dry for two hours")
    #expect(try text(Array(repeating: 0.5, count: 8), isSnow: true).sentence == "Snow for two hours")
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
    #expect(try text([nil]).sentence == "Dry for two hours")
    #expect(try text([nil]).rain.isAbout)
  }

  @Test func `the table's column tells the quarter in which it starts or stops`() throws {
    let start = ForecastSample.now.addingTimeInterval(-300)
    #expect(try text([0, 0, 0.2, 0.4, 0, 0, 0, 0]).cells.nextRain == .coming(start + 2 * 900))
    #expect(try text([0.2, 0.4, 0, 0, 0, 0, 0, 0]).cells.nextRain == .falling(until: start + 2 * 900))
  }

  @Test func `hours that contradict the quarters are not told`() throws {
    let wet = try text(Array(repeating: 0.5, count: 8))
    #expect(!OutlookText(cells: wet.cells).summary.contains("Rain from"))
    let dry = try text(Array(repeating: 0, count: 8))
    #expect(OutlookText(cells: dry.cells).summary.contains("Rain from"))
  }
}
