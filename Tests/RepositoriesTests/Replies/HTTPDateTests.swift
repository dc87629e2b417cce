import Foundation
import Testing

@testable import Repositories

struct HTTPDateTests {
  @Test func `header dates are read`() {
    #expect(Date(httpDate: "Fri, 20 Nov 2026 12:00:00 GMT") == Sample.now)
    #expect(Date(httpDate: "yesterday") == nil)
    #expect(Date(httpDate: "Fri, 20 Nov 2026 00:00:00 GMT") == Sample.now - 43_200)
    #expect(Date(httpDate: "Sat, 31 Dec 2016 23:59:60 GMT") == Date(timeIntervalSince1970: 1_483_228_800))
  }

  @Test(arguments: [
    "Fri, 20 Nov 2026 12:00:00 CET", "Fri, 20 Nov 2026 x:12:00:00 GMT", "Fri, 20 Nov 2026 12::00 GMT",
    "Fri, 20 Nov 2026 24:00:00 GMT", "Fri, 20 Nov 2026 12:60:00 GMT", "Fri, 20 Nov 2026 12:00:61 GMT",
    "Fri, 20 Nov 2026 12:00 GMT", "Fri, 20 Nov 2026 -1:00:00 GMT", "Fri, 31 Nov 2026 12:00:00 GMT",
  ])
  func `a date in another form or zone is refused`(text: String) { #expect(Date(httpDate: text) == nil) }
}
