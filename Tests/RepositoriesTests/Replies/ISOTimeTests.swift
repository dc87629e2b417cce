import Foundation
import Testing

@testable import Repositories

struct ISOTimeTests {
  @Test(arguments: [
    "2026-11-20T12:00:00Z", "2026-11-20T13:00+01:00", "2026-11-20T06:30:00.250-0530", "2026-11-20T12:00",
  ])
  func `forms of one instant are one instant`(text: String) {
    #expect(ISOTime.date(from: text) == Sample.now)
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-13-20T12:00:00Z", "2026-11-20T25:00:00Z", "2026-11-20T12:00:00+99:00",
    "null and void it is",
  ])
  func `other texts are no time`(text: String) {
    #expect(ISOTime.date(from: text) == nil)
  }

  @Test func `header dates read and write alike`() {
    #expect(HTTPDate.date(from: "Fri, 20 Nov 2026 12:00:00 GMT") == Sample.now)
    #expect(HTTPDate.text(Sample.now) == "Fri, 20 Nov 2026 12:00:00 GMT")
    #expect(HTTPDate.date(from: "yesterday") == nil)
  }
}
