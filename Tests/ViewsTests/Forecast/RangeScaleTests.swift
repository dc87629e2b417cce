import Entities
import Terminal
import Testing

@testable import Views

struct RangeScaleTests {
  private func day(_ low: Double, _ high: Double) -> DailyForecast {
    var day = DailyForecast(date: CivilDate(ForecastSample.now, secondsFromGMT: 0))
    (day[.temperatureMin], day[.temperatureMax]) = (low, high)
    return day
  }

  @Test(arguments: [(-1e308, 1e308), (-.greatestFiniteMagnitude, 10), (.nan, .nan), (-.infinity, .infinity)])
  func `absurd temperatures neither stop the program nor change the width`(low: Double, high: Double) throws {
    let days = [day(low, high), day(3, 11)]
    let scale = try #require(RangeScale(days, width: 8, appearance: Appearance()))
    for day in days { #expect(scale.bar(of: day).displayWidth == 8) }
  }

  @Test func `a day without a number leaves the other days their bars`() throws {
    let scale = try #require(RangeScale([day(.nan, 5), day(3, 11)], width: 8, appearance: Appearance()))
    #expect(scale.bar(of: day(3, 11)).plain == String(repeating: "━", count: 8))
    #expect(scale.bar(of: day(.nan, 5)).plain == String(repeating: " ", count: 8))
  }
}
