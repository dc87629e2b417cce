import Entities
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
      let kinds: [SkyEvent.Eclipse] = [.penumbral, .partial, .total]
      #expect(eclipse.kind == kinds[Int(row[0]) ?? 0], "\(row)")
      #expect(abs(eclipse.greatest - Fixture.number(row[1])) * 86_400 < 30, "\(row)")
      #expect(abs(eclipse.umbralMagnitude - Fixture.number(row[2])) < 0.02, "\(row)")
      #expect(abs(eclipse.penumbralMagnitude - Fixture.number(row[3])) < 0.02, "\(row)")
    }
  }

  @Test func `contacts of seven years are those of the reference`() throws {
    let rows = try Fixture.rows("lunar_contacts")
    let found = try Fixture.years(of: 2024...2030).flatMap { LunarEclipse.all(in: $0) }
      .filter { $0.penumbralMagnitude > 0 }
    for row in rows {
      let n = row.map(Fixture.number)
      let eclipse = try #require(found.first { abs($0.greatest - n[4]) < 0.1 }, "\(row)")
      let spans = [(eclipse.penumbral, 1, 7), (eclipse.partial, 2, 6), (eclipse.total, 3, 5)]
      for (span, first, last) in spans {
        #expect((span == nil) == row[first].isEmpty, "\(row)")
        guard let span else { continue }
        // The faint edge of the penumbra moves slowly when it only grazes the Moon.
        #expect(abs(span.lowerBound - n[first]) * 86_400 < 30, "\(row)")
        #expect(abs(span.upperBound - n[last]) * 86_400 < 30, "\(row)")
      }
    }
    #expect(found.filter { $0.kind != .penumbral }.count == rows.filter { $0[0] != "0" }.count)
  }

  @Test func `an eclipse that is running is found`() throws {
    let start = try Fixture.instant("2026-03-03T12:00:00")
    let eclipse = try #require(LunarEclipse.all(in: start..<start + 1).first)
    #expect(eclipse.greatest < start && eclipse.kind == .total)
  }
}
