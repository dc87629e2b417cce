import Entities
import Testing

@testable import Views

struct TemperatureScaleTests {
  @Test func `the axis has at least four whole degrees around the temperatures`() throws {
    let scale = try #require(TemperatureScale([10.2, 10.4], unit: Units.metric[.temperature]))
    #expect(scale.label(row: 4, of: 5) == "8" && scale.label(row: 0, of: 5) == "13")
  }

  @Test(arguments: [Double.infinity, -1e17, 1e300, .nan])
  func `there is no axis for absurd temperatures`(celsius: Double) {
    #expect(TemperatureScale([celsius, celsius], unit: Units.metric[.temperature]) == nil)
  }
}
