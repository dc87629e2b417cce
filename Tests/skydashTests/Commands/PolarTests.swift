import Foundation
import Testing
import World

/// Places where the sun does not set or does not rise, through the built program.
struct PolarTests {
  /// Midnight in the Norwegian summer, late morning in its winter; the other way round in the south.
  private static let moments = [("2026-06-21T22:00:00Z", true), ("2026-12-21T10:30:00Z", false)]

  private func stage(_ now: String) throws -> Stage {
    let stage = try Stage(now: Date(now, strategy: .iso8601))
    try stage.save([
      ("Tromsø", 69.6489, 18.9551, "Europe/Oslo"), ("McMurdo", -77.846, 166.676, "Antarctica/McMurdo"),
    ])
    return stage
  }

  @Test(arguments: moments)
  func `day and night in the table follow the sun, not the clock`(now: String, isSummer: Bool) async throws {
    let screen = try await stage(now).skydash("--width", "120", "--color", "always")
    #expect(screen.code == 0, "\(screen.stderr)")
    let rows = screen.stdout.split(separator: "\n")
    let (north, south) = isSummer ? ("☀", "☾") : ("☾", "☀")
    #expect(rows.contains { $0.contains("Tromsø") && $0.contains(north) && !$0.contains(south) })
    #expect(rows.contains { $0.contains("McMurdo") && $0.contains(south) && !$0.contains(north) })
  }

  @Test(arguments: moments)
  func `the page says so in words, and no hour and no day has a sunrise`(now: String, isSummer: Bool) async throws {
    let page = try await stage(now).skydash("city", "Tromsø", "--plain")
    #expect(page.code == 0)
    #expect(page.stdout.contains(isSummer ? " sun sun all day" : " sun no sunrise"))
    let hours = page.lines.filter { $0.contains(":00: ") }
    #expect(hours.count == 24)
    let (light, other) = isSummer ? (", day", ", night") : (", night", ", day")
    #expect(hours.allSatisfy { $0.contains(light) && !$0.contains(other) })
    #expect(!page.stdout.contains("sunrise ") && !page.stdout.contains("sunset "))
    #expect(page.stdout.contains("UV"))
  }

  @Test(arguments: moments)
  func `the document has nulls where there is no sunrise, and never a made-up time`(now: String, isSummer: Bool)
    async throws
  {
    let result = try await stage(now).skydash("city", "Tromsø", "--json")
    let city = try #require(try result.cities.first)
    let days = try #require(city["daily"] as? [[String: Any]])
    #expect(days.count >= 7)
    #expect(days.allSatisfy { $0["sunrise"] is NSNull && $0["sunset"] is NSNull })
    #expect((city["now"] as? [String: Any])?["isDay"] as? Bool == isSummer)
  }
}
