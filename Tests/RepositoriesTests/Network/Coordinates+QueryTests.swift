import Testing

@testable import Repositories

struct CoordinatesQueryTests {
  @Test(arguments: [
    (37.566, "37.566"), (-70.25533, "-70.2553"), (59.99999, "59.9999"), (-0.00001, "0"), (0, "0"), (180, "180"),
    (-89.99996, "-89.9999"), (5.0001, "5.0001"), (-0.5, "-0.5"),
  ])
  func `coordinates are cut to four decimals without zeros`(degrees: Double, text: String) {
    #expect(degrees.degreesText == text)
  }
}
