import Foundation
import Testing

@testable import Entities

struct ForecastTests {
  private func decoded(dates: [Int]) throws -> Forecast {
    let days = dates.map { DailyForecast(date: CivilDate(daysSince1970: $0)) }
    let data = try JSONEncoder().encode(Forecast(hours: HourlyForecast(times: []), days: days))
    return try JSONDecoder().decode(Forecast.self, from: data)
  }

  @Test func `days come back from the cache in order`() throws {
    #expect(try decoded(dates: [20_777, 20_778]).days.map(\.date.daysSince1970) == [20_777, 20_778])
  }

  @Test(arguments: [[20_778, 20_777], [20_777, 20_777], [.max, .max]])
  func `dates that do not ascend are not decoded`(dates: [Int]) {
    #expect(throws: DecodingError.self) { try decoded(dates: dates) }
  }
}
