import Foundation
import Testing
import World

/// Documents made elsewhere or earlier, shown without settings or network.
struct DocumentCommandTests {
  @Test(arguments: [
    ["--plain"], ["--color", "always", "--width", "100"], ["--units", "imperial"], ["--line"], ["--json"],
    ["--sort", "-outlook", "--line"], ["--format", "{name} {visibility} {rain} {alert}"],
  ])
  func `what one program wrote, another one shows alike`(options: [String]) async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let document = try await stage.skydash("--json")
    let path = stage.skydash.home.file("sky.json")
    try document.stdout.write(toFile: path, atomically: true, encoding: .utf8)
    let direct = try await stage.skydash.run(options)
    stage.forgetRequests()
    try FileManager.default.removeItem(atPath: stage.skydash.settingsPath)
    let shown = try await stage.skydash.run(["show", "--from", path] + options)
    #expect(shown.code == 0 && shown.stderr == "" && !shown.stdout.isEmpty)
    // Apart from what each clock says to the second, and a picture's address that is not https.
    #expect(Self.lines(shown.stdout) == Self.lines(direct.stdout))
    #expect(stage.requests().isEmpty)
    #expect(stage.skydash.settings == nil)
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n").filter { line in
      ![
        "\"localTime\"", "\"generatedAt\"", "\"ageSeconds\"", "\"at\"", "\"altitude\"", "\"azimuth\"", "\"imageURL\"",
        "\"lookFrom\"", "\"lookTo\"", "\"bestFrom\"",
      ].contains { line.contains($0) }
    }
  }

  @Test func `an old document is marked as old, and one of its cities alone can be shown`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let path = stage.skydash.home.file("sky.json")
    try await stage.skydash("--json").stdout.write(toFile: path, atomically: true, encoding: .utf8)
    let later = try await stage.after(minutes: 90)("--from", path, "--city", "London", "--plain")
    #expect(later.code == 75)
    #expect(later.stdout.contains("London") && !later.stdout.contains("Seoul"))
    #expect(later.stderr == "skydash: London: the document's weather is old; create it again.\n")
    let unknown = try await stage.skydash("--from", path, "--city", "Atlantis")
    #expect(unknown.code == 1)
  }

  @Test func `of a document without weather it is said that it has none`() async throws {
    let stage = try Stage()
    let path = stage.skydash.home.file("sky.json")
    let document = #"{"schema":1,"cities":[{"name":"Oslo","latitude":59.9,"longitude":10.7,"timeZone":"Europe/Oslo"}]}"#
    try document.write(toFile: path, atomically: true, encoding: .utf8)
    let shown = try await stage.skydash("--from", path, "--plain")
    #expect(shown.stderr == "skydash: Oslo: the document has no weather; create it again.\n")
  }

  @Test func `many hours later a document knows as little of warnings as the run that wrote it`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let path = stage.skydash.home.file("sky.json")
    try await stage.skydash("--json").stdout.write(toFile: path, atomically: true, encoding: .utf8)
    let later = stage.after(minutes: 21 * 60)
    let shown = try await later("--from", path, "--format", "{name} {alert}")
    let direct = try await later("--offline", "--format", "{name} {alert}")
    #expect(shown.stdout == direct.stdout && shown.stdout.contains("Tromsø"))
  }

  @Test func `offline, a warning without an end is in force for an hour, one until 2099 for three days`() async throws {
    let stage = try Stage()
    try stage.skydash.write(
      settings: """
        {"version": 1, "cities": [{"name": "Berlin", "countryCode": "DE", "latitude": 52.52, "longitude": 13.41, \
        "timeZone": "Europe/Berlin"}]}
        """)
    func alert(_ name: String, _ expires: String, _ severity: String) -> String {
      #"{"alert_id":"\#(name)","status":"actual","effective":"2026-11-20T11:00:00Z","onset":null,"expires":\#(expires),"#
        + #""severity":"\#(severity)","event_en":"\#(name)","headline_en":"\#(name)","description_en":"\#(name)"}"#
    }
    let alerts = [alert("storm", "null", "severe"), alert("flood", #""2099-01-01T00:00:00Z""#, "moderate")]
    stage.change { $0.answers[.brightSky] = .json(#"{"alerts":[\#(alerts.joined(separator: ","))]}"#) }
    #expect(try await stage.skydash("--format", "{alert}").lines == ["Storm"])
    for (hours, worst, count) in [(0.5, "Storm", "2"), (3, "Flood", "1"), (71, "Flood", "1"), (80, nil, nil)] {
      let later = stage.after(minutes: hours * 60)
      #expect(try await later("--offline", "--format", "{alert}").lines == [worst ?? "–"], "\(hours)")
      let page = try await later("city", "Berlin", "--offline").stdout
      #expect(
        ["Storm", "Flood"].filter(page.contains) == (count == "2" ? ["Storm", "Flood"] : [worst].compactMap(\.self)))
      let metrics = try await later("--offline", "--prometheus").lines
      let metric = metrics.first { $0.hasPrefix("skydash_weather_alerts{") }
      #expect(metric?.split(separator: " ").last.map(String.init) == count, "\(hours): \(metrics)")
    }
  }

  @Test(arguments: ["cat", "cat; sleep 1", "sleep 1; cat"])
  func `a pipe that a shell passes is read like the standard input`(command: String) async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let path = stage.skydash.home.file("sky.json")
    try await stage.skydash("--json").stdout.write(toFile: path, atomically: true, encoding: .utf8)
    let shell = try stage.inShell()
    let passed = try await shell.typed("skydash --line --from <((\(command)) <'\(path)')")
    let piped = try await shell.typed("(\(command)) <'\(path)' | skydash --line --from -")
    #expect(passed.code == 0 && passed.stdout.contains("Kathmandu") && passed.stderr.isEmpty)
    #expect(piped.stdout == passed.stdout)
  }

  @Test func `cities that cannot be read are counted, and with none left nothing is shown`() async throws {
    let stage = try Stage()
    let path = stage.skydash.home.file("sky.json")
    let good = #"{"name": "Oslo", "latitude": 59.9, "longitude": 10.7, "timeZone": "Europe/Oslo"}"#
    let bad = #"5, {"latitude": 1, "longitude": 1}, {"name": "A", "latitude": 91, "longitude": 0}"#
    for (cities, code, output) in [
      ("\(bad), \(good)", 69, "Can't read 3 of the document's 4 cities (the first is number 1)"),
      (bad, 65, "Can't read 3 of the document's 3 cities"), ("1, 2", 65, "2 of the document's 2 cities"),
    ] {
      try #"{"cities": [\#(cities)]}"#.write(toFile: path, atomically: true, encoding: .utf8)
      let result = try await stage.skydash("--from", path, "--plain")
      #expect(result.code == code && result.stderr.contains(output), "\(result.stderr)")
      #expect(result.stdout.contains("Oslo") == (code == 69))
    }
  }

  @Test func `cities beyond the first ten thousand are said to be missing`() async throws {
    let stage = try Stage()
    let path = stage.skydash.home.file("sky.json")
    let cities = (1...10_001).map { #"{"name": "C\#($0)", "latitude": \#(Double($0) / 200), "longitude": 1}"# }
    try #"{"cities": [\#(cities.joined(separator: ","))]}"#.write(toFile: path, atomically: true, encoding: .utf8)
    let result = try await stage.skydash("--from", path, "--format", "{name}")
    #expect(result.lines.count == 10_000 && result.lines.last == "C10000")
    #expect(result.code != 0 && result.stderr.contains("has 10001 cities, of which the first 10000 are shown"))
  }

  @Test func `a document without cities is none of an error, and the hint is given`() async throws {
    let stage = try Stage()
    let path = stage.skydash.home.file("sky.json")
    try #"{"cities": []}"#.write(toFile: path, atomically: true, encoding: .utf8)
    let shown = try await stage.skydash("--from", path)
    #expect(shown.code == 0 && shown.stdout.isEmpty && shown.stderr.contains("skydash add Seoul"))
    let document = try await stage.skydash("--from", path, "--json")
    let cities = try document.cities
    #expect(document.code == 0 && cities.isEmpty)
  }

  @Test func `a document as large as that of a thousand cities is read, and from a pipe by its name as well`()
    async throws
  {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let document = try await stage.skydash("--json").json
    let city = try #require((document["cities"] as? [[String: Any]])?.first)
    let one = try JSONSerialization.data(withJSONObject: city, options: [.prettyPrinted, .sortedKeys])
    let padding = String(repeating: " ", count: max(90_000 - one.count, 0))
    let path = stage.skydash.home.file("sky.json")
    try #"{"cities": [\#(String(decoding: one, as: UTF8.self))\#(String(repeating: padding, count: 1000))]}"#
      .write(toFile: path, atomically: true, encoding: .utf8)
    let shell = try stage.inShell()
    for line in ["skydash --from '\(path)' --line", "cat '\(path)' | skydash --from /dev/stdin --line"] {
      let result = try await shell.typed(line)
      #expect(result.code == 0 && result.stdout.contains("Seoul"), "\(line): \(result.stderr)")
    }
  }

  @Test(arguments: ["skydash --from - </dev/zero", "skydash --from <(cat /dev/zero)"])
  func `an input without an end is refused`(line: String) async throws {
    let result = try await Stage().inShell().typed(line)
    #expect(result.code == 65 && result.stdout.isEmpty)
    #expect(result.stderr.contains("The document is larger than 128 MB"))
  }

  @Test(arguments: ["skydash --from - </", "skydash add - </"])
  func `a standard input that cannot be read is not taken for an empty one`(line: String) async throws {
    let result = try await Stage().inShell().typed(line)
    #expect(result.code == 74 && result.stdout.isEmpty)
    #expect(result.stderr.contains("Can't read /dev/stdin (it's a directory)"), "\(result.stderr)")
  }

  @Test(arguments: ["skydash add - </dev/zero", "yes '' | skydash add -", "yes '# no city' | skydash add -"])
  func `lines without an end are given up`(line: String) async throws {
    let result = try await Stage().inShell().typed(line)
    #expect(result.code == 1 && result.stdout.isEmpty)
    #expect(result.stderr.contains("The input is longer than 16 MB"), "\(result.stderr)")
  }

  @Test func `what is no document is refused as such`() async throws {
    let stage = try Stage()
    let missing = try await stage.skydash("--from", stage.skydash.home.file("none.json"))
    #expect(missing.code == 1 && missing.stderr.contains("doesn't exist"))
    let path = stage.skydash.home.file("bad.json")
    for text in ["", "{", "[]", "\u{0}", String(repeating: "[", count: 100_000)] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let bad = try await stage.skydash("--from", path)
      #expect(bad.code == 65 && bad.stderr.contains("isn't a skydash document"), "\(text.prefix(9))")
    }
  }
}
