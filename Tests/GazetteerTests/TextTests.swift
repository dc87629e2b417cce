import Essentials
import Testing

struct TextTests {
  @Test(arguments: [
    (0.55, 1, "0.6"), (-0.04, 1, "0.0"), (12, 0, "12"), (-3.14159, 3, "-3.142"), (0.007, 2, "0.01"),
    (.nan, 2, "nan"), (-.infinity, 2, "-inf"),
  ])
  func `a number has as many decimals as wanted`(number: Double, decimals: Int, expected: String) {
    #expect(number.text(decimals: decimals) == expected)
  }

  @Test func `digits that no integer holds leave the number in Swift's own notation`() {
    #expect(9e14.text(decimals: 6) == "\(9e14)")
    #expect(1.5.text(decimals: 400) == "1.5")
    #expect(0.0.text(decimals: 400) == "0.0")
  }

  @Test func `a negative number of decimals counts as none`() {
    #expect(12.5.text(decimals: -2) == "13")
  }
}
