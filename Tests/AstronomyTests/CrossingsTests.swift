import Testing

@testable import Astronomy

struct CrossingsTests {
  @Test func `stretches above and below fill the window`() {
    let crossings = Crossings(
      window: 0..<10, startsAbove: true, rises: [4, 8], sets: [2, 6], heights: -1...1)
    #expect(crossings.intervalsAbove == [0..<2, 4..<6, 8..<10])
    #expect(crossings.intervalsBelow == [2..<4, 6..<8])
    #expect(crossings.secondsAbove == 6 * 86_400)
    #expect(!crossings.alwaysAbove && !crossings.alwaysBelow && !crossings.grazes)
  }

  @Test func `a body below all the time has no stretch above`() {
    let crossings = Crossings(window: 0..<1, startsAbove: false, rises: [], sets: [], heights: -3 ... -2)
    #expect(crossings.alwaysBelow && crossings.intervalsAbove.isEmpty && crossings.intervalsBelow == [0..<1])
  }

  @Test func `the golden hour begins before sunset and the blue hour after it`() throws {
    let place = Observer(latitude: 40, longitude: 0)
    let window = 9650.0..<9651.0
    let golden = Crossings(of: .goldenHour, by: .sun, window: window, observer: place)
    let blue = Crossings(of: .blueHour, by: .sun, window: window, observer: place)
    let horizon = Crossings(of: .horizon, by: .sun, window: window, observer: place)
    let sunset = DayEvents(window: window, observer: place).sunset
    let (g, h, b) = (try #require(golden.sets.first), try #require(horizon.sets.first), try #require(blue.sets.first))
    #expect(g < h && h < b)
    #expect(sunset == h)
  }

  @Test func `a horizon seen from a height rises earlier and sets later`() {
    let window = 9650.0..<9651.0
    let level = DayEvents(window: window, observer: Observer(latitude: 40, longitude: 0))
    let dip = Observer.dip(height: 1000)
    let high = DayEvents(
      window: window, observer: Observer(latitude: 40, longitude: 0, elevation: 1000, horizonDip: dip))
    #expect(abs(dip - 0.9276) < 0.001)
    #expect(high.dayLengthSeconds > level.dayLengthSeconds + 400)
  }
}
