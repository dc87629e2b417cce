import Entities
import Testing

@testable import Astronomy

struct MoonPhaseTests {
  @Test func `quarter phases are those of the reference within 10 s`() throws {
    var worst = 0.0
    let rows = try Fixture.rows("phases")
    for row in rows {
      let quarter = try #require(MoonQuarter(rawValue: Int(row[0]) ?? -1))
      let time = Fixture.number(row[1])
      let (next, previous) = (quarter.next(after: time - 3), quarter.latest(upTo: time + 3))
      #expect(abs(next - time) * 86_400 < 10, "\(row) \((next - time) * 86_400) s")
      #expect(abs(previous - time) * 86_400 < 10)
      worst = max(worst, abs(next - time) * 86_400)
    }
    #expect(rows.count > 500 && worst > 0)
  }

  @Test func `quarters follow each other in 6 to 9 days, and next is after now`() {
    for day in stride(from: -18_000.0, to: 18_000, by: 211.37) {
      let phase = MoonPhase(at: day)
      let upcoming = MoonQuarter.allCases.sorted { $0.next(after: day) < $1.next(after: day) }
      let times = upcoming.map { $0.next(after: day) }
      #expect(times[0] > day && times[0] < day + 8.4)
      for (a, b) in zip(times, times.dropFirst()) { #expect((6...9).contains(b - a)) }
      #expect((0..<29.9).contains(phase.ageDays))
      #expect((phase.phaseDegrees < 180) == (upcoming.firstIndex(of: .full) ?? 0 < upcoming.firstIndex(of: .new) ?? 0))
      let kinds = upcoming.map(\.rawValue)
      #expect(kinds == (0..<4).map { (kinds[0] + $0) % 4 })
    }
  }

  @Test func `a quarter on the edge of two windows is in the later one`() {
    for quarter in MoonQuarter.allCases {
      let instant = quarter.next(after: 9800)
      #expect(quarter.instants(in: instant - 1..<instant).isEmpty)
      #expect(quarter.instants(in: instant..<instant + 1) == [instant])
    }
  }

  @Test func `the lit part grows from new to full`() {
    let start = MoonQuarter.new.next(after: 9800)
    let full = MoonQuarter.full.next(after: start)
    let lit = stride(from: start + 0.2, to: full - 0.2, by: 0.25).map { MoonPhase(at: $0).illumination }
    #expect(zip(lit, lit.dropFirst()).allSatisfy { $0 < $1 })
    #expect((lit.first ?? 1) < 0.01 && (lit.last ?? 0) > 0.99)
  }

  @Test func `the instant of a quarter is no longer ahead of itself`() {
    let full = MoonQuarter.full.next(after: 9800)
    #expect(MoonQuarter.full.next(after: full) > full + 29)
    #expect(MoonQuarter.full.latest(upTo: full) == full)
  }

  @Test func `principal names belong to the day of the instant`() throws {
    let full = try Fixture.instant("2026-11-24T14:53:34")
    let day = (full - 0.6).rounded(.down) + 0.5
    #expect(MoonReport.Phase(day: day..<day + 1, phaseDegrees: 179) == .full)
    #expect(MoonReport.Phase(day: day..<day + 1, phaseDegrees: 150) == .full)
    #expect(MoonReport.Phase(day: day + 1..<day + 2, phaseDegrees: 185) == .waningGibbous)
    #expect(MoonReport.Phase(day: day - 1..<day, phaseDegrees: 170) == .waxingGibbous)
    // Of the day before, a moment after the full moon.
    #expect(MoonReport.Phase(day: day - 1..<day, phaseDegrees: 181) == .waxingGibbous)
    #expect(MoonReport.Phase(day: day + 1..<day + 2, phaseDegrees: 179) == .waningGibbous)
    #expect(
      MoonReport.Phase(phaseDegrees: 350) == .waningCrescent && MoonReport.Phase(phaseDegrees: 10) == .waxingCrescent)
  }
}
