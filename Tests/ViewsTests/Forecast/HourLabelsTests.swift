import Entities
import Foundation
import Terminal
import Testing

@testable import Views

/// Hours by the city's own clocks, also where those change.
struct HourLabelsTests {
  private func labels(
    _ start: String, _ zoneName: String, count: Int = 24, hourWidth: Int = 3, clock: Units.Clock = .h24
  ) throws -> [String: Int] {
    let zone = try #require(Zone(zoneName))
    let first = ClockText.wholeHour(try Date(start, strategy: .iso8601), in: zone)
    let hours = (0..<count).map { first.addingTimeInterval(Double($0) * 3600) }
    let pieces = HourLabels(clock: ClockText(clock: clock, appearance: Appearance(words: .english)), zone: zone).row(
      hours, hourWidth: hourWidth)
    #expect(pieces.reduce(0) { $0 + $1.text.displayWidth } == count * hourWidth)
    var slots: [String: Int] = [:]
    for piece in pieces { if let slot = piece.slot { slots[piece.text] = slot } }
    return slots
  }

  @Test func `an ordinary night`() throws {
    let labels = try labels("2026-11-20T12:20:00Z", "Asia/Seoul")
    #expect(labels["now"] == 0 && labels["Sat"] == 3 && labels["03"] == 6 && labels["18"] == 21)
  }

  @Test func `an hour that comes twice makes the next label an hour later`() throws {
    // Berlin, 25 October 2026: 03:00 CEST becomes 02:00 CET.
    let labels = try labels("2026-10-24T20:10:00Z", "Europe/Berlin")
    #expect(labels["Sun"] == 2 && labels["03"] == 6 && labels["06"] == 9)
  }

  @Test func `an hour that is left out makes it an hour earlier`() throws {
    // Berlin, 28 March 2027: 02:00 CET becomes 03:00 CEST.
    let labels = try labels("2027-03-27T21:10:00Z", "Europe/Berlin")
    #expect(labels["Sun"] == 2 && labels["03"] == 4 && labels["06"] == 7)
  }

  @Test(arguments: [("Asia/Kolkata", "21"), ("Asia/Kathmandu", "21"), ("America/St_Johns", "12")])
  func `zones that are not whole hours off have whole hours of their own`(zone: String, next: String) throws {
    let slots = try labels("2026-11-20T12:20:00Z", zone)
    #expect(slots[next] != nil && slots.keys.allSatisfy { !$0.contains(":") })
  }

  @Test func `a change of half an hour shows minutes`() throws {
    // Lord Howe Island, 4 October 2026: 02:00 becomes 02:30.
    let slots = try labels("2026-10-03T13:40:00Z", "Australia/Lord_Howe")
    #expect(slots.keys.contains { $0.hasSuffix(":30") })
  }

  @Test(arguments: [1, 2, 3])
  func `twelve-hour labels never touch`(hourWidth: Int) throws {
    let slots = try labels("2026-11-20T12:20:00Z", "Asia/Seoul", hourWidth: hourWidth, clock: .h12)
    let columns = slots.map { ($0.value * hourWidth, $0.value * hourWidth + $0.key.count) }.sorted { $0.0 < $1.0 }
    #expect(zip(columns, columns.dropFirst()).allSatisfy { $0.1 < $1.0 })
  }
}
