import Entities
import Testing

@testable import Astronomy

struct PlanetaryEventTests {
  @Test func `oppositions are those of the reference`() throws {
    let rows = try Fixture.rows("oppositions")
    let found = try events().filter { $0.kind == .opposition }
    #expect(found.map(\.planet.name) == rows.map { $0[0] })
    for (row, event) in zip(rows, found) {
      #expect(abs(event.instant - Fixture.number(row[1])) * 1440 < 10, "\(row)")
      #expect(event.elongation > 170)
    }
  }

  @Test func `greatest elongations are those of the reference, on its side of the Sun`() throws {
    let rows = try Fixture.rows("elongations")
    let found = try events().filter { $0.kind != .opposition }
    #expect(found.map(\.planet.name) == rows.map { $0[0] })
    for (row, event) in zip(rows, found) {
      #expect((event.kind == .greatestElongation(.eastern)) == (row[1] == "eastern"), "\(row)")
      #expect(abs(event.instant - Fixture.number(row[2])) * 1440 < 60, "\(row)")
      #expect(abs(event.elongation - Fixture.number(row[3])) < 0.01, "\(row)")
    }
  }

  private func events() throws -> [PlanetaryEvent] {
    try Fixture.years(of: 2024...2030).flatMap { PlanetaryEvent.all(in: DailyPositions(covering: $0)) }
  }
}
