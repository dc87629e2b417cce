import Foundation
import Testing

@testable import Repositories

struct HTTPDateTests {
  @Test func `header dates are read`() {
    #expect(HTTPDate.date(from: "Fri, 20 Nov 2026 12:00:00 GMT") == Sample.now)
    #expect(HTTPDate.date(from: "yesterday") == nil)
  }
}
