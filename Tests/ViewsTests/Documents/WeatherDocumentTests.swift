import Entities
import Foundation
import Services
import Terminal
import Testing
import ViewModels
import World

@testable import Views

/// What is written and what is read are one document.
struct WeatherDocumentTests {
  private let clock = Self.clock(at: ForecastSample.now)

  @Test(arguments: ColumnSet.allCases, [Units.metric, .imperial, .uk])
  func `a document that is read draws the table that was written`(set: ColumnSet, units: Units) throws {
    let written = try dashboard(units)
    let read = try Self.read(Self.text(of: written), clock)
    let lines = Self.screen(written, set)
    #expect(lines.contains { $0.contains("Seoul") } && lines.contains { $0.contains("Honolulu") })
    #expect(Self.screen(read, set) == lines)
  }

  @Test func `what is read is written as it was`() throws {
    let text = try Self.text(of: try dashboard(.metric))
    let again = try Self.text(of: Self.read(text, clock))
    let difference = zip(again.split(separator: "\n"), text.split(separator: "\n")).filter { $0 != $1 }
    #expect(difference.map { "\($0)" } == [])
    #expect(again == text)
  }

  @Test func `ages go on from when the weather was got`() throws {
    let text = try Self.text(of: try dashboard(.metric))
    let now = ForecastSample.now + 7200
    let row = try #require(Self.read(text, Self.clock(at: now)).rows.value.first)
    #expect(row.status(at: now).state == .stale)
    #expect(row.age(at: now) == 7380)
  }

  @Test func `a document is one object with its members in order and a line end`() throws {
    let text = try Self.text(of: try dashboard(.metric))
    #expect(text.hasPrefix("{\n  \"attribution\": [\n    \"Weather data"))
    #expect(text.hasSuffix("\n}\n"))
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object.keys.sorted() == ["attribution", "cities", "generatedAt", "picture", "schema", "units"])
    let names = text.split(separator: "\n").filter { $0.hasPrefix("  \"") }.map {
      String($0.dropFirst(3).prefix { $0 != "\"" })
    }
    #expect(names == names.sorted())
    #expect(try Self.text(of: DashboardViewModel()).contains("\"cities\": [],\n"))
  }

  @Test func `the sky of a city is let go of once it is written`() throws {
    let written = try dashboard(.metric)
    _ = try Self.text(of: written)
    #expect(written.rows.value.allSatisfy { $0.sky.value.report == nil })
  }

  @Test func `an hour has the chance of the rain that falls in it`() throws {
    let object = try JSONSerialization.jsonObject(with: Data(Self.text(of: try dashboard(.metric)).utf8))
    let cities = (object as? [String: Any])?["cities"] as? [[String: Any]]
    let hours = try #require(cities?.first?["hourly"] as? [[String: Any]])
    let now = try #require(cities?.first?["now"] as? [String: Any])
    #expect(hours.first?["precipitationChance"] as? Int == now["precipitationChance"] as? Int)
    #expect(hours.last?["precipitationChance"] is NSNull)
  }

  private func dashboard(_ units: Units) throws -> DashboardViewModel {
    var old = ForecastSample.report(of: try ForecastSample.kathmandu(), provider: .metNorway)
    old.problem = .timedOut(.metNorway)
    var warned = ForecastSample.report(of: try ForecastSample.honolulu())
    warned.alerts = Fetched(
      [
        WeatherAlert(identifier: "1", event: "High Wind Warning", severity: .severe, ends: ForecastSample.now + 3600)
      ], fetchedAt: ForecastSample.now)
    var missing = CityWeather(city: try ForecastSample.city("Oslo", 59.91, 10.75, "Europe/Oslo", "NO"))
    missing.problem = .timedOut(.openMeteo)
    let reports = [ForecastSample.report(of: try ForecastSample.seoul()), old, warned, missing]
    let model = DashboardViewModel(
      settings: SettingsViewModel(Settings(units: units)), rows: reports.map { CityRowViewModel($0.city) })
    model.follow(clock)
    reports.forEach(model.update)
    model.updateSky()
    return model
  }

  private static func clock(at now: Date) -> WallClock { WallClock(now: { now }, sleep: { _ in }) }

  private static func text(of dashboard: DashboardViewModel) throws -> String {
    var text = ""
    try WeatherDocument(dashboard).write { text += $0 }
    return text
  }

  private static func read(_ text: String, _ clock: WallClock) throws -> DashboardViewModel {
    let model = DashboardViewModel(try #require(DashboardDocument(try JSONReader.strict(text.utf8))))
    model.follow(clock)
    return model
  }

  private static func screen(_ model: DashboardViewModel, _ set: ColumnSet) -> [String] {
    model.columns.value = set
    let view = DashboardView(
      model, appearance: Appearance(), size: TerminalSize(columns: 110, rows: 12), depth: .trueColor, changed: {})
    var screen = EmulatedScreen(columns: 110, rows: 12) { DisplayWidth.of($0) }
    screen.feed(view.frame())
    return screen.lines
  }
}
