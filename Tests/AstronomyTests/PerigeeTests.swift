import Testing

@testable import Astronomy

struct PerigeeTests {
  @Test func `perigees are those of the reference`() throws {
    let rows = try Fixture.rows("perigees")
    let found = try Fixture.years(of: 2024...2030).flatMap { Perigee.all(in: DailyPositions(covering: $0)) }
    #expect(found.count == rows.count)
    for (row, perigee) in zip(rows, found) {
      #expect(abs(perigee.instant - Fixture.number(row[0])) * 1440 < 10, "\(row)")
      #expect(abs(perigee.distance - Fixture.number(row[1])) < 20, "\(row)")
    }
  }
}
