import Foundation
import Testing

@testable import Entities

/// Whether and when it rains, and slots of any source's steps.
struct OutlookTests {
  private let now = Date(timeIntervalSince1970: 1_795_177_200)
  private let start = 1_795_176_000

  private func forecast(chances: [Float], step: Int = 3600, days: [DailyForecast] = []) -> Forecast {
    var hours = HourlyForecast(times: (0..<chances.count).map { start + $0 * step })
    hours.set(.precipitationChance, chances)
    hours.set(.precipitation, chances.map { $0 >= 50 ? 3 : 0 })
    hours.set(.temperature, (0..<chances.count).map { Float($0) + 5 })
    return Forecast(hours: hours, days: days)
  }

  private func at(_ hours: Int) -> Date { Date(timeIntervalSince1970: Double(start + hours * 3600)) }

  private func precipitation(_ chances: [Float]) -> Outlook.Precipitation {
    Outlook(forecast(chances: chances), at: now, in: .gmt).precipitation
  }

  @Test func `chances are given for the hour that ends at a time`() {
    // Wet from 15:00 to 18:00 means entries 16, 17 and 18.
    var chances = Array(repeating: Float(0), count: 30)
    for hour in 4...6 { chances[hour] = 80 }
    #expect(precipitation(chances) == .coming(.rain, from: at(3), until: at(6)))
  }

  @Test func `rain now, rain that does not end, a pause, and none`() {
    let wet = Array(repeating: Float(90), count: 30), dry = Array(repeating: Float(0), count: 30)
    #expect(precipitation(wet) == .falling(.rain, until: nil))
    #expect(precipitation(dry) == .dry(hours: 24))
    #expect(precipitation([0, 90, 90] + dry) == .falling(.rain, until: at(2)))
    #expect(precipitation([0, 90, 0, 90] + dry) == .falling(.rain, until: at(3)), "one dry hour is a pause")
    #expect(precipitation([0, 90, 0, 0, 90] + dry) == .falling(.rain, until: at(1)))
    #expect(precipitation([0, 0, 0] + wet) == .coming(.rain, from: at(2), until: nil))
    #expect(precipitation([]) == .unknown)
  }

  @Test func `steps of three and six hours become hours with even shares`() throws {
    for step in [3, 6] {
      let slots = forecast(chances: Array(repeating: 80, count: 12), step: step * 3600).hours
        .slots(from: at(0), count: step * 2)
      #expect(slots.allSatisfy { $0[.precipitation] == 3 / Double(step) && $0[.precipitationChance] == 80 })
      #expect(try abs(#require(slots[1][.temperature]) - 5 - 1 / Double(step)) < 1e-6, "the temperature changes evenly")
    }
  }

  @Test func `hours outside the forecast know nothing`() {
    let slots = forecast(chances: [0, 10]).hours.slots(from: at(-1), count: 4)
    #expect(slots[0][.temperature] == nil && slots[1][.precipitationChance] == 10)
    #expect(slots[2][.precipitationChance] == nil && slots[3][.temperature] == nil)
    #expect(slots[3].isWet == nil && slots[3].estimatedChance == nil)
  }

  @Test func `today is compared with yesterday, in the evening tomorrow with today`() throws {
    let today = CivilDate(now, in: .gmt)
    let days = [-1, 0, 1].map { offset in
      var day = DailyForecast(date: today.advanced(by: offset))
      day[.temperatureMax] = [10, 6, 9][offset + 1]
      return day
    }
    let forecast = forecast(chances: [], days: days)
    let noon = try #require(Outlook(forecast, at: now, in: .gmt).highChange)
    #expect(!noon.isTomorrow && noon.kelvin == -4)
    let evening = try #require(Outlook(forecast, at: now.addingTimeInterval(7 * 3600), in: .gmt).highChange)
    #expect(evening.isTomorrow && evening.kelvin == 3)
    #expect(Outlook(self.forecast(chances: [], days: [days[1]]), at: now, in: .gmt).highChange == nil)
  }

  /// Wet hours of these conditions from the third on.
  private func spell(_ conditions: [Condition?], celsius: Float = 1) -> Outlook.Precipitation {
    let chances = [0, 0, 0] + conditions.map { _ in Float(90) } + Array(repeating: 0, count: 27)
    var forecast = forecast(chances: chances)
    forecast.hours.set(.temperature, chances.map { _ in celsius })
    forecast.hours.set(conditions: [.overcast, .overcast] + conditions + [.clear])
    return Outlook(forecast, at: now, in: .gmt).precipitation
  }

  @Test func `what falls first is named first, then what it turns into`() {
    #expect(
      spell([.rain, .lightRain, .snow, .heavySnow])
        == .coming(.rain, from: at(2), changeover: .init(type: .snow, date: at(4)), until: at(6)))
    #expect(
      spell([.lightSnow, .rain, .thunderstorm])
        == .coming(.snow, from: at(2), changeover: .init(type: .rain, date: at(3)), until: at(5)))
    #expect(spell([.rain, .heavyRain, .drizzle]) == .coming(.rain, from: at(2), until: at(5)))
    #expect(spell([.sleet, nil]) == .coming(.sleet, from: at(2), until: at(4)))
    #expect(spell([.overcast, .snow], celsius: 5) == .coming(.snow, from: at(2), until: at(4)))
    #expect(spell([nil, nil], celsius: -3) == .coming(.snow, from: at(2), until: at(4)))
  }

  @Test func `a stronger spell that comes later does not count`() {
    let first = spell([.lightRain, .clear, .clear, .clear, .heavySnow])
    // The dry conditions of hours with a chance of 90 % are one spell; a real pause of two hours ends it.
    #expect(first == .coming(.rain, from: at(2), changeover: .init(type: .snow, date: at(6)), until: at(7)))
    var apart = forecast(chances: [0, 0, 90, 0, 0, 0, 90] + Array(repeating: 0, count: 27))
    apart.hours.set(conditions: [.clear, .lightRain, .clear, .clear, .clear, .heavySnow])
    #expect(Outlook(apart, at: now, in: .gmt).precipitation == .coming(.rain, from: at(1), until: at(2)))
  }
}
