import Testing

@testable import Imaging

@Suite struct LinearLightTests {
  /// IEC 61966-2-1, rounded to seven digits.
  @Test(arguments: [(0, 0), (10, 0.0030353), (11, 0.0033465), (128, 0.2158605), (188, 0.5028865), (255, 1)])
  func `stored values stand for light`(value: Int, light: Float) {
    #expect(abs(LinearLight.byValue[value] - light) < 1e-6)
  }

  @Test func `every value comes back`() {
    for value in 0...255 {
      #expect(Int(LinearLight.value(of: LinearLight.byValue[value])) == value)
    }
    #expect(LinearLight.value(of: -1) == 0)
    #expect(LinearLight.value(of: 2) == 255)
    #expect(LinearLight.value(of: .nan) == 0)
  }
}
