import Entities
import Testing

@testable import Astronomy

struct SeasonTests {
  @Test func `equinoxes and solstices are those of the reference within 15 s`() throws {
    for row in try Fixture.rows("seasons") {
      let season = SkyEvent.Season.allCases[Int(row[1]) ?? 0]
      let found = season.instant(in: Int(row[0]) ?? 0)
      #expect(abs(found - Fixture.number(row[2])) * 86_400 < 15, "\(row)")
    }
  }

  @Test func `the next season follows within a quarter of a year`() throws {
    var instant = 9000.0
    var seasons: [SkyEvent.Season] = []
    for _ in 0..<9 {
      let next = try #require(SkyEvent.Season.next(after: instant))
      #expect(next.instant > instant && next.instant < instant + 95)
      (instant, seasons) = (next.instant, seasons + [next.season])
    }
    let all = SkyEvent.Season.allCases
    let first = try #require(all.firstIndex(of: seasons[0]))
    #expect(seasons == (0..<9).map { all[(first + $0) % 4] })
  }
}
