import Entities
import Foundation
import Services
import Testing

struct SkyMomentTests {
  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }

  @Test func `in the evening tonight begins today`() throws {
    let now = try date("2026-11-20T12:00:00Z")
    let moment = try SkyMoment(at: Sample.seoul(), now: now)
    #expect(try moment.date == day("2026-11-20"))
    #expect(moment.instant == now)
    #expect(try moment.day == date("2026-11-19T15:00:00Z")..<date("2026-11-20T15:00:00Z"))
    #expect(try moment.night == date("2026-11-20T03:00:00Z")..<date("2026-11-21T03:00:00Z"))
  }

  @Test func `after midnight tonight is the night that is running`() throws {
    let moment = try SkyMoment(at: Sample.seoul(), now: date("2026-11-20T17:00:00Z"))
    #expect(try moment.date == day("2026-11-20"))
  }

  /// In Fairbanks the sun sets at 00:47 that night and rises at 02:57.
  @Test(arguments: [
    ("2026-06-21T08:20:00Z", "2026-06-20"), ("2026-06-21T10:00:00Z", "2026-06-20"),
    ("2026-06-21T12:00:00Z", "2026-06-21"),
  ])
  func `where the sun sets after midnight the night is last night's until it rises`(
    time: String, evening: String
  ) throws {
    let fairbanks = try Sample.city("Fairbanks", 64.84, -147.72, zone: "America/Anchorage")
    #expect(try SkyMoment(at: fairbanks, now: date(time)).date == day(evening))
  }

  @Test func `under the midnight sun tonight begins at midnight`() throws {
    let city = try Sample.city("Tromsø", 69.649, 18.955, zone: "Europe/Oslo")
    #expect(try SkyMoment(at: city, now: date("2026-06-20T22:20:00Z")).date == day("2026-06-21"))
  }

  @Test func `once the sun is up tonight is the coming night`() throws {
    let moment = try SkyMoment(at: Sample.seoul(), now: date("2026-11-20T23:00:00Z"))
    #expect(try moment.date == day("2026-11-21"))
  }

  @Test func `another date is looked at at 22:00, and today at the present`() throws {
    let now = try date("2026-11-20T12:00:00Z")
    let other = try SkyMoment(at: Sample.seoul(), now: now, date: day("2026-12-24"))
    #expect(try other.instant == date("2026-12-24T13:00:00Z"))
    #expect(try SkyMoment(at: Sample.seoul(), now: now, date: day("2026-11-20")).instant == now)
  }

  @Test func `a time without a date lies in the night from noon to noon`() throws {
    let now = try date("2026-11-20T12:00:00Z")
    let late = try SkyMoment(at: Sample.seoul(), now: now, secondsOfDay: 3 * 3600)
    #expect(try late.instant == date("2026-11-20T18:00:00Z"))
    let dated = try SkyMoment(at: Sample.seoul(), now: now, date: day("2026-11-20"), secondsOfDay: 3 * 3600)
    #expect(try dated.instant == date("2026-11-19T18:00:00Z"))
  }

  @Test(arguments: [("2026-03-29", 23.0), ("2026-10-25", 25.0), ("2026-06-01", 24.0)])
  func `days are as long as the city's clocks make them`(text: String, hours: Double) throws {
    let moment = try SkyMoment(at: Sample.london(), now: date("2026-01-01T00:00:00Z"), date: day(text))
    #expect(moment.day.seconds == hours * 3600)
  }

  @Test func `a time that the clock skips is that much later`() throws {
    let moment = try SkyMoment(
      at: Sample.london(), now: date("2026-01-01T00:00:00Z"), date: day("2026-03-29"), secondsOfDay: 5400)
    #expect(try moment.instant == date("2026-03-29T01:30:00Z"))
  }

  @Test(arguments: [
    ("Europe/London", "2026-10-25", "2026-10-25T00:30:00Z"), ("America/New_York", "2026-11-01", "2026-11-01T05:30:00Z"),
  ])
  func `of a time that the clock shows twice it is the first`(zone: String, text: String, wanted: String) throws {
    let city = try Sample.city("City", 40, 0, zone: zone)
    let moment = try SkyMoment(at: city, now: date("2026-01-01T00:00:00Z"), date: day(text), secondsOfDay: 5400)
    #expect(try moment.instant == date(wanted))
  }

  @Test func `a day that the calendar skipped is refused`() throws {
    let apia = try Sample.city("Apia", -13.83, -171.77, zone: "Pacific/Apia")
    let skipped = try day("2011-12-30")
    #expect(throws: SkyProblem.noSuchDay(skipped, zone: "Pacific/Apia")) {
      try SkyMoment(at: apia, now: date("2026-01-01T00:00:00Z"), date: skipped)
    }
  }

  @Test(arguments: ["1899-12-31", "2101-01-01"])
  func `years beyond the theories are refused`(text: String) throws {
    let evening = try day(text)
    #expect(throws: SkyProblem.outOfReach(evening)) {
      try SkyMoment(at: Sample.london(), now: date("2026-01-01T00:00:00Z"), date: evening)
    }
  }

  @Test func `a time before noon of a date lies in the night that ends on it`() throws {
    let now = try date("2026-11-20T12:00:00Z")
    let early = try SkyMoment(at: Sample.seoul(), now: now, date: day("2026-12-24"), secondsOfDay: 3 * 3600)
    #expect(try early.instant == date("2026-12-23T18:00:00Z"))
    #expect(try early.date == day("2026-12-23"))
    #expect(early.night.contains(early.instant))
    let late = try SkyMoment(at: Sample.seoul(), now: now, date: day("2026-12-24"), secondsOfDay: 12 * 3600)
    #expect(try late.date == day("2026-12-24") && late.night.contains(late.instant))
  }

  @Test func `the night before a morning leaps over a day that the calendar skipped`() throws {
    let apia = try Sample.city("Apia", -13.83, -171.77, zone: "Pacific/Apia")
    let moment = try SkyMoment(
      at: apia, now: date("2026-01-01T00:00:00Z"), date: day("2011-12-31"), secondsOfDay: 3 * 3600)
    #expect(try moment.date == day("2011-12-29"))
    #expect(moment.night.contains(moment.instant))
  }

  @Test func `after midnight of a day that follows a skipped one tonight began two dates before`() throws {
    let apia = try Sample.city("Apia", -13.83, -171.77, zone: "Pacific/Apia")
    let now = try date("2011-12-30T13:00:00Z")
    let moment = try SkyMoment(at: apia, now: now)
    #expect(try moment.date == day("2011-12-29"))
    #expect(moment.night.contains(now))
  }
}
