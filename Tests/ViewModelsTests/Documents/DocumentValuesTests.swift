import Testing

@testable import ViewModels

struct DocumentValuesTests {
  @Test(arguments: [
    (4.4996, 1, 0, 4.4996), (1.2499, 2, 1, 1.2499), (4.44, 1, 0, 4.4), (4.505, 1, 0, 4.505), (4.5, 1, 0, 4.5),
  ])
  func `a number in a document is the same on screen when it is read again`(
    number: Double, digits: Int, shown: Int, written: Double
  ) {
    #expect(number.rounded(digits: digits, showing: shown) == written)
  }
}
