import Testing

@testable import Entities

struct IntTextTests {
  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (10_005, "10,005"), (1_234_567, "1,234,567"), (-1500, "-1,500"),
  ])
  func `thousands are separated by commas`(number: Int, text: String) { #expect(number.grouped == text) }

  @Test(arguments: [(0, "0"), (1_449_999, "1.4"), (1_450_000, "1.5"), (20_000_000, "20"), (20_049_999, "20")])
  func `megabytes have one decimal unless it is zero`(bytes: Int, text: String) {
    #expect(bytes.megabytesText == text)
  }

  @Test func `zeros fill a width, in any base`() {
    #expect(7.zeroPadded(to: 2) == "07" && 123.zeroPadded(to: 2) == "123" && 27.zeroPadded(to: 4, radix: 16) == "001b")
  }
}
