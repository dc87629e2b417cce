import Foundation
import Testing

@testable import Astronomy

struct TimeScaleTests {
  @Test(arguments: [(1900, -1.98), (1950, 28.93), (1975, 45.48), (2000, 63.83), (2026, 69.11), (2050, 71.44)])
  func `delta T at the beginning of a year`(year: Int, seconds: Double) {
    let instant = (Double(year) - 2000) * 365.2425 - 0.5
    #expect(abs(TimeScale.deltaT(at: instant) - seconds) < 0.02)
  }

  @Test func `delta T has no jump at the ends of the table`() {
    for instant in [-36_524.75, 36_523.75] {
      #expect(abs(TimeScale.deltaT(at: instant - 0.5) - TimeScale.deltaT(at: instant + 0.5)) < 0.02)
    }
    #expect(TimeScale.deltaT(at: -1e300).isFinite && TimeScale.deltaT(at: .nan).isFinite)
  }

  @Test func `Unix seconds go there and back`() {
    #expect(Instant.of(Date(timeIntervalSince1970: 946_728_000)) == 0)
    let date = Date(timeIntervalSince1970: 1_795_176_000)
    #expect(abs(Instant.date(Instant.of(date)).timeIntervalSince(date)) < 1e-5)
    let instant = 9820.0
    #expect(abs(TimeScale.instant(terrestrial: TimeScale.terrestrial(instant)) - instant) * 86_400 < 1e-4)
  }
}
