import Entities
import Foundation
import Terminal
import Testing

@testable import Views

struct ClockTextTests {
  private let noon = Date(timeIntervalSince1970: 1_795_176_000)

  @Test(arguments: [
    ("GMT", "Fri 12:00", "Fri 12:00pm"), ("Asia/Seoul", "Fri 21:00", "Fri  9:00pm"),
    ("Asia/Kathmandu", "Fri 17:45", "Fri  5:45pm"), ("America/St_Johns", "Fri 08:30", "Fri  8:30am"),
    ("Pacific/Kiritimati", "Sat 02:00", "Sat  2:00am"), ("Pacific/Pago_Pago", "Fri 01:00", "Fri  1:00am"),
  ])
  func `local times have their weekday`(zone: String, h24: String, h12: String) throws {
    let zone = try #require(Zone(zone))
    #expect(ClockText(clock: .h24, appearance: Appearance(words: .english)).weekdayAndTime(noon, in: zone) == h24)
    #expect(ClockText(clock: .h12, appearance: Appearance(words: .english)).weekdayAndTime(noon, in: zone) == h12)
  }

  @Test func `midnight is twelve in the morning`() {
    let midnight = noon.addingTimeInterval(12 * 3600)
    #expect(ClockText(clock: .h12, appearance: Appearance(words: .english)).time(midnight, in: .gmt) == "12:00am")
    #expect(ClockText(clock: .h24, appearance: Appearance(words: .english)).time(midnight, in: .gmt) == "00:00")
  }

  @Test func `Korean names the half of the day before the time`() {
    let evening = ClockText(clock: .h12, appearance: Appearance(words: .korean))
    #expect(evening.time(noon.addingTimeInterval(5 * 3600 + 17 * 60), in: .gmt) == " 오후 5:17")
    #expect(evening.time(noon.addingTimeInterval(12 * 3600), in: .gmt) == "오전 12:00")
  }

  @Test(arguments: [
    (Units.Clock.h24, Language.english, 5), (.h24, .korean, 5), (.h12, .english, 7), (.h12, .korean, 10),
  ])
  func `every time takes the same columns`(clock: Units.Clock, language: Language, columns: Int) {
    let text = ClockText(clock: clock, appearance: Appearance(words: .inLanguage(language)))
    let times = (0..<24).map { text.time(noon.addingTimeInterval(Double($0) * 3600), in: .gmt) }
    #expect(times.allSatisfy { $0.displayWidth == columns }, "\(times)")
    #expect(text.width == columns && text.hourWidth == columns - 3)
  }

  @Test func `instants before 1970 have a time of day`() {
    for seconds in [-1, -86_400.5, -0.5] {
      let early = Date(timeIntervalSince1970: seconds)
      #expect(ClockText(clock: .h24, appearance: Appearance(words: .english)).time(early, in: .gmt) == "23:59")
    }
  }
}
