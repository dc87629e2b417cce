import Entities
import Terminal
import Testing

@testable import Views

struct RangeBarTests {
  private func day(_ low: Double, _ high: Double) -> DailyForecast {
    var day = DailyForecast(date: CivilDate(ForecastSample.now, secondsFromGMT: 0))
    (day[.temperatureMin], day[.temperatureMax]) = (low, high)
    return day
  }

  @Test(arguments: [(-1e308, 1e308), (-.greatestFiniteMagnitude, 10), (.nan, .nan), (-.infinity, .infinity)])
  func `absurd temperatures neither stop the program nor change the width`(low: Double, high: Double) {
    let days = [day(low, high), day(3, 11)]
    guard let bar = RangeBar(days, width: 8, appearance: Appearance()) else { return }
    for day in days { #expect(bar.text(day).displayWidth == 8) }
  }
}
