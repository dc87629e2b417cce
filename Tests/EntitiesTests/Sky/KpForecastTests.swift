import Entities
import Foundation
import Testing

struct KpForecastTests {
  private let start = Date(timeIntervalSince1970: 1_795_176_000)

  @Test func `an index holds for three hours, in whatever order the steps come`() {
    let forecast = KpForecast(steps: [.init(start: start + 10_800, kp: 5), .init(start: start, kp: 2)])
    #expect([-1, 0, 10_799, 10_800, 21_599, 21_600].map { forecast.kp(at: start + $0) } == [nil, 2, 2, 5, 5, nil])
  }

  @Test func `there is no index in a gap`() {
    let forecast = KpForecast(steps: [.init(start: start, kp: 2), .init(start: start + 21_600, kp: 5)])
    #expect(forecast.kp(at: start + 10_800) == nil)
  }
}
