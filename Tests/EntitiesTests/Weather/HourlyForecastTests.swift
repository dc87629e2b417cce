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
    #expect(HourlyForecast(times: []).hasNoValues)
  }

  @Test func `columns are as long as the times`() {
    var hours = hours
    hours.set(.temperature, [1, .nan])
    hours.set(conditions: [.clear, nil, .rain, .snow, .fog, .dust])
    #expect(hours.value(.temperature, atIndex: 0) == 1)
    #expect((1...5).allSatisfy { hours.value(.temperature, atIndex: $0) == nil })
    #expect(hours.value(.temperature, atIndex: -1) == nil)
    #expect(hours.value(.humidity, atIndex: 0) == nil)
    #expect(hours.column(.temperature)?.count == 5)
    #expect(hours.conditions.count == 5)
    #expect(!hours.hasNoValues)
  }

  @Test func `a part of a column can be read, and coding changes nothing`() throws {
    var hours = hours
    hours.set(.temperature, [1, 2.5, .nan, 4])
    hours.set(conditions: [.clear, nil, .rain])
    let coded = try JSONDecoder().decode(HourlyForecast.self, from: JSONEncoder().encode(hours))
    #expect(coded == hours)
    #expect(coded.column(.temperature, in: 0..<2) == [1, 2.5])
    #expect(coded.column(.humidity, in: 0..<2) == nil)
    #expect(coded.condition(at: 2) == .rain)
    #expect(coded.condition(at: 5) == nil && coded.condition(at: -1) == nil)
  }

  @Test func `two forecasts are equal whichever zeros and NaN they were given`() {
    var (left, right) = (hours, hours)
    left.set(.windSpeed, [0, .nan])
    right.set(.windSpeed, [-0.0, -Float(nan: 1, signaling: false)])
    #expect(left == right)
  }

  @Test func `a forecast of unknown values is empty`() {
    var hours = hours
    hours.set(.temperature, [.nan])
    #expect(hours.hasNoValues)
  }

  @Test(arguments: [[7200, 3600], [3600, 3600], [99_999_999_999_999], [.max], [.min]])
  func `times that do not ascend or that no clock shows are not decoded`(times: [Int]) throws {
    let data = try JSONEncoder().encode(HourlyForecast(times: times))
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(HourlyForecast.self, from: data) }
  }

  @Test func `columns that are too short know nothing at their end`() throws {
    let times = ByteColumn.data([0, 3600]).base64EncodedString()
    let rain = Condition.bytes([.rain]).base64EncodedString()
    let text = #"{"times":"\#(times)","conditions":"\#(rain)","columns":{"temperature":"AACAPwAA"}}"#
    let hours = try JSONDecoder().decode(HourlyForecast.self, from: Data(text.utf8))
    #expect(hours.column(.temperature)?.first == 1)
    #expect(hours.value(.temperature, atIndex: 1) == nil)
    #expect(hours.conditions == [.rain, nil])
  }

  @Test func `bytes of conditions that no version of the program wrote are unknown`() {
    #expect(Condition.conditions(Data([0, 1, 255])) == [nil, .clear, nil])
    let all = Condition.allCases.map(Optional.some)
    #expect(Condition.conditions(Condition.bytes(all)) == all)
  }
}
