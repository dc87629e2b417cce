import Entities
import Foundation
import Testing

@testable import Repositories

struct LocalDaysTests {
  private func hours(from start: String, count: Int, step: Int = 3600) throws -> HourlyForecast {
    let first = Int(try #require(ISOTime.date(from: start)).timeIntervalSince1970)
    var hours = HourlyForecast(times: (0..<count).map { first + $0 * step })
    hours.set(.temperature, (0..<count).map { Float($0) })
    return hours
  }

  private func zone(_ name: String) throws -> Zone { try #require(Zone(name)) }

  @Test func `the day of a skipped hour has twenty-three`() throws {
    let hours = try hours(from: "2026-03-28T23:00Z", count: 48)
    let days = LocalDays.days(of: hours, in: try zone("Europe/Berlin"))
    #expect(days.map(\.date.description) == ["2026-03-29", "2026-03-30"])
    #expect(days[0].temperatureMax == 22)
    #expect(days[1].temperatureMin == 23)
  }

  @Test func `today is kept however late it is and a cut last day is not`() throws {
    let hours = try hours(from: "2026-11-20T14:00Z", count: 30)
    let days = LocalDays.days(of: hours, in: try zone("Asia/Seoul"))
    #expect(days.map(\.date.description) == ["2026-11-20", "2026-11-21"])
    #expect(days[0].temperatureMax == 0)
    #expect(days[1].temperatureMin == 1)
    #expect(days[1].temperatureMax == 24)
  }

  @Test func `times that lie thousands of years apart end`() throws {
    var hours = HourlyForecast(times: [0, 90_000_000_000, 99_999_999_999])
    hours.set(.temperature, [1, 2, 3])
    #expect(LocalDays.days(of: hours, in: try zone("Europe/Berlin")).count <= 20)
  }

  @Test func `no hours are no days`() {
    #expect(LocalDays.days(of: HourlyForecast(times: []), in: .gmt).isEmpty)
  }
}
