import Testing

@testable import Entities

struct AirIndexTests {
  @Test func `a band is that of the whole number on screen`() {
    func bands(_ scale: AirIndex.Scale, _ values: [Double]) -> [Int] {
      values.map { AirIndex(scale: scale, value: $0).band }
    }
    #expect(bands(.us, [0, 50, 50.4, 50.6, 51, 300, 301, 900]) == [0, 0, 0, 1, 1, 4, 5, 5])
    #expect(bands(.european, [20, 20.4, 20.6, 100, 101]) == [0, 0, 1, 4, 5])
  }
}
