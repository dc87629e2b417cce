import Foundation
import Testing
import World

/// The table as it looks, in files to be looked at; see `RecordedText`.
struct ScreenTests {
  private static let looks: [(name: String, arguments: [String], language: String)] = [
    ("table-120", ["--width", "120"], "en_GB"), ("table-80", ["--width", "80"], "en_GB"),
    ("table-60", ["--width", "60"], "en_GB"), ("table-40", ["--width", "40"], "en_GB"),
    ("table-20", ["--width", "20"], "en_GB"),
    ("glyphs-80", ["--width", "80", "--color", "always"], "en_GB"),
    ("ascii-80", ["--width", "80", "--ascii"], "en_GB"),
    ("imperial-100", ["--width", "100", "--units", "imperial"], "en_US"),
    ("korean-80", ["--width", "80"], "ko_KR"), ("korean-40", ["--width", "40"], "ko_KR"),
    ("line", ["--line"], "en_GB"), ("line-korean", ["--line"], "ko_KR"),
  ]

  @Test(arguments: looks)
  func `the demo looks as it did`(name: String, arguments: [String], language: String) async throws {
    let skydash = try Skydash(now: "2026-11-20T12:00:10Z").with(["LANG": "\(language).UTF-8"])
    let result = try await skydash.run(["demo"] + arguments)
    #expect(result.code == 0)
    let shown = result.stdout.replacing("\u{1B}", with: "␛")
    #expect(try shown == RecordedText.former("Screens/Demo/\(name).txt", now: shown))
  }
}
