import Foundation
import Testing

@testable import Entities

struct RestOfDayTests {
  @Test func `of conditions that are equally frequent in the dry rest of a day, the most severe counts`() throws {
    var hours = HourlyForecast(times: (0...24).map { $0 * 3600 })
    hours.set(.precipitation, Array(repeating: 0, count: 25))
    hours.set(conditions: (0...24).map { $0.isMultiple(of: 2) ? .clear : .overcast })
    var day = DailyForecast(date: CivilDate(daysSince1970: 0))
    day.condition = .rain
    let rest = try #require(RestOfDay(hours, at: Date(timeIntervalSince1970: 0), in: .gmt))
    #expect(rest.applied(to: day).condition == .overcast)
  }
}
