import Foundation
import Testing

@testable import Entities

struct RetryWaitTests {
  @Test(arguments: [(3599.9, 3605.0), (3600, 7205), (7199, 7205)])
  func `a counter restarts at the next full hour, with a margin`(now: Double, end: Double) {
    let wait = RetryWait(length: .nextMultiple(of: 3600, margin: 5))
    #expect(wait.end(after: Date(timeIntervalSince1970: now)) == Date(timeIntervalSince1970: end))
  }

  @Test func `a fixed wait begins now`() {
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    #expect(RetryWait(length: .seconds(7200)).end(after: now) == now + 7200)
  }
}
