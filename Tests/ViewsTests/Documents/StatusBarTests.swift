import Entities
import Foundation
import Terminal
import Testing
import ViewModels

@testable import Views

/// What status bars read.
struct StatusBarTests {
  private func report(_ name: String, age: Double = 180) throws -> CityWeather {
    var city = try ForecastSample.seoul()
    city.name = name
    var report = ForecastSample.report(of: city)
    report.current?.fetchedAt = ForecastSample.now.addingTimeInterval(-age)
    report.current?.value.observedAt = ForecastSample.now.addingTimeInterval(-age)
    return report
  }

  private func waybar(_ reports: [CityWeather]) throws -> [String: String] {
    let text = StatusBar(Appearance()).waybar(ForecastSample.dashboard(reports))
    #expect(text.hasSuffix("}\n") && text.count(where: \.isNewline) == 1)
    return try JSONDecoder().decode([String: String?].self, from: Data(text.utf8)).compactMapValues { $0 }
  }

  @Test func `waybar gets text, tooltip with age, and the state as class`() throws {
    let fresh = try waybar([report("Seoul")])
    #expect(fresh["text"] == "Seoul ☾☁ 8°" && fresh["class"] == "fresh" && fresh["alt"] == "partlyCloudy")
    #expect(fresh["tooltip"]?.hasSuffix("(3 min)") == true)
    let stale = try waybar([report("Seoul", age: 7500)])
    #expect(stale["text"] == "Seoul ☾☁ 8° !2 h" && stale["class"] == "stale")
    #expect(stale["tooltip"]?.components(separatedBy: "2 h").count == 2)
    var missing = CityWeather(city: try ForecastSample.seoul())
    missing.problem = .timedOut(.openMeteo)
    let failed = try waybar([missing])
    #expect(failed["class"] == "failed" && failed["text"] == "Seoul no data")
    #expect(try waybar([])["class"] == "empty")
  }

  @Test func `the tooltip has a line of markup for each city`() throws {
    let tooltip = try waybar([report("A & B"), ForecastSample.report(of: try ForecastSample.honolulu())])["tooltip"]
    let lines = tooltip?.components(separatedBy: "&#10;") ?? []
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("A &amp; B: ") == true && lines.last?.hasPrefix("Honolulu: ") == true)
  }

  @Test func `without cities waybar shows a dash, whose tooltip names the command, as no key can be pressed there`()
    throws
  {
    let none = try waybar([])
    #expect(none["tooltip"] == "No cities yet: add one with skydash add Seoul.")
    #expect(none["text"] == "–", "waybar hides a module without text")
  }

  @Test func `a name isn't cut for weather that doesn't fit beside it`() throws {
    let line = StatusBar(Appearance()).line(ForecastSample.dashboard([try report("Seoul", age: 7500)]), width: 10)
    #expect(line.plain == "Seoul")
  }

  @Test func `names are escaped for waybar's markup`() throws {
    let text = try waybar([report("Trinidad & <b>")])["text"]
    #expect(text == "Trinidad &amp; &lt;b&gt; ☾☁ 8°")
  }

  @Test func `one line has the age of fresh and of old cities`() throws {
    let line = StatusBar(Appearance()).line(
      ForecastSample.dashboard([try report("Seoul"), ForecastSample.report(of: try ForecastSample.honolulu())])
    ).plain
    #expect(line == "Seoul ☾☁ 8° · Honolulu ☾☁ 8° (3 min)")
  }

  @Test func `of several fresh cities the line has the greatest age`() throws {
    let reports = try [("Seoul", 37.6, 60.0), ("Busan", 35.2, 600), ("Tokyo", 35.7, 7500)].map { name, latitude, age in
      var report = try report(name, age: age)
      report.city.coordinates = try #require(Coordinates(latitude: latitude, longitude: 130))
      return report
    }
    let line = StatusBar(Appearance()).line(ForecastSample.dashboard(reports)).plain
    #expect(line == "Seoul ☾☁ 8° · Busan ☾☁ 8° · Tokyo ☾☁ 8° !2 h (10 min)")
  }
}
