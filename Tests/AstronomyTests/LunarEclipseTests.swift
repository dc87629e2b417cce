import Testing

@testable import Astronomy

struct LunarEclipseTests {
  @Test func `lunar eclipses are those of the reference, none missed and none invented`() throws {
    let rows = try Fixture.rows("lunar_eclipses")
    let start = try Fixture.instant("2018-01-01T00:00:00")
    let found = stride(from: start, to: start + 4748, by: 400).flatMap { first in
      LunarEclipse.all(in: first..<min(first + 400, start + 4748))
    }
    #expect(found.count == rows.count)
    for (row, eclipse) in zip(rows, found) {
      let kinds: [EclipseKind] = [.penumbral, .partial, .total]
      #expect(eclipse.kind == kinds[Int(row[0]) ?? 0], "\(row)")
      #expect(abs(eclipse.greatest - Fixture.number(row[1])) * 86_400 < 30, "\(row)")
      #expect(abs(eclipse.umbralMagnitude - Fixture.number(row[2])) < 0.02, "\(row)")
      #expect(abs(eclipse.penumbralMagnitude - Fixture.number(row[3])) < 0.02, "\(row)")
    }
  }

  @Test func `a lunar eclipse is seen where the Moon is up`() throws {
    let start = try Fixture.instant("2026-03-03T00:00:00")
    let eclipse = try #require(LunarEclipse.all(in: start..<start + 2).first)
    #expect(eclipse.isVisible(from: Observer(latitude: 21.3, longitude: -157.9)))
    #expect(!eclipse.isVisible(from: Observer(latitude: 40.4, longitude: -3.7)))
    #expect(!eclipse.isVisible(from: Observer(latitude: 0, longitude: -50)), "there only the penumbra passes")
  }
}
