import Foundation
import Testing

@testable import Entities

struct CivilDateTests {
  private func date(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }

  private func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-20", 20_777), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func `days are counted from 1970`(text: String, days: Int) throws {
    #expect(try date(text).daysSince1970 == days)
    #expect(CivilDate(daysSince1970: days).description == text)
  }

  @Test func `every day of four centuries comes back and follows the one before`() {
    var previous = CivilDate(daysSince1970: -80_001)
    for days in -80_000...70_000 {
      let date = CivilDate(daysSince1970: days)
      #expect(date.daysSince1970 == days && previous < date && date.weekday == (previous.weekday + 1) % 7)
      previous = date
    }
  }

  @Test(arguments: [
    "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "2026-4-01", "0000-01-01",
    "2026-11-20x", "+026-11-20", "2026-11", "２０２６-11-20", "",
  ])
  func `what is no day is refused`(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test(arguments: [("2026-11-20", 4), ("2024-02-29", 3), ("1970-01-01", 3), ("1969-12-28", 6)])
  func `weekdays count from Monday`(text: String, weekday: Int) throws {
    #expect(try date(text).weekday == weekday)
  }

  @Test(arguments: [
    // Ordinary days, a half-hour zone, both sides of the date line.
    ("2026-11-20", "Asia/Seoul", "2026-11-19T15:00:00Z"), ("2026-11-20", "Asia/Kathmandu", "2026-11-19T18:15:00Z"),
    ("2026-11-20", "Pacific/Kiritimati", "2026-11-19T10:00:00Z"),
    ("2026-11-20", "Pacific/Pago_Pago", "2026-11-20T11:00:00Z"),
    // Clocks go forward and back in the small hours.
    ("2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00Z"), ("2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00Z"),
    ("2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00Z"), ("2026-10-26", "Europe/Berlin", "2026-10-25T23:00:00Z"),
    ("2026-11-01", "America/New_York", "2026-11-01T04:00:00Z"),
    ("2026-11-02", "America/New_York", "2026-11-02T05:00:00Z"),
    // Midnight itself is skipped: the day begins at one o'clock.
    ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),
    ("2026-09-06", "America/Santiago", "2026-09-06T04:00:00Z"),
    // Clocks skip midnight, from 23:30 to 0:30.
    ("1919-03-31", "America/Toronto", "1919-03-31T04:30:00Z"),
    // Midnight comes twice: the clock goes back at 24:00, and the day begins at the second one.
    ("2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00Z"),
    ("2025-11-02", "America/Havana", "2025-11-02T04:00:00Z"),
  ])
  func `a day begins at its first moment`(text: String, zone: String, expected: String) throws {
    let zone = try #require(Zone(zone))
    #expect(try date(text).start(in: zone) == instant(expected))
  }

  @Test(arguments: ["Europe/Berlin", "America/Havana", "America/Santiago", "Australia/Lord_Howe", "Asia/Gaza"])
  func `days begin when clocks first show them`(identifier: String) throws {
    let zone = try #require(Zone(identifier))
    for days in 20_000..<20_800 {
      let day = CivilDate(daysSince1970: days)
      let start = day.start(in: zone)
      #expect(CivilDate(start, in: zone) == day, "\(day)")
      #expect(CivilDate(start.addingTimeInterval(-1), in: zone) == day.advanced(by: -1), "\(day)")
    }
  }

  @Test(arguments: [
    ("2026-03-29T09:59:00Z", "2026-03-28"), ("2026-03-29T10:30:00Z", "2026-03-29"),
    ("2026-10-25T10:59:00Z", "2026-10-24"), ("2026-10-25T11:00:00Z", "2026-10-25"),
  ])
  func `nights change at noon by the clocks, also on the days when these change`(text: String, evening: String) throws {
    let berlin = try #require(Zone("Europe/Berlin"))
    #expect(try CivilDate(eveningBefore: instant(text), in: berlin) == date(evening))
  }

  @Test func `an instant far away is clamped, not trapped`() {
    #expect(CivilDate(Date(timeIntervalSince1970: 1e300), secondsFromGMT: 0).year == 9999)
    #expect(CivilDate(Date(timeIntervalSince1970: -1e300), secondsFromGMT: 0).year == 1)
  }

  @Test func `a day any number of days away is clamped, not trapped`() throws {
    let day = try date("2026-11-20")
    #expect(day.advanced(by: .max).description == "9999-12-31" && day.advanced(by: .min).description == "0001-01-01")
    #expect(try day.advanced(by: -1) == date("2026-11-19"))
  }

  @Test func `it is JSON text`() throws {
    let day = try date("2026-11-20")
    #expect(try JSONDecoder().decode([CivilDate].self, from: JSONEncoder().encode([day])) == [day])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CivilDate].self, from: Data(#"["20.11."]"#.utf8)) }
  }
}
