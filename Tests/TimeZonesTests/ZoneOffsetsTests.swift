import Foundation
import Testing

@testable import TimeZones

/// Every zone against another reader of the database, Python's; `.ci/zones` makes its figures and compares anew.
struct ZoneOffsetsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let file =
    environment["SKYDASH_OFFSETS"]
    ?? URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/TimeZones/offsets.txt").path

  /// The rules built in, and the database that the figures are from where there is one.
  private static let databases =
    [ZoneDatabase(folder: "/nowhere")]
    + [environment["SKYDASH_ZONES"].map(ZoneDatabase.init(folder:))].compactMap { $0 }

  private struct Figures {
    let version: String
    /// The names of zones that share offsets, the first of these, and from an instant on another, and so on.
    let zones: [(names: [String], offsets: [Int])]

    init() throws {
      let lines = try String(contentsOfFile: ZoneOffsetsTests.file, encoding: .utf8).split(separator: "\n")
      version = String(lines[0].dropFirst("version ".count))
      zones = lines.dropFirst().map { line in
        let parts = line.split(separator: "|").map { $0.split(separator: " ") }
        return (parts[0].map(String.init), parts[1].compactMap { Int($0) })
      }
    }
  }

  @Test(arguments: databases.indices)
  func `all zones of 2026 to 2030 agree with another reader to the second`(index: Int) throws {
    let figures = try Figures()
    let database = Self.databases[index]
    #expect(figures.zones.flatMap(\.names).count > 590)
    for (names, offsets) in figures.zones {
      for name in names where name != "Factory" {
        let zone = try #require(database.zone(name), "\(name)")
        let wrong = Self.checks(offsets).filter { zone.offset(at: $0.instant) != $0.offset }
        #expect(wrong.isEmpty, "\(name): \(wrong.prefix(3))")
      }
    }
  }

  /// The offset to expect before, at and after each change, and every ten days between.
  private static func checks(_ offsets: [Int]) -> [(instant: Int, offset: Int)] {
    let (start, end) = (1_767_225_600, 1_924_992_000)
    var spans = [(start: start, offset: offsets[0])]
    for index in stride(from: 1, to: offsets.count - 1, by: 2) { spans.append((offsets[index], offsets[index + 1])) }
    return spans.indices.flatMap { index in
      let last = index + 1 < spans.count ? spans[index + 1].start - 1 : end
      return (Array(stride(from: spans[index].start, to: last, by: 864_000)) + [last]).map { ($0, spans[index].offset) }
    }
  }

  @Test func `the rules built in are of the version they are compared with`() throws {
    #expect(BuiltInZones.version == (try Figures().version))
  }

  @Test(arguments: [
    ("America/Vancouver", -7), ("America/Edmonton", -6), ("America/Winnipeg", -5), ("America/Havana", -4),
    ("Africa/Casablanca", 0),
  ])
  func `rules of 2026 are known`(name: String, hours: Int) {
    #expect(ZoneDatabase(folder: "/nowhere").zone(name)?.offset(at: 1_795_176_000) == hours * 3600)
  }
}
