import Foundation
import Testing
import World

struct DoctorTests {
  @Test func `on a good day nothing is a problem`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let result = try await stage.skydash("doctor")
    #expect(result.code == 0, "\(result.stdout)")
    #expect(result.stderr.isEmpty)
    #expect(result.stdout.contains("answers: "))
    #expect(result.stdout.hasSuffix("0 problems.\n"))
    let document = try await stage.skydash("doctor", "--json")
    let findings = try #require(try document.json["findings"] as? [[String: Any]])
    let areas = ["settings", "cache", "keys", "services", "clock", "system", "terminal"]
    #expect(Set(findings.compactMap { $0["area"] as? String }) == Set(areas))
  }

  @Test func `offline there is no request`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash("doctor", "--offline")
    #expect(result.code == 0, "\(result.stdout)")
    #expect(stage.requests().isEmpty)
    #expect(result.stdout.contains("not asked"))
  }

  @Test func `a problem is 1, and the settings are left as they are`() async throws {
    let stage = try Stage()
    try stage.skydash.write(settings: "{\"cities\":[")
    let result = try await stage.skydash("doctor")
    #expect(result.code == 1)
    #expect(result.stdout.contains("problem settings: file"))
    #expect(stage.skydash.settings == "{\"cities\":[")
    stage.set(.closed, for: .openMeteo, .metNorway)
    #expect(try await stage.skydash("doctor", "--json").code == 1)
  }

  @Test func `no key is ever shown`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"openweathermap","nasaKey":"SAVEDSECRET","#)
    stage.set(.keyRefused, for: .openWeather, .nasaAPI)
    let result = try await stage.skydash.with(["OPENWEATHER_API_KEY": "GIVENSECRET"])("doctor")
    #expect(result.code == 1)
    #expect(!(result.stdout + result.stderr).contains("SECRET"))
    #expect(result.stdout.contains("set by OPENWEATHER_API_KEY"))
    #expect(result.stdout.contains("set in the settings"))
  }

  @Test func `a wrong address in the environment is a problem`() async throws {
    let result = try await Stage().skydash.with(["SKYDASH_NWS_URL": "http://example.org"])("doctor")
    #expect(result.code == 1)
    #expect(result.stdout.contains("SKYDASH_NWS_URL"))
    #expect(result.stdout.contains("set by SKYDASH_NOW"), "the clock is checked all the same")
  }

  @Test func `a time in the environment that can't be read isn't used`() async throws {
    let result = try await Stage().skydash.with(["SKYDASH_NOW": "yesterday"])("doctor", "--offline")
    #expect(result.stdout.contains("clock") && !result.stdout.contains("set by SKYDASH_NOW"))
  }
}
