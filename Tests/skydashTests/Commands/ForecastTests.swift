import Entities
import Foundation
import Testing
import World

/// Forecasts from real services on this machine: every source, units, failures, exit codes.
struct ForecastTests {
  private static let providers = ["open-meteo", "openweathermap", "met-norway"]

  private func stage(_ provider: String = "auto") throws -> Stage {
    let stage = try Stage()
    try stage.save(
      [("Seoul", 37.566, 126.9784, "Asia/Seoul"), ("London", 51.5085, -0.1257, "Europe/London")],
      more: #""provider":"\#(provider)","#)
    return stage
  }

  private let key = ["OPENWEATHER_API_KEY": "secret-key"]

  @Test(arguments: ["metric", "imperial", "uk", "kn", "ms,inhg,inch"])
  func `the same day through each source gives the same words`(units: String) async throws {
    var tables: [[String]] = []
    for provider in Self.providers {
      let stage = try stage(provider)
      let skydash = stage.skydash.with(key)
      let now = try await skydash(
        "--units", units, "--format", "{name} {temperature} {condition} {wind} {humidity} {state}")
      let days = try await skydash("forecast", "--plain", "--units", units)
      #expect(now.code == 0 && days.code == 0, "\(provider): \(now.stderr)\(days.stderr)")
      // The last number differs: not every source knows the UV index.
      let later = days.lines.filter { $0.contains("Sun 22 Nov") || $0.contains("Mon 23 Nov") }
        .map { $0.components(separatedBy: ", UV")[0] }
      #expect(later.count == 4)
      tables.append(now.lines + later)
    }
    #expect(tables[1] == tables[0])
    #expect(tables[2] == tables[0])
  }

  @Test func `days are as many as asked for, or as many as there are, with a note`() async throws {
    let stage = try stage()
    func days(_ result: Skydash.Result) -> Int { result.lines.count { $0.hasPrefix("Seoul, ") } }
    let three = try await stage.skydash("forecast", "--days", "3", "--plain")
    #expect(three.code == 0 && three.stderr.isEmpty && days(three) == 3)
    let document = try await stage.skydash("forecast", "--days", "3", "--json")
    #expect(try document.cities.allSatisfy { ($0["daily"] as? [Any])?.count == 3 })
    let most = try await stage.skydash("forecast", "--days", "16", "--plain")
    #expect(most.code == 0 && most.stderr.isEmpty && days(most) == 16)
    let short = try self.stage("openweathermap").skydash.with(key)
    let all = try await short("forecast", "--days", "16", "--plain")
    #expect(all.code == 75 && days(all) == 5, "\(all.stderr)")
    #expect(all.stderr == "skydash: Only 5 of the 16 days are available.\n")
    let five = try await short("forecast", "--days", "5", "--plain")
    #expect(five.code == 0 && five.stdout == all.stdout)
  }

  @Test func `a city in full is a document with hours, days, air and sky`() async throws {
    let stage = try stage()
    let result = try await stage.skydash("city", "Seoul", "--json")
    #expect(result.code == 0)
    let city = try #require(try result.cities.first)
    #expect(try result.cities.count == 1)
    #expect((city["hourly"] as? [Any])?.count ?? 0 > 48)
    #expect((city["daily"] as? [[String: Any]])?.first?["sunrise"] is String)
    #expect(city["air"] is [String: Any] && city["sky"] is [String: Any])
  }

  @Test func `the second source takes over, is named, and is success`() async throws {
    let stage = try stage()
    stage.set(.dayLimit, for: .openMeteo)
    let result = try await stage.skydash("forecast", "--width", "80", "--color", "always")
    #expect(result.code == 0 && result.stderr.isEmpty)
    #expect(result.stdout.contains("MET Norway: Seoul, London") && result.stdout.contains("Data from MET Norway"))
  }

  @Test func `all sources failing has the exit code of the manual`() async throws {
    let stage = try stage()
    stage.set(.dayLimit, for: .openMeteo, .metNorway, .airQuality, .nws)
    for arguments in [["forecast"], ["forecast", "--hours"], ["city", "Seoul"], ["--waybar"], ["--prometheus"]] {
      let result = try await stage.skydash.run(arguments, input: "")
      #expect(result.code == 69, "\(arguments)")
      #expect(result.stderr.hasPrefix("skydash: ") && result.stderr.contains("Open-Meteo is limiting requests"))
    }
  }

  @Test func `what is cached is shown as old, with 75`() async throws {
    let stage = try stage()
    #expect(try await stage.skydash("forecast").code == 0)
    let later = stage.after(minutes: 90)
    stage.set(.dayLimit, for: .openMeteo, .metNorway)
    let result = try await later("forecast", "--plain")
    #expect(result.code == 75)
    #expect(result.stdout.contains("Seoul, Sat 21 Nov"))
    #expect(result.stderr.contains("showing cached data"))
    let bar = try await later("--waybar")
    #expect(bar.code == 75 && bar.stdout.contains(#""class":"stale""#))
  }

  @Test func `a cached forecast is shown, with 75, where the weather now was never got`() async throws {
    let stage = try stage()
    #expect(try await stage.skydash("sky").code == 0)
    let days = ["forecast", "--offline"]
    for arguments in [days, days + ["--color", "always", "--width", "80"], days + ["--json"]] {
      let result = try await stage.skydash.run(arguments)
      #expect(result.code == 75, "\(arguments)")
      #expect(
        result.stderr == "skydash: Seoul, London: the network is off; only a forecast is cached, no current weather; "
          + "run again without --offline.\n")
    }
    let table = try await stage.skydash.run(days + ["--color", "always"])
    let seoul = try #require(table.lines.first { $0.contains("Seoul") }).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(seoul.matches(of: /-?[0-9]+\/-?[0-9]+/).count >= 6, "\(seoul)")
    let hours = try await stage.skydash.run(days + ["--hours", "--color", "always"])
    #expect(hours.code == 75)
    #expect(hours.lines.contains { $0.contains("▁") || $0.contains("·") || $0.contains("█") })
    // The table of the weather now has nothing to show.
    #expect(try await stage.skydash("--offline").code == 69)
    #expect(try await stage.skydash("--line", "--offline").code == 69)
  }

