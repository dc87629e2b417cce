import Foundation
import Testing

@testable import Entities

struct QuantityTests {
  @Test func `all quantities have a place among the values of a moment`() {
    #expect(Quantity.allCases.count <= 32)
    var values = QuantityValues()
    for quantity in Quantity.allCases { values[quantity] = Double(quantity.rawValue) + 0.25 }
    #expect(Quantity.allCases.map { values[$0] } == Quantity.allCases.map { Double($0.rawValue) + 0.25 })
    values[.humidity] = Double.nan
    #expect(values[.humidity] == nil)
  }

  @Test func `what is unknown is equal, and so are the two zeros`() {
    var (one, other) = (QuantityValues(), QuantityValues())
    one[.humidity] = Double.nan
    (one[.temperature], other[.temperature]) = (-0.0, 0)
    #expect(one == other)
  }

  @Test func `fields and metrics are named once`() {
    let fields = Quantity.allCases.compactMap(\.row.field)
    let metrics = Quantity.allCases.compactMap(\.row.metric?.name)
    #expect(Set(fields).count == fields.count && Set(metrics).count == metrics.count)
    for quantity in Quantity.allCases where quantity.row.isSortable { #expect(quantity.row.field != nil) }
  }

  @Test func `what only a day has is never looked for in the weather now`() {
    for quantity in Quantity.all(in: .now) where !quantity.row.parts.contains(.hour) && quantity.row.daily != nil {
      #expect(quantity.row.source == .day, "\(quantity)")
    }
    for quantity in Quantity.all(in: .day) { #expect(quantity.row.daily != nil, "\(quantity)") }
  }

  @Test func `the weather now is cached under the names of its quantities`() throws {
    var now = CurrentWeather(observedAt: Date(timeIntervalSince1970: 1_795_176_000))
    (now.condition, now[.temperature], now[.windGust]) = (.rain, 8.4, 13.9)
    let data = try JSONEncoder().encode(now)
    #expect(try JSONDecoder().decode(CurrentWeather.self, from: data) == now)
    #expect(String(decoding: data, as: UTF8.self).contains(#""windGust":13.9"#))
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

  @Test func `two hours are counted from now, not from the quarter that has passed`() {
    let start = Date(timeIntervalSince1970: 1_795_176_000)
    let quarters = (0..<12).map { index in
      RainQuarter(start: start.addingTimeInterval(Double(index) * 900), amount: index < 8 ? 0 : 1)
    }
    let rain = RainOutlook(quarters, at: start.addingTimeInterval(840), isApproximate: false)
    #expect(rain.changesAt == quarters[8].start && rain.state == .dry)
    #expect(RainOutlook(quarters, at: start, isApproximate: false).changesAt == nil)
  }
}
