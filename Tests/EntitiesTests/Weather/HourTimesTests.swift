import Testing

@testable import Entities

struct HourTimesTests {
  @Test(arguments: [[], [7], [3600, 7200], [3600, 7200, 10_800], [0, 3600, 10_800], [0, 90_000_000_000]])
  func `times come back as they were`(times: [Int]) {
    #expect(Array(HourTimes(times)) == times)
    #expect(HourTimes(times).count == times.count)
  }

  @Test func `times are equal however they were told`() {
    #expect(HourTimes([0, 3600, 7200]) == HourTimes(first: 0, step: 3600, count: 3))
    #expect(HourTimes([5]) == HourTimes(first: 5, step: 3600, count: 1))
    #expect(HourTimes([]) == HourTimes(first: 5, step: 3600, count: 0))
  }

  @Test func `a step is told only where all are alike`() {
    #expect(HourTimes([0, 3600, 7200]).step == 3600)
    #expect(HourTimes([0, 3600, 10_800]).step == nil)
    #expect(HourTimes([0]).step == nil)
  }

  @Test func `times that no clock tells do not trap`() {
    let times = HourTimes([.max - 1, .max, .min])
    #expect(times.last == .min)
  }
}
