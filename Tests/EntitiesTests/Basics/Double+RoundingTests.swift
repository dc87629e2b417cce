import Entities
import Testing

struct DoubleRoundingTests {
  @Test func `a rounded number has that many decimals and no negative zero`() {
    #expect(3.14159.rounded(digits: 2) == 3.14 && (-2.5).rounded(digits: 0) == -3)
    #expect((-0.01).rounded(digits: 1)?.sign == .plus)
  }

  @Test func `the largest numbers stay finite`() {
    #expect(Double.greatestFiniteMagnitude.rounded(digits: 3) == .greatestFiniteMagnitude)
    #expect(Double.infinity.rounded(digits: 1) == nil && Double.nan.rounded(digits: 1) == nil)
  }
}
