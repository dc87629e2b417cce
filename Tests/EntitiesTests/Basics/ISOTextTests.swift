import Foundation
import Testing

@testable import Entities

struct ISOTextTests {
  @Test(arguments: [
    "2026-11-20T12:00:00Z", "2026-11-20T13:00+01:00", "2026-11-20T06:30:00.250-0530", "2026-11-20T12:00",
    "2026-11-20t12:00:00z",
  ])
  func `forms of one instant are one instant`(text: String) {
    #expect(ISOText.date(text) == Date(timeIntervalSince1970: 1_795_176_000))
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-13-20T12:00:00Z", "2026-11-20T25:00:00Z", "2026-11-20T12:00:00+99:00",
    "null and void it is", "2026-11-20T12:00:0", "2026-11-20T12:00:00ZZ", "2026-11-20T12:00:00+1",
    "2026-11-20T24:30:00Z", "2026-11-20T24:00:01Z", "2026-11-20T12:00:00.", "2026-11-20T12:00:00.Z",
    "2026-11-20T12:00:00+0:9:0:0", "2026-11-20T12:00:00+:0900", "2026-11-20T12:00:00+09:0000",
  ])
  func `other texts are no time`(text: String) {
    #expect(ISOText.date(text) == nil)
  }

  @Test(arguments: [
    (0, "2026-11-20T12:00:00+00:00"), (20_700, "2026-11-20T17:45:00+05:45"), (-12_600, "2026-11-20T08:30:00-03:30"),
    (50_400, "2026-11-21T02:00:00+14:00"), (30_472, "2026-11-20T20:27:52+08:27:52"),
    (-30, "2026-11-20T11:59:30-00:00:30"),
  ])
  func `a local time has its zone's distance from UTC, to the second where there are any`(offset: Int, text: String) {
    let date = Date(timeIntervalSince1970: 1_795_176_000)
    #expect(ISOText.local(date, in: Zone(secondsFromGMT: offset)) == text)
    #expect(ISOText.date(text) == date)
  }

  @Test func `midnight may be written as the 24th hour of the day before`() throws {
    #expect(try ISOText.utc(#require(ISOText.date("2026-11-20T24:00Z"))) == "2026-11-21T00:00:00Z")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude])
  func `a date that is no instant has a text and a day`(seconds: Double) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(ISOText.utc(date).hasPrefix("\(CivilDate(date, secondsFromGMT: 0))T"))
  }

  @Test func `a wait is rounded up to a minute, even if only a fraction of a second is over`() {
    func minute(_ seconds: Double) -> String {
      ISOText.localMinute(Date(timeIntervalSince1970: 1_795_176_000 + seconds))
    }
    #expect(minute(0.5) == minute(60) && minute(59) == minute(60) && minute(0) != minute(60))
  }
}
