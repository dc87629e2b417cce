import Entities
import Foundation
import Testing

struct DayAndNightTests {
  private let now = Date(timeIntervalSince1970: 1_795_177_200)

  @Test func `nights, polar days, and suns that set after midnight`() throws {
    let date = CivilDate(now, in: .gmt)
    func isDay(_ rise: Double?, _ set: Double?, at hour: Double, now: Bool? = nil) -> Bool? {
      let midnight = date.start(in: .gmt)
      let times = SunTimes(
        rise: rise.map { midnight.addingTimeInterval($0 * 3600) },
        set: set.map { midnight.addingTimeInterval($0 * 3600) })
      return DayAndNight(sun: [date: times], zone: .gmt, isDayNow: now).isDay(
        at: midnight.addingTimeInterval(hour * 3600))
    }
    #expect(isDay(7, 17, at: 12) == true && isDay(7, 17, at: 18) == false)
    #expect(isDay(nil, nil, at: 12, now: false) == false && isDay(nil, nil, at: 0, now: true) == true)
    #expect(isDay(2, 0.5, at: 0.2) == true && isDay(2, 0.5, at: 1) == false && isDay(2, 0.5, at: 23) == true)
    #expect(isDay(11, nil, at: 12) == true && isDay(nil, 12, at: 13) == false)
    #expect(DayAndNight(sun: [:], zone: .gmt, isDayNow: true).isDay(at: now) == nil)
  }

  @Test(arguments: [false, true])
  func `after the last sunset it is night, and after the last sunrise day, whatever it is now`(isDay: Bool) {
    let today = CivilDate(now, in: .gmt)
    let event = today.start(in: .gmt).addingTimeInterval(12 * 3600)
    let last = SunTimes(rise: isDay ? event : event.addingTimeInterval(-600), set: isDay ? nil : event)
    let sun = [today: last, today.advanced(by: 1): SunTimes(), today.advanced(by: 2): SunTimes()]
    let light = DayAndNight(sun: sun, zone: .gmt, isDayNow: !isDay)
    #expect([30.0, 50].map { light.isDay(at: today.start(in: .gmt).addingTimeInterval($0 * 3600)) } == [isDay, isDay])
  }
}
