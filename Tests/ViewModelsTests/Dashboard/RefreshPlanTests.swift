import Foundation
import Testing

@testable import ViewModels

struct RefreshPlanTests {
  private let start = Date(timeIntervalSince1970: 1_795_176_000)

  @Test func `before the first refresh it is due at once, after it when the interval is over`() {
    var plan = RefreshPlan(interval: 900)
    #expect(plan.isDue(at: start) && plan.due == nil)
    plan.finish(at: start, failed: false, earliestRequest: nil)
    #expect(plan.due == start + 900)
    #expect(!plan.isDue(at: start + 899) && plan.isDue(at: start + 900))
  }

  @Test func `failures wait ever longer, up to the interval`() {
    var plan = RefreshPlan(interval: 600)
    let pauses = (0..<8).map { _ in
      plan.finish(at: start, failed: true, earliestRequest: nil)
      return plan.due?.timeIntervalSince(start)
    }
    #expect(pauses == [30, 60, 120, 240, 480, 600, 600, 600])
    plan.finish(at: start, failed: false, earliestRequest: nil)
    #expect(plan.failures == 0 && plan.due == start + 600)
  }

  @Test func `a service that asks to wait is asked no earlier, others may be`() {
    var plan = RefreshPlan(interval: 600)
    plan.finish(at: start, failed: true, earliestRequest: start + 5000)
    #expect(plan.due == start + 5000)
    plan.forgetWaiting()
    plan.change(interval: 300)
    #expect(plan.due == start + 30)
  }

  @Test func `a wait that a service asked for is no longer after the clock was set back`() {
    var plan = RefreshPlan(interval: 600)
    plan.finish(at: start, failed: true, earliestRequest: start + 700)
    plan.tick(at: start)
    plan.tick(at: start - 86_400)
    plan.change(interval: 300)
    #expect(plan.due == start - 86_400 + 700)
  }

  @Test func `no interval is under ten seconds, and another one counts from the last refresh`() {
    var plan = RefreshPlan(interval: 1)
    plan.finish(at: start, failed: false, earliestRequest: nil)
    #expect(plan.due == start + 10)
    plan.change(interval: 60)
    #expect(plan.due == start + 60)
  }

  @Test func `a clock set back moves the plan, a sleep leaves the network a moment`() {
    var plan = RefreshPlan(interval: 900)
    plan.finish(at: start, failed: false, earliestRequest: nil)
    plan.tick(at: start + 10)
    plan.tick(at: start - 3590)
    #expect(plan.due == start - 2700)
    plan.tick(at: start + 8 * 3600)
    #expect(plan.due == start + 8 * 3600 + RefreshPlan.wakingPause)
  }

  @Test func `what is forgotten is due at once`() {
    var plan = RefreshPlan(interval: 900)
    plan.finish(at: start, failed: false, earliestRequest: nil)
    plan.forget()
    plan.change(interval: 60)
    #expect(plan.due == nil && plan.isDue(at: start))
  }
}
