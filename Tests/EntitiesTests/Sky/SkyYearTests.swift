import Entities
import Foundation
import Testing

struct SkyYearTests {
  private func date(_ index: Int) -> CivilDate { CivilDate(daysSince1970: 20_000 + index) }

  private func day(_ index: Int, hours: Double, rises: Bool = false) -> SkyYear.Day {
    let rise = rises ? Date(timeIntervalSince1970: 0) : nil
    return SkyYear.Day(date: date(index), sun: SunTimes(rise: rise), length: hours * 3600)
  }

  @Test func `consecutive days are a run, which a missing date or another day ends`() {
    let days = (0...4).map { day($0, hours: 0, rises: $0 == 3) } + [day(6, hours: 0)]
    #expect(days.runs(with: \.isPolarNight) == [date(0)...date(2), date(4)...date(4), date(6)...date(6)])
    #expect(days.runs(with: \.isMidnightSun).isEmpty)
  }

  @Test func `the sun is up all day only on days without a sunrise`() {
    #expect([23.0, 24, 25].allSatisfy { day(0, hours: $0).isMidnightSun && !day(0, hours: $0).isPolarNight })
    #expect(!day(0, hours: 24, rises: true).isMidnightSun && !day(0, hours: 0, rises: true).isPolarNight)
  }
}
