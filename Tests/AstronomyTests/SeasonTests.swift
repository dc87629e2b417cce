import Testing

@testable import Astronomy

struct SeasonTests {
  @Test func `equinoxes and solstices are those of the reference within 15 s`() throws {
    for row in try Fixture.rows("seasons") {
      let season = try #require(Season(rawValue: Int(row[1]) ?? -1))
      let found = season.instant(in: Int(row[0]) ?? 0)
      #expect(abs(found - Fixture.number(row[2])) * 86_400 < 15, "\(row)")
    }
  }

  @Test func `the next season follows within a quarter of a year`() throws {
    var instant = 9000.0
    var seasons: [Season] = []
    for _ in 0..<9 {
      let next = try #require(Season.next(after: instant))
      #expect(next.instant > instant && next.instant < instant + 95)
      (instant, seasons) = (next.instant, seasons + [next.season])
    }
    #expect(zip(seasons, seasons.dropFirst()).allSatisfy { ($0.rawValue + 1) % 4 == $1.rawValue })
  }
}
