import Entities
import Foundation
import Testing

struct NextRainTests {
  private static let start = Date(timeIntervalSince1970: 1_795_176_000)

  private func hours(_ chances: [Float]) -> HourlyForecast {
    // A chance is given for the hour that ends at its time.
    var hours = HourlyForecast(times: (0...chances.count).map { Int(Self.start.timeIntervalSince1970) + $0 * 3600 })
    hours.set(.precipitationChance, [.nan] + chances)
    return hours
  }

  private func next(_ chances: [Float], after minutes: Double = 20) -> NextRain {
    NextRain(hours(chances), at: Self.start.addingTimeInterval(minutes * 60))
  }

  private func hour(_ index: Double) -> Date { Self.start.addingTimeInterval(index * 3600) }

  @Test func `rain that comes begins with the first wet hour, however many days away`() {
    #expect(next([0, 10, 80, 80, 0]) == .coming(hour(2)))
    #expect(next(Array(repeating: 5, count: 70) + [90]) == .coming(hour(70)))
  }

  @Test func `rain that falls ends with the first of two dry hours`() {
    #expect(next([90, 0, 90, 0, 0]) == .falling(until: hour(3)))
    #expect(next([90, 90]) == .falling(until: nil))
  }

  @Test func `a dry step longer than an hour is the end, not a pause`() {
    var steps = HourlyForecast(times: (0...3).map { Int(Self.start.timeIntervalSince1970) + $0 * 6 * 3600 })
    steps.set(.precipitationChance, [.nan, 90, 0, 90])
    #expect(NextRain(steps, at: Self.start) == .falling(until: hour(6)))
  }

  @Test func `dry hours are reported if at least six are known, and at most five days count`() {
    #expect(next(Array(repeating: 0, count: 7)) == .dry && next(Array(repeating: 0, count: 6)) == .unknown)
    #expect(next(Array(repeating: 0, count: 130) + [90]) == .dry)
  }

  @Test func `nothing is known before, after and without a forecast`() {
    #expect(next([90], after: -60) == .unknown && next([90], after: 600) == .unknown)
    #expect(NextRain(HourlyForecast(times: []), at: Self.start) == .unknown)
  }
}
