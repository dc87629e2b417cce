import Entities
import Foundation
import Testing
import ViewModels

@testable import Views

struct CityRowViewTests {
  @Test func `whatever of a row changes makes its view stale, and tells it once`() throws {
    let row = CityRowViewModel(try ForecastSample.seoul())
    var told = 0
    let view = CityRowView(row) { _ in told += 1 }
    let now = ForecastSample.now
    let moment = SunTimes(rise: now, set: nil)
    let report = ForecastSample.report(of: try ForecastSample.seoul())
    let changes: [(String, () -> Void)] = [
      ("city", { row.city.value.timeZone = "Asia/Tokyo" }), ("now", { row.now.value = report.current?.value }),
      ("today", { row.today.value.isDay = true }), ("forecast", { row.forecast.value = report.forecast?.value }),
      ("air", { row.air.value = report.air }), ("alerts", { row.alerts.value = [] }),
      ("sky", { row.sky.value = Self.sky(at: now) }),
      ("sunTimes", { row.sunTimes.value[CivilDate(now, in: .gmt)] = moment }),
      ("status", { row.status.value.state = .failed }),
    ]
    // Whoever adds a value to the row says here how it changes.
    let values = Mirror(reflecting: row).children.filter { "\(type(of: $0.value))".hasPrefix("Dynamic<") }
    #expect(values.compactMap(\.label).sorted() == changes.map(\.0).sorted())
    for (name, change) in changes {
      view.isStale = false
      told = 0
      change()
      #expect(view.isStale && told > 0, "\(name)")
      change()
    }
  }

  private static func sky(at now: Date) -> SkyReport {
    SkyReport(
      date: CivilDate(now, in: .gmt), instant: now, night: NightReport(span: now..<now + 1, segments: [], moonUp: []),
      sun: SunReport(dayLength: 0, isAlwaysUp: false, isAlwaysDown: false),
      moon: MoonReport(phase: .full, phaseDegrees: 180, illumination: 1, ageDays: 14), planets: [])
  }
}
