import Foundation
import Testing

@testable import Repositories

struct HTTPDateTests {
  @Test func `header dates are read`() {
    #expect(Date(httpDate: "Fri, 20 Nov 2026 12:00:00 GMT") == Sample.now)
    #expect(Date(httpDate: "yesterday") == nil)
  }

  @Test(arguments: [
    "Fri, 20 Nov 2026 12:00:00 CET", "Fri, 20 Nov 2026 x:12:00:00 GMT", "Fri, 20 Nov 2026 12::00 GMT",
    "Fri, 20 Nov 2026 24:00:00 GMT", "Fri, 31 Nov 2026 12:00:00 GMT",
  ])
  func `a date in another form or zone is refused`(text: String) { #expect(Date(httpDate: text) == nil) }
}
