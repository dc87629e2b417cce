import Foundation
import Testing

@testable import Entities

struct HourlyForecastTests {
  private let hours = HourlyForecast(times: [3600, 7200, 10_800, 32_400, 54_000])

  @Test(
    arguments: [
      (3599.9, nil), (3600, 0), (7199.9, 0), (7200, 1), (10_800, 2), (32_399, 2), (32_400, 3), (54_000, 4),
      (57_599, 4), (57_600, nil), (1e300, nil), (-1e300, nil), (.nan, nil),
    ] as [(Double, Int?)])
  func `an instant lies in the hour that began last`(seconds: Double, expected: Int?) {
    #expect(hours.index(at: Date(timeIntervalSince1970: seconds)) == expected)
  }

  @Test func `an empty forecast has no hour`() {
    #expect(HourlyForecast(times: []).index(at: Date(timeIntervalSince1970: 0)) == nil)
    #expect(HourlyForecast(times: []).isEmpty)
  }

  @Test func `columns are as long as the times`() {
    var hours = hours
    hours.set(.temperature, [1, .nan])
    hours.set(conditions: [.clear, nil, .rain, .snow, .fog, .dust])
    #expect(hours.value(.temperature, at: 0) == 1)
    #expect((1...5).allSatisfy { hours.value(.temperature, at: $0) == nil })
    #expect(hours.value(.temperature, at: -1) == nil)
    #expect(hours.value(.humidity, at: 0) == nil)
    #expect(hours.column(.temperature)?.count == 5)
    #expect(hours.conditions.count == 5)
    #expect(!hours.isEmpty)
  }

  @Test func `a part of a column is told, and trimming changes nothing`() {
    var hours = hours
    hours.set(.temperature, [1, 2.5, .nan, 4])
    hours.set(conditions: [.clear, nil, .rain])
    var trimmed = hours
    trimmed.trim()
    #expect(trimmed == hours)
    #expect(trimmed.values(.temperature, in: 0..<2) == [1, 2.5])
    #expect(trimmed.values(.humidity, in: 0..<2) == nil)
    #expect(trimmed.condition(at: 2) == .rain)
    #expect(trimmed.condition(at: 5) == nil && trimmed.condition(at: -1) == nil)
  }

  @Test func `two forecasts with the same unknown values are equal`() {
    var (left, right) = (hours, hours)
    left.set(.windSpeed, [1, .nan])
    right.set(.windSpeed, [1, .nan])
    #expect(left == right)
  }

  @Test func `a forecast of unknown values is empty`() {
    var hours = hours
    hours.set(.temperature, [.nan])
    #expect(hours.isEmpty)
  }
}
