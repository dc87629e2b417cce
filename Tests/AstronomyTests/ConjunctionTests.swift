import Testing

@testable import Astronomy

struct ConjunctionTests {
  @Test func `meetings of planets, the Moon and stars are those of the reference, none missed and none invented`()
    throws
  {
    let rows = try Fixture.rows("conjunctions")
    let found = try Fixture.years(of: 2024...2030).flatMap { Conjunction.all(in: DailyPositions(covering: $0)) }
    #expect(found.count == rows.count)
    for row in rows {
      let time = Fixture.number(row[2])
      let meeting = found.first {
        $0.first.name == row[0] && $0.second.name == row[1] && abs($0.instant - time) < 1
      }
      #expect(abs(try #require(meeting, "\(row)").instant - time) * 1440 < 10, "\(row)")
      #expect(abs(try #require(meeting).separation - Fixture.number(row[3])) < 0.01, "\(row)")
    }
  }

  @Test func `a window without days and one that is not a number end`() {
    #expect(Conjunction.all(in: DailyPositions(covering: 9000..<9000)).isEmpty)
    #expect(Conjunction.all(in: DailyPositions(covering: -Double.infinity..<Double.infinity)).count < 3000)
  }
}

extension Fixture {
  /// The instants of years in UTC.
  static func years(of years: ClosedRange<Int>) throws -> [Range<Double>] {
    try years.map { year in
      try Fixture.instant("\(year)-01-01T00:00:00")..<Fixture.instant("\(year + 1)-01-01T00:00:00")
    }
  }
}
