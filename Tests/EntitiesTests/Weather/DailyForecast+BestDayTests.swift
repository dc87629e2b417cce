import Entities
import Foundation
import Testing

struct BestDayTests {
  private let now = Date(timeIntervalSince1970: 1_795_177_200)

  @Test func `the best day is dry, calm and mild`() {
    let today = CivilDate(now, in: .gmt)
    func day(_ offset: Int, _ high: Double?, _ chance: Double) -> DailyForecast {
      var day = DailyForecast(date: today.advanced(by: offset))
      day[.temperatureMax] = high
      day[.precipitationChance] = chance
      return day
    }
    #expect([day(0, 20, 80), day(1, 20, 0), day(2, 5, 0), day(3, nil, 0)].bestDay == today.advanced(by: 1))
    #expect([day(0, 20, 0), day(1, 20, 0)].bestDay == nil, "all alike")
    #expect([DailyForecast]().bestDay == nil)
  }

  /// Days from today on, of a high, a chance of rain, an amount and a wind.
  private func best(_ days: (high: Double, chance: Double, amount: Double, wind: Double)...) -> Int? {
    let today = CivilDate(now, in: .gmt)
    let days = days.enumerated().map { offset, output in
      var day = DailyForecast(date: today.advanced(by: offset))
      (day[.temperatureMax], day[.precipitationChance]) = (output.high, output.chance)
      (day[.precipitation], day[.windSpeedMax], day.condition) = (output.amount, output.wind, .partlyCloudy)
      return day
    }
    return days.bestDay.map { $0.daysSince1970 - today.daysSince1970 }
  }

  @Test func `of good days the mildest is the best, of equally mild ones the driest, then the calmest, then the first`()
  {
    #expect(best((12, 0, 0, 3), (16, 20, 0.4, 5), (9, 0, 0, 1)) == 1)
    #expect(best((21, 10, 0.8, 3), (24, 25, 0.1, 6), (19, 0, 0.3, 1)) == 1, "all are mild; least rain")
    #expect(best((14.2, 20, 0, 3), (13.8, 5, 0, 9), (10, 0, 0, 0)) == 1, "equally mild to the degree")
    #expect(best((20, 5, 0, 7), (20, 5, 0, 4), (20, 5, 0, 8)) == 1, "the calmest")
    #expect(best((20, 5, 0, 4), (20, 5, 0, 4), (12, 5, 0, 4)) == 0, "the first")
    #expect(best((33, 0, 0, 4), (27, 0, 0, 4)) == 1, "hot is not mild")
  }

  @Test func `rain or wind make no day the best, however warm`() {
    #expect(best((20, 40, 0, 3), (3, 0, 0, 3)) == 1)
    #expect(best((20, 20, 1.2, 3), (3, 0, 0, 3)) == 1)
    #expect(best((20, 0, 0, 11), (3, 0, 0, 3)) == 1)
    #expect(best((20, 80, 6, 3), (18, 40, 2, 12)) == nil, "none is good")
  }

  @Test func `the best day is neither a thunderstorm nor snow nor fog`() {
    func day(_ day: Int, _ condition: Condition, _ high: Double) -> DailyForecast {
      var forecast = DailyForecast(date: CivilDate(daysSince1970: 20_000 + day))
      (forecast.condition, forecast[.temperatureMax], forecast[.precipitationChance]) = (condition, high, 10)
      return forecast
    }
    for condition in [Condition.thunderstorm, .lightSnow, .fog, .sleet] {
      #expect([day(0, condition, 20), day(1, .overcast, 12)].bestDay == CivilDate(daysSince1970: 20_001))
    }
  }
}
