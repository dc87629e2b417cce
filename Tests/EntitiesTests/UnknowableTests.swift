import Testing

@testable import Entities

struct UnknowableTests {
  @Test(arguments: [nil, 0, -12.5, 1e300, .infinity] as [Double?])
  func `a number comes back as it was, or as unknown`(number: Double?) {
    #expect(Unknowable(wrappedValue: number).wrappedValue == number)
  }

  @Test func `unknown is unknown however it is told, and zero has no sign`() {
    #expect(Unknowable(wrappedValue: .nan) == Unknowable(wrappedValue: nil))
    #expect(Unknowable(wrappedValue: -0.0) == Unknowable(wrappedValue: 0))
    #expect(Unknowable(wrappedValue: 0) != Unknowable(wrappedValue: nil))
  }

  @Test func `it takes the eight bytes of a number`() {
    #expect(MemoryLayout<Unknowable>.size == 8)
  }
}
