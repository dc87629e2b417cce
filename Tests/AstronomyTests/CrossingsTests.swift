import Entities
import Testing

@testable import Astronomy

struct CrossingsTests {
  @Test func `stretches above and below fill the window`() {
    let crossings = Crossings(
      window: 0..<10, startsAbove: true, rises: [4, 8], sets: [2, 6], heights: -1...1)
    #expect(crossings.intervalsAbove == [0..<2, 4..<6, 8..<10])
    #expect(crossings.intervalsBelow == [2..<4, 6..<8])
    #expect(!crossings.isGrazing)
  }

  @Test func `a body below all the time has no stretch above`() {
    let crossings = Crossings(window: 0..<1, startsAbove: false, rises: [], sets: [], heights: -3 ... -2)
    #expect(!crossings.isGrazing)
    #expect(crossings.intervalsAbove.isEmpty && crossings.intervalsBelow == [0..<1])
  }

  @Test(arguments: [(-0.04, 9.0, true), (-9, 0.04, true), (-0.06, 9, false), (-9, -0.06, false)])
  func `a path within a twentieth of a degree of the threshold grazes it`(low: Double, high: Double, isGrazing: Bool) {
    #expect(
      Crossings(window: 0..<1, startsAbove: true, rises: [], sets: [], heights: low...high).isGrazing == isGrazing)
  }

  @Test func `rise and set alone are those of the day's events`() {
    let place = Fixture.place(40, 0)
    let window = 9650.0..<9651.0
    let day = DayEvents(window: window, observer: place)
    #expect(Crossings(ofHorizonBy: .sun, window: window, observer: place) == day.sun)
    #expect(Crossings(ofHorizonBy: .moon, window: window, observer: place) == day.moon)
  }
}
