import Foundation
import Testing
import World

/// The sky of saved cities, through the built program.
struct SkyCommandTests {
  private func stage() throws -> Stage {
    let stage = try Stage()
    try stage.save([
      ("Seoul", 37.123456789, 126.9784, "Asia/Seoul"), ("London", 51.5085, -0.1257, "Europe/London"),
    ])
    return stage
  }

  @Test func `a template is filled with the weather`() async throws {
    let stage = try stage()
    let template = "{name}|{temperature}|{state}"
    let online = try await stage.skydash("sky", "--format", template)
    #expect(online.code == 0 && online.stderr.isEmpty)
    #expect(online.lines.count == 2)
    #expect(online.lines.allSatisfy { $0.contains(" °C|fresh") })
    let empty = try self.stage()
    let offline = try await empty.skydash("sky", "--offline", "--format", template)
    #expect(offline.code == 69)
    #expect(offline.lines == ["Seoul|–|failed", "London|–|failed"])
  }

  @Test func `a service that is retiring is reported, as with the weather`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]], more: #""provider":"met-norway","#)
    stage.set(.status(203), for: .metNorway)
    let result = try await stage.skydash("sky")
    #expect(result.code == 0)
    #expect(
      result.stderr == "skydash: MET Norway is retiring something that skydash uses; check for a newer version.\n")
  }

  @Test func `another night than tonight's is named by its date`() async throws {
    let stage = try stage()
    let tonight = try await stage.skydash("sky")
    #expect(tonight.lines.first?.contains("tonight") == true)
    let later = try await stage.skydash("sky", "--date", "2026-11-23")
    #expect(later.lines.first?.contains("Mon 23-Tue 24 Nov 2026") == true)
    #expect(later.lines.first?.lowercased().contains("tonight") == false)
    let far = try await stage.skydash.with(["LANG": "ko_KR.UTF-8"])("sky", "--date", "2027-03-01")
    #expect(far.lines.first?.contains("2027년 3월 1일(월)-2일(화) 밤") == true)
  }

  @Test(arguments: [
    ("today", "2026-11-20", "2026-11-21"), ("Tomorrow", "2026-11-21", "2026-11-22"), ("어제", "2026-11-19", "2026-11-20"),
    ("friday", "2026-11-20", "2026-11-27"), ("sat", "2026-11-21", "2026-11-21"), ("목요일", "2026-11-26", "2026-11-26"),
  ])
  func `a word for a day is of the city's own calendar`(word: String, london: String, kiritimati: String) async throws {
    // At 2026-11-20T12:00:00Z it is Friday in London and Saturday in Kiritimati.
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    for (name, date) in [("London", london), ("Kiritimati", kiritimati)] {
      let result = try await stage.skydash("sky", name, "--date", word, "--json", "--offline")
      #expect(try result.json["date"] as? String == date, "\(name): \(result.stderr)")
    }
  }

  @Test func `the place is rounded as everywhere`() async throws {
    let result = try await stage().skydash("sky", "Seoul", "--json")
    #expect(result.stdout.contains("\"latitude\": 37.12346,"))
    #expect(try result.json["region"] == nil)
  }

  @Test func `each reason why a forecast is missing is given with what to do`() async throws {
    let stage = try stage()
    stage.set(.dayLimit, for: .openMeteo, .metNorway)
    let result = try await stage.skydash("sky")
    #expect(result.code == 75)
    #expect(result.stderr.hasPrefix("skydash: Seoul, London: "))
    #expect(result.stderr.contains(", so there is no stargazing score; next try after "))
  }

  @Test func `a chart without colours is drawn into a file for those who ask for it`() async throws {
    let stage = try stage()
    let drawn = try await stage.skydash("sky", "Seoul", "--offline", "--chart", "--color", "never")
    #expect(drawn.code == 0 && drawn.lines.count > 30 && !drawn.stdout.contains("\u{1B}"))
    for letter in ["N", "E", "S", "W"] { #expect(drawn.stdout.contains(letter)) }
    let colored = try await stage.skydash("sky", "Seoul", "--offline", "--chart", "--color", "always")
    #expect(colored.lines.count == drawn.lines.count)
    let listed = try await stage.skydash("sky", "Seoul", "--offline", "--chart")
    #expect(listed.stdout != drawn.stdout)
    let plain = try await stage.skydash("sky", "Seoul", "--offline", "--chart", "--plain", "--color", "never")
    #expect(plain.stdout == listed.stdout)
  }

  @Test func `a word that is no kind of events is refused with the kinds`() async throws {
    for place in [["Seoul"], []] {
      let result = try await stage().skydash.run(["sky"] + place + ["--next", "planets"])
      #expect(result.code == 64 && result.stdout.isEmpty)
      #expect(result.stderr.contains("eclipse, conjunction, opposition, meteors, moon, season or pass, not 'planets'"))
    }
  }

  @Test func `passes that cannot be predicted are one sentence, not a page of each city`() async throws {
    let offline = try await stage().skydash("sky", "--next", "pass", "--offline")
    #expect(offline.code == 69 && offline.stdout.isEmpty)
    #expect(
      offline.stderr == "skydash: Can't predict ISS or Tiangong passes: no recent orbits are cached and the "
        + "network is off; run again without --offline.\n")
    let document = try await stage().skydash("sky", "--next", "pass", "--offline", "--json")
    #expect(document.code == 69 && document.stderr == offline.stderr)
    #expect(try document.cities.map { $0["passes"] is NSNull } == [true, true])
    let failing = try stage()
    failing.set(.dayLimit, for: .celestrak)
    let failed = try await failing.skydash("sky", "--next", "pass")
    #expect(failed.code == 69 && failed.stdout.isEmpty)
    #expect(failed.stderr.hasPrefix("skydash: Can't predict ISS or Tiangong passes: Celestrak "))
    #expect(failed.stderr.split(separator: "\n").count == 1)
    let far = try await stage().skydash("sky", "--next", "pass", "--date", "2027-06-01")
    #expect(far.code == 1 && far.stdout.isEmpty && far.stderr.contains("choose a --date closer to today"))
  }

  @Test func `two cities at one place keep their own names in the list of passes`() async throws {
    let stage = try Stage()
    try stage.save([("Home", 37.566, 126.9784, "Asia/Seoul"), ("Office", 37.566, 126.9784, "Asia/Seoul")])
    let result = try await stage.skydash("sky", "--next", "pass", "--offline", "--json")
    #expect(try result.cities.map { $0["name"] as? String } == ["Home", "Office"])
  }

  @Test(arguments: [["--chart"], ["--chart", "--json"], []])
  func `a city whose calendar lacks the date loses no other`(options: [String]) async throws {
    let stage = try Stage()
    // Samoa went over the date line that night.
    try stage.save([
      ("Apia", -13.8333, -171.7667, "Pacific/Apia"), ("Seoul", 37.566, 126.9784, "Asia/Seoul"),
      ("London", 51.5085, -0.1257, "Europe/London"),
    ])
    let result = try await stage.skydash.run(["sky", "--date", "2011-12-30", "--offline"] + options)
    #expect(result.code == 75)
    #expect(result.stdout.contains("Seoul") && result.stdout.contains("London") && !result.stdout.contains("Apia"))
    #expect(result.stderr.contains("2011-12-30") && result.stderr.split(separator: "\n").count == 1)
    let alone = try await stage.skydash.run(["sky", "Apia", "--date", "2011-12-30", "--offline"] + options)
    #expect(alone.code == 1 && alone.stdout.isEmpty)
  }

  @Test func `a night is credited to its sources`() async throws {
    let stage = try stage()
    let page = try await stage.skydash("sky", "Seoul", "--width", "120")
    for credit in ["Open-Meteo.com (CC BY 4.0)", "Orbits by Celestrak"] {
      #expect(page.stdout.contains(credit), "\(credit)")
      #expect(try await stage.skydash("sky", "--width", "120").stdout.contains(credit), "\(credit)")
    }
    let document = try await stage.skydash("sky", "Seoul", "--json").json
    #expect((document["attribution"] as? [String])?.count == 2)
    let alone = try await self.stage().skydash("sky", "Seoul", "--offline", "--json").json
    #expect((alone["attribution"] as? [String]) == [])
  }
}
