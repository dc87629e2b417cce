import Entities
import Foundation
import Testing

@testable import Repositories

struct LocalDaysTests {
  private func hours(from start: String, count: Int, step: Int = 3600) throws -> HourlyForecast {
    let first = Int(try #require(ISOText.date(start)).timeIntervalSince1970)
    var hours = HourlyForecast(times: (0..<count).map { first + $0 * step })
    hours.set(.temperature, (0..<count).map { Float($0) })
    return hours
  }

  private func zone(_ name: String) throws -> Zone { try #require(Zone(name)) }

  @Test func `the day of a skipped hour has twenty-three`() throws {
    let hours = try hours(from: "2026-03-28T23:00Z", count: 48)
    let days = hours.days(in: try zone("Europe/Berlin"))
    #expect(days.map(\.date.description) == ["2026-03-29", "2026-03-30"])
    #expect(days[0][.temperatureMax] == 22)
    #expect(days[1][.temperatureMin] == 23)
  }

  @Test func `of a day that is partly over only the rest counts, and a cut last day is left out`() throws {
    let hours = try hours(from: "2026-11-20T14:00Z", count: 30)
    let days = hours.days(in: try zone("Asia/Seoul"))
    #expect(days.map(\.date.description) == ["2026-11-20", "2026-11-21"])
    #expect(days[0][.temperatureMin] == nil && days[0][.temperatureMax] == nil && days[0][.precipitation] == nil)
    #expect(days[1][.temperatureMin] == 1)
    #expect(days[1][.temperatureMax] == 24)
  }

  @Test func `the last day of a forecast in long steps has no sum, because that would lack a step`() throws {
    let seoul = try zone("Asia/Seoul")
    // The steps end with that from 18:00 to midnight, whose amount an entry at midnight would have.
    var steps = try hours(from: "2026-11-19T15:00Z", count: 8, step: 21_600)
    steps.set(.precipitation, Array(repeating: 2, count: 8))
    let days = steps.days(in: seoul)
    #expect(days.map { $0[.precipitation] } == [8, nil])
    #expect(days.map { $0[.temperatureMax] } == [3, 7])
    var hourly = try hours(from: "2026-11-19T15:00Z", count: 24)
    hourly.set(.precipitation, Array(repeating: 1, count: 24))
    #expect(hourly.days(in: seoul).map { $0[.precipitation] } == [23])
  }

  @Test func `what fell in the first long step is not counted again by the hour`() throws {
    let seoul = try zone("Asia/Seoul")
    var hourly = try hours(from: "2026-11-19T15:00Z", count: 48)
    hourly.set(.precipitation, Array(repeating: 1, count: 48))
    var steps = try hours(from: "2026-11-20T03:00Z", count: 16, step: 10_800)
    steps.set(.precipitation, Array(repeating: 3, count: 16))
    let older = Forecast(hours: hourly, days: hourly.days(in: seoul))
    let completed = Forecast(hours: steps, days: steps.days(in: seoul)).completed(in: seoul, by: older)
    #expect(completed.days.first?[.precipitation] == 24)
    #expect(completed.hours.times.prefix(11).suffix(2) == [hourly.times[9], steps.times[0]])
  }

  @Test func `times that lie thousands of years apart end`() throws {
    var hours = HourlyForecast(times: [0, 90_000_000_000, 99_999_999_999])
    hours.set(.temperature, [1, 2, 3])
    #expect(hours.days(in: try zone("Europe/Berlin")).count <= 20)
  }

  @Test func `no hours are no days`() {
    #expect(HourlyForecast(times: []).days(in: .gmt).isEmpty)
  }

  @Test func `what was cached of the day's hours that are over gives it its low and high`() throws {
    let seoul = try zone("Asia/Seoul")
    let morning = try hours(from: "2026-11-19T15:00Z", count: 72)
    let whole = Forecast(hours: morning, days: morning.days(in: seoul))
    var rest = try hours(from: "2026-11-20T10:00Z", count: 30)
    rest.set(.temperature, (0..<30).map { 100 + Float($0) })
    rest.set(.precipitation, [.nan] + Array(repeating: 1, count: 29))
    let evening = Forecast(hours: rest, days: rest.days(in: seoul))
    let completed = evening.completed(in: seoul, by: whole)
    #expect(completed.days.map(\.date) == evening.days.map(\.date))
    #expect(completed.days[0][.temperatureMin] == 0)
    #expect(completed.days[0][.temperatureMax] == 104)
    #expect(completed.days[1] == evening.days[1])
    #expect(completed.hours.times.first == morning.times.first)
    #expect(completed.hours.value(.temperature, atIndex: 18) == 18)
    #expect(completed.hours.value(.temperature, atIndex: 19) == 100)
    // Nothing is asked of what was cached when no hour is missing, and nothing is made up without it.
    #expect(
      completed.completed(
        in: seoul,
        by: {
          Issue.record("asked in vain"); return nil
        }()) == completed)
    #expect(evening.completed(in: seoul, by: nil) == evening)
    // Yesterday's forecast that ended before today has none of its hours.
    let old = Forecast(hours: try hours(from: "2026-11-18T00:00Z", count: 24), days: [])
    #expect(evening.completed(in: seoul, by: old) == evening)
  }
}
