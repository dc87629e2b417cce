import Foundation
import Testing

@testable import Repositories

struct HTTPDateTests {
  @Test func `header dates are read`() {
    #expect(Date(httpDate: "Fri, 20 Nov 2026 12:00:00 GMT") == Sample.now)
    #expect(Date(httpDate: "yesterday") == nil)
  }
}