  @Test func `a reason that all cities share is given once`() async throws {
    let stage = try stage()
    let sentence = "skydash: Seoul, London: nothing cached and the network is off; run again without --offline.\n"
    for arguments in [["forecast"], ["forecast", "--hours"], ["forecast", "--days", "3", "--color", "always"]] {
      let result = try await stage.skydash.run(arguments + ["--offline"])
      #expect(result.code == 69 && result.stdout.isEmpty, "\(result.stdout)")
      #expect(result.stderr == sentence)
    }
    for arguments in [["--plain"], ["--width", "40"], ["--color", "always"]] {
      let table = try await stage.skydash.run(arguments + ["--offline"])
      #expect(table.code == 69 && table.lines.count { $0.contains("no data") } == 2, "\(table.stdout)")
      #expect(!table.stdout.contains("network is off") && table.stderr.contains("the network is off; run again"))
    }
  }

  @Test func `a missing and a refused key are 78, and the key is never shown`() async throws {
    let stage = try stage("openweathermap")
    #expect(try await stage.skydash("forecast").code == 78)
    stage.set(.keyRefused, for: .openWeather)
    let refused = try await stage.skydash.with(key)("city", "Seoul")
    #expect(refused.code == 78)
    #expect(!(refused.stdout + refused.stderr).contains("secret-key"))
  }

  @Test func `no cities and unknown cities`() async throws {
    let newcomer = try Stage()
    let empty = try await newcomer.skydash("forecast")
    #expect(empty.code == 0 && empty.stderr.contains("skydash add Seoul"))
    let stage = try stage()
    let unknown = try await stage.skydash("city", "Seuol")
    #expect(unknown.code == 1 && unknown.stderr.contains("Seoul"))
  }
}
