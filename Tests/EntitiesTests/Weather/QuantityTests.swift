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
}
