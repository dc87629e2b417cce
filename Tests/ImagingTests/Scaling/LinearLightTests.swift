import Testing

@testable import Imaging

@Suite struct LinearLightTests {
  /// IEC 61966-2-1, rounded to seven digits.
  @Test(arguments: [(0, 0), (10, 0.0030353), (11, 0.0033465), (128, 0.2158605), (188, 0.5028865), (255, 1)])
  func `stored values stand for light`(stored: Int, light: Float) {
    #expect(abs(LinearLight.light[stored] - light) < 1e-6)
  }

  @Test func `every value comes back`() {
    for value in 0...255 {
      #expect(abs(Int(LinearLight.stored(LinearLight.light[value])) - value) <= (value < 10 ? 1 : 0))
    }
    #expect(LinearLight.stored(-1) == 0)
    #expect(LinearLight.stored(2) == 255)
    #expect(LinearLight.stored(.nan) == 0)
  }
}
