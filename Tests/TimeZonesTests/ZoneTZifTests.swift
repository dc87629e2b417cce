import Foundation
import Testing
import World

@testable import TimeZones

struct ZoneTZifTests {
  private static let file = TZif(
    offsets: [3600, 0, 7200], changes: [(1000, 1), (2000, 2), (3000, 0)], footer: "CET-1CEST,M3.5.0,M10.5.0/3")

  @Test func `the changes count up to the last, then the rule`() throws {
    let zone = try #require(Zone(tzif: Self.file.bytes(version: 2)))
    let output = [-1_000_000, 999, 1000, 1999, 2000, 2999, 3000].map(zone.offset)
    #expect(output == [3600, 3600, 0, 0, 7200, 7200, 3600])
    #expect(zone.secondsFromGMT(for: try Date("2026-07-01T12:00:00Z", strategy: .iso8601)) == 7200)
    #expect(zone.secondsFromGMT(for: .distantFuture) == 3600)
    #expect(zone.secondsFromGMT(for: Date(timeIntervalSince1970: .infinity)) == zone.offset(at: 1_000_000_000_000))
    _ = zone.secondsFromGMT(for: Date(timeIntervalSince1970: -.infinity))
  }

  @Test func `a file of the first version has no rule: its last offset stays`() throws {
    let zone = try #require(Zone(tzif: Self.file.bytes(version: 1)))
    #expect(zone.rule == nil)
    #expect([999, 2500, 1_782_864_000].map(zone.offset) == [3600, 7200, 3600])
  }

  @Test func `later versions are read as the second`() {
    for version in [3, 4, 9] {
      #expect(Zone(tzif: Self.file.bytes(version: version)) == Zone(tzif: Self.file.bytes(version: 2)))
    }
  }

  @Test func `instants beyond 2038 come from the second block`() throws {
    let file = TZif(offsets: [0, 3600], changes: [(-5_000_000_000, 0), (5_000_000_000, 1)], footer: "")
    let zone = try #require(Zone(tzif: file.bytes(version: 2)))
    #expect([4_999_999_999, 5_000_000_000, 9_000_000_000].map(zone.offset) == [0, 3600, 3600])
  }

  @Test func `a file that counts leap seconds has the same times`() throws {
    var file = Self.file
    file.changes = [(1000, 1), (2001, 2), (3002, 0)]
    file.leaps = [(1500, 1), (2500, 2)]
    #expect(Zone(tzif: file.bytes(version: 2)) == Zone(tzif: Self.file.bytes(version: 2)))
  }

  @Test func `a damaged file is no zone, or one within bounds`() {
    let bytes = Self.file.bytes(version: 2)
    for count in 0..<bytes.count { #expect(Zone(tzif: Array(bytes.prefix(count))) == nil) }
    for position in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var damaged = bytes
        damaged[position] = value
        guard let zone = Zone(tzif: damaged) else { continue }
        for instant in [-1_000_000_000_000, 0, 1500, 1_800_000_000] {
          #expect((-90_000...93_600).contains(zone.offset(at: instant)))
        }
      }
    }
  }

  @Test func `what breaks the format's rules is no zone`() {
    for changes in [[(1000, 3)], [(1000, 0), (1000, 1)], [(2000, 0), (1000, 1)], [(Int.min, 0)]] {
      #expect(Zone(tzif: TZif(offsets: [0, 1, 2], changes: changes, footer: "").bytes(version: 2)) == nil)
    }
    #expect(Zone(tzif: TZif(offsets: [100_000], changes: [], footer: "").bytes(version: 2)) == nil)
    #expect(Zone(tzif: TZif(offsets: [], changes: [], footer: "UTC0").bytes(version: 2)) == nil)
    #expect(Zone(tzif: TZif(offsets: [0], changes: [], footer: "nonsense").bytes(version: 2)) == nil)
  }
}
