import Foundation
import Testing

@testable import TimeZones

struct PosixRuleTests {
  private static func instant(_ text: String) throws -> Int {
    Int(try Date(text, strategy: .iso8601).timeIntervalSince1970)
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29T01:00:00Z", 3600, 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00Z", 7200, 3600),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -18_000, -14_400),
    ("EST5EDT4,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", -14_400, -18_000),
    // The south, where summer lasts over the new year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-04-03T16:00:00Z", 39_600, 36_000),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2027-10-02T16:00:00Z", 36_000, 39_600),
    // Half an hour of summer.
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-03T15:30:00Z", 37_800, 39_600),
    // Ireland's winter is the exception, an hour less.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-10-25T01:00:00Z", 3600, 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2027-03-28T01:00:00Z", 0, 3600),
    // Two days and two hours after the fourth Thursday; a day back; the day before.
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", 7200, 10_800),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -7200, -3600),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-10-25T01:00:00Z", -3600, -7200),
    // March 1 in every year, and day 59, which in leap years is February 29.
    ("AAA0BBB,J60/0,J300/0", "2027-03-01T00:00:00Z", 0, 3600),
    ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00Z", 0, 3600),
    ("AAA0BBB,59/0,300/0", "2027-03-01T00:00:00Z", 0, 3600),
    ("AAA0BBB,59/0,300/0", "2028-02-29T00:00:00Z", 0, 3600),
    // A change on January 1 that by UTC is in the year before, and hours that lead into another year.
    ("AAA-5BBB,0/0,J180/0", "2026-12-31T19:00:00Z", 18_000, 21_600),
    ("AAA0BBB,J364/167,J100/0", "2027-01-05T23:00:00Z", 0, 3600),
    ("AAA0BBB,J2/-167,J100/0", "2026-12-26T01:00:00Z", 0, 3600),
    // Far away.
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2400-03-26T01:00:00Z", 3600, 7200),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "1900-03-25T01:00:00Z", 3600, 7200),
  ])
  func `a change happens in its second`(text: String, change: String, before: Int, after: Int) throws {
    let rule = try #require(PosixRule(text))
    let instant = try Self.instant(change)
    #expect(rule.offset(at: instant - 1) == before)
    #expect(rule.offset(at: instant) == after)
  }

  @Test func `a summer that never ends has no end`() throws {
    let rule = try #require(PosixRule("XXX3EDT4,0/0,J365/23"))
    let start = try Self.instant("2025-12-31T00:00:00Z")
    for hour in 0..<(3 * 366 * 24) { #expect(rule.offset(at: start + hour * 3600) == -14_400) }
  }

  @Test(arguments: [
    ("<+0530>-5:30", 19_800), ("<-00>0", 0), ("NZST-12", 43_200), ("LMT+1:02:03", -3723), ("<+24>-24", 86_400),
  ])
  func `a rule without summer always holds`(text: String, offset: Int) throws {
    let rule = try #require(PosixRule(text))
    for instant in [-1_000_000_000_000, -1, 0, 1_800_000_000, 1_000_000_000_000] {
      #expect(rule.offset(at: instant) == offset)
    }
  }

  @Test(arguments: [
    "", "UTC", "U0", "U20", "<UTC0", "UTC0 ", ":UTC0", "UTC25", "UTC0:60", "UTC0:00:60", "UTC1:2:3:4", "UTC--1",
    "CET-1CEST", "CET-1CEST,", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,", "CET-1CEST,M3.5.0,M10.5.0/3,",
    "CET-1CEST,M13.5.0,M10.5.0",
    "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.0.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,J0,J1",
    "CET-1CEST,J366,J1",
    "CET-1CEST,366,1", "CET-1CEST,M3.5.0/168,M10.5.0", "CET-1CEST,M3.5.0/-168,M10.5.0", "CET-1CEST,M3.5,M10.5.0",
    "UTC99999999999999999999", "ÄÖÜ-1", "CET-1CEST,M0003.5.0,M10.5.0", "\0\0\0", "CET-1\nCEST,M3.5.0,M10.5.0",
  ])
  func `what is no rule is none`(text: String) { #expect(PosixRule(text) == nil) }
}
