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

  /// The rules built in, or the database that the figures are for.
  private static let database = ZoneDatabase(directory: environment["SKYDASH_ZONES"] ?? "/nowhere")

  private struct Figures {
    let version: String
    /// The seconds since 1970 that are compared.
    let span: Range<Int>
    /// The names of zones that share offsets, the first of these, and from an instant on another, and so on.
    let zones: [(names: [String], offsets: [Int])]

    init() throws {
      let lines = try String(contentsOfFile: ZoneOffsetsTests.file, encoding: .utf8).split(separator: "\n")
      let words = lines[0].split(separator: " ").map(String.init)
      version = words[1]
      span = (Int(words[2]) ?? 0)..<(Int(words[3]) ?? 0)
      zones = lines.dropFirst().map { line in
        let parts = line.split(separator: "|").map { $0.split(separator: " ") }
        return (parts[0].map(String.init), parts[1].compactMap { Int($0) })
      }
    }
  }

  @Test func `all zones agree with another reader to the second`() throws {
    let figures = try Figures()
    #expect(figures.zones.flatMap(\.names).count > 590)
    for (names, offsets) in figures.zones {
      for name in names where name != "Factory" {
        let zone = try #require(Self.database.zone(name), "\(name)")
        let wrong = Self.checks(offsets, figures.span).filter { zone.offset(at: $0.instant) != $0.offset }
        #expect(wrong.isEmpty, "\(name): \(wrong.prefix(3))")
      }
    }
  }

  /// The offset to expect before, at and after each change, and every ten days between.
  private static func checks(_ offsets: [Int], _ span: Range<Int>) -> [(instant: Int, offset: Int)] {
    var spans = [(start: span.lowerBound, offset: offsets[0])]
    for index in stride(from: 1, to: offsets.count - 1, by: 2) { spans.append((offsets[index], offsets[index + 1])) }
    return spans.indices.flatMap { index in
      let last = index + 1 < spans.count ? spans[index + 1].start - 1 : span.upperBound
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
    #expect(ZoneDatabase(directory: "/nowhere").zone(name)?.offset(at: 1_795_176_000) == hours * 3600)
  }
}
