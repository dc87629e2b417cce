import CommandLine
import Entities
import Foundation
import Testing
import World

/// What is printed, in every form there is.
struct OutputTests {
  private static func stage() throws -> Stage {
    let stage = try Stage()
    try stage.save(Stage.hardCities + [("서울", 37.4, 127.1, "Asia/Seoul"), ("東京タワー", 35.65, 139.74, "Asia/Tokyo")])
    return stage
  }

  @Test(arguments: [nil] + CommandDefinition.listed.map(\.name))
  func `help is German and fits 80 columns`(topic: String?) async throws {
    let german = try Skydash().with(["LANG": "de_DE.UTF-8"])
    let help = try await german.run(["help"] + (topic.map { [$0] } ?? []))
    #expect(help.code == 0 && help.stdout.contains("Aufruf: skydash"))
    for line in help.lines { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `the document has every key that is promised, sorted, with one final newline`() async throws {
    let result = try await Self.stage().skydash("--json")
    #expect(result.stdout.hasSuffix("}\n") && !result.stdout.hasSuffix("\n\n"))
    let document = try result.json
    #expect(Set(document.keys) == ["schema", "generatedAt", "units", "cities", "picture", "attribution"])
    #expect(document["schema"] as? Int == 1)
    #expect((document["generatedAt"] as? String)?.hasPrefix("2026-11-20T12:00:") == true)
    #expect(
      document["units"] as? [String: String] == [
        "temperature": "celsius", "windSpeed": "kmh", "precipitation": "mm", "pressure": "hpa", "distance": "km",
        "clock": "24h",
      ])
    #expect((document["attribution"] as? [String])?.first?.contains("Open-Meteo.com (CC BY 4.0)") == true)
    let city = try #require(try result.cities.first)
    let promised: Set = [
      "name", "region", "countryCode", "latitude", "longitude", "timeZone", "localTime", "state", "problem", "provider",
      "observedAt", "fetchedAt", "ageSeconds", "now", "hourly", "daily", "sky",
    ]
    #expect(promised.isSubset(of: Set(city.keys)))
    #expect(city["region"] is NSNull)
    #expect(city["problem"] is NSNull)
    #expect(city["provider"] as? String == "open-meteo")
    #expect(city["observedAt"] as? String == "2026-11-20T12:00:00Z")
    let now = try #require(city["now"] as? [String: Any])
    #expect(
      Set(now.keys) == [
        "condition", "description", "isDay", "temperature", "feelsLike", "temperatureMin", "temperatureMax", "humidity",
        "dewPoint", "cloudCover", "pressure", "visibility", "uvIndex", "windSpeed", "windGust", "windDirection",
        "precipitation", "precipitationChance",
      ])
    let keys = result.lines.filter { $0.hasPrefix("  \"") }.map { $0.prefix { $0 != ":" } }
    #expect(keys == keys.sorted())
  }

  @Test func `hours and days of the document have every key that is promised`() async throws {
    let city = try #require(try await Self.stage().skydash("--json").cities.first)
    let hour = try #require((city["hourly"] as? [[String: Any]])?.first)
    let hourKeys: Set = [
      "time", "temperature", "precipitationChance", "precipitation", "condition", "cloudCover", "windSpeed",
    ]
    #expect(hourKeys.isSubset(of: Set(hour.keys)))
    #expect(hour["time"] as? String == "2026-11-20T21:00:00+09:00")
    let day = try #require((city["daily"] as? [[String: Any]])?.first)
    let dayKeys: Set = [
      "date", "condition", "temperatureMin", "temperatureMax", "precipitation", "precipitationChance", "sunrise",
      "sunset",
    ]
    #expect(dayKeys.isSubset(of: Set(day.keys)))
    #expect((city["daily"] as? [Any])?.count == 7)
  }

  @Test func `units of this run are those of the document, and are not saved`() async throws {
    let stage = try Self.stage()
    let units = try await stage.skydash("--json", "-u", "fahrenheit,mph,inch,inhg,mi,12h").json["units"]
    #expect(
      units as? [String: String] == [
        "temperature": "fahrenheit", "windSpeed": "mph", "precipitation": "inch", "pressure": "inhg",
        "distance": "mi", "clock": "12h",
      ])
    #expect(try await stage.skydash("units").stdout.contains("celsius"))
  }

  @Test func `no character of a hostile name reaches the terminal or a document`() async throws {
    let stage = try Stage()
    let name = #"Se\u001b[31mo\u0007u\u202el\u200b\u0000\u009b2J"#
    try stage.save([(name, 37.566, 126.9784, "Asia/Seoul")])
    for arguments in [["--json"], ["--plain"], ["--line"], ["--format", "{name}"], ["list"], ["list", "--json"]] {
      let result = try await stage.skydash.run(arguments)
      let text = result.stdout + result.stderr
      let bad = text.unicodeScalars.filter {
        ($0.properties.generalCategory == .control && $0 != "\n") || $0.properties.isBidiControl || $0 == "\u{200B}"
      }
      #expect(bad.isEmpty, "\(arguments)")
      #expect(text.contains("Se"))
      #expect(!text.contains("\\u00"))
    }
  }

  @Test(arguments: [20, 21, 25, 30, 39, 40, 41, 55, 60, 79, 80, 81, 100, 119, 120, 150, 200])
  func `no line is wider than asked for, and each city is one line`(width: Int) async throws {
    let stage = try Self.stage()
    _ = try await stage.skydash()
    for looks in [[], ["--plain"], ["--ascii"], ["--color", "always"], ["--units", "imperial"]] {
      let result = try await stage.skydash.run(["--offline", "--width", "\(width)"] + looks)
      let lines = result.lines.map(Screen.text)
      #expect(lines.allSatisfy { Screen.columns($0) <= width }, "\(width) \(looks)")
      let rows = lines.dropFirst().prefix { !$0.isEmpty }
      #expect(rows.count == 10, "\(width) \(looks)")
      #expect(rows.last?.contains("東") == (looks != ["--ascii"]) && rows.last?.contains("??") == false)
    }
  }

  @Test func `in ASCII a label in another script is the place's own name, never question marks`() async throws {
    let stage = try Stage()
    try stage.save([
      ("我家", 34.694, 135.502, "Asia/Tokyo"), ("公司", 35.181, 136.906, "Asia/Tokyo"),
      ("บ้าน", 13.75, 100.5, "Asia/Bangkok"),
      ("Αθήνα", 37.984, 23.728, "Europe/Athens"), ("Дача", 59.94, 30.31, "Europe/Moscow"),
      ("München", 48.137, 11.575, "Europe/Berlin"),
    ])
    let names = ["Osaka", "Nagoya", "Bangkok", "Athens", "Dacha", "Munchen"]
    for arguments in [["--width", "80"], ["list"], ["--line"], ["--format", "{name}"], ["--plain"], ["sky"]] {
      let text = try await stage.skydash.run(arguments + ["--ascii"]).stdout
      #expect(names.allSatisfy { text.contains($0) } && !text.contains("??"), "\(arguments): \(text)")
    }
    let page = try await stage.skydash("sky", "我家", "--ascii")
    #expect(page.stdout.contains("over Osaka"))
    // Documents have names to the letter.
    #expect(try await stage.skydash("--json", "--ascii").stdout.contains("我家"))
  }

  @Test func `wide names are aligned`() async throws {
    let result = try await Self.stage().skydash("--plain", "--width", "80")
    let rows = result.lines.dropFirst().prefix { !$0.isEmpty }
    // The local time begins in the same column of every row.
    let starts = rows.map { row in
      let end = row.firstRange(of: /(Thu|Fri|Sat) \d\d:\d\d/)?.lowerBound ?? row.startIndex
      return Screen.columns(String(row[..<end]))
    }
    #expect(Set(starts).count == 1)
    #expect(starts.first.map { $0 > 0 } == true)
  }

  @Test func `all cities are one line for a status bar`() async throws {
    let stage = try Self.stage()
    let result = try await stage.skydash("--line", "--city", "Seoul", "--city", "London")
    #expect(result.lines.count == 1)
    #expect(result.stdout.firstMatch(of: /^Seoul .*-?\d+° (·|\|) London .*-?\d+° \(now\)\n$/) != nil, "\(result)")
  }

  @Test func `air is asked for where a template shows it, and the sky is there without a network`() async throws {
    let stage = try Self.stage()
    let sky = try await stage.skydash("--offline", "--format", "{sunrise} {sunset}|{moon}|{outlook}", "--city", "Seoul")
    #expect(sky.code == 69)
    #expect(sky.stdout.wholeMatch(of: /07:\d\d 17:\d\d\|[^ ]+ \d+%\|–\n/) != nil, "\(sky)")
    #expect(try await stage.skydash("--format", "{name} {temperature}").code == 0)
    #expect(stage.requests(.airQuality).isEmpty)
    let air = try await stage.skydash("--format", "{air}", "--city", "London")
    #expect(air.code == 0 && air.stdout.wholeMatch(of: /\d+ [a-z ]+\n/) != nil, "\(air)")
    #expect(stage.requests(.airQuality).count == 1)
  }

  @Test func `a template makes a line for each city`() async throws {
    let stage = try Self.stage()
    let all =
      "{name}|{icon}|{temperature}|{min}|{max}|{feels}|{condition}|{wind}|{humidity}|{rain}|{time}|{age}|{state}"
    let result = try await stage.skydash("--format", all, "--city", "Kathmandu", "--city", "서울")
    #expect(result.lines.count == 2)
    let fields = result.lines[0].split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    #expect(fields.count == 13)
    #expect(fields[0] == "Kathmandu")
    #expect(fields[2].hasSuffix("°C"))
    #expect(fields[7].hasSuffix("km/h"))
    #expect(fields[8].hasSuffix("%"))
    #expect(fields[10] == "17:45")
    #expect(fields[11] == "now")
    #expect(fields[12] == "fresh")
    let more = try await stage.skydash(
      "--format", "{country}|{region}|{gust}|{pressure}|{nextrain}|{tomorrow}|{provider}", "--city", "Kathmandu")
    let shown = /XX\|–\|\d+ km\/h\|\d+ hPa\|(dry|wet|stays) .+\|[a-z, ]+ -?\d+°\/-?\d+°\|open-meteo\n/
    #expect(more.stdout.wholeMatch(of: shown) != nil, "\(more)")
    let braces = try await stage.skydash("--format", "{{{name}}}", "--city", "Seoul")
    #expect(braces.stdout == "{Seoul}\n")
  }

  @Test func `plain output has neither colour nor signs`() async throws {
    let stage = try Self.stage()
    let result = try await stage.skydash("--plain", "--color", "always")
    #expect(!result.stdout.contains("\u{1B}"))
    let signs = result.stdout.unicodeScalars.filter { (0x2190...0x2BFF).contains($0.value) }
    #expect(signs.isEmpty)
    #expect(result.lines[0].contains("Temperature"))
  }

  @Test func `ASCII means ASCII, and names are written in Latin letters`() async throws {
    let stage = try Self.stage()
    let plain = stage.skydash.with(["LANG": "C"])
    for arguments in [
      [], ["--color", "always"], ["--line"], ["list"], ["doctor", "--offline"], ["demo"], ["sky"], ["sky", "Tromsø"],
      ["city", "서울"], ["forecast"], ["forecast", "--color", "always"], ["search", "Tromsø"], ["city", "Nirgendwø"],
      ["sky", "--date", "2027-01-01"], ["help"], ["help", "config"], ["units", "grad°"],
    ] {
      for result in [try await plain.run(arguments), try await stage.skydash.run(arguments + ["--ascii"])] {
        let text = result.stdout + result.stderr
        #expect(!text.isEmpty && text.utf8.allSatisfy { $0 < 0x80 }, "\(arguments)\n\(result)")
      }
    }
    let list = try await plain("list").lines
    #expect(list[7].contains("Tromso") && list[8].contains("Seoul"))
    let table = try await plain("--width", "60", "--color", "never").lines.dropFirst().prefix(10)
    let ends = table.map { line in
      line.firstMatch(of: /-?[0-9]+\/-?[0-9]+/).map { line.distance(from: line.startIndex, to: $0.range.upperBound) }
    }
    #expect(Set(ends).count == 1 && !ends.contains(nil), "\(table)")
    let document = try await plain("list", "--json")
    #expect(document.stdout.contains("Tromsø") && document.stdout.contains("서울"))
    #expect(try await plain("--format", "→ {name}").lines[7] == "→ Tromso")
  }

  @Test func `in ASCII the words are English, whatever the person's language`() async throws {
    let stage = try Self.stage()
    let english = try await stage.skydash("--ascii")
    #expect(english.lines.first?.contains("City") == true, "\(english)")
    let korean = stage.skydash.with(["LANG": "ko_KR.UTF-8"])
    #expect(try await korean("--ascii", "--units", "metric").stdout == english.stdout)
  }

  @Test func `no sign needs more than ASCII`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0], Stage.hardCities[1]])
    for (skydash, looks) in [
      (stage.skydash, ["--ascii"]), (stage.skydash.with(["LANG": "C"]), []),
      (stage.skydash.with(["LC_ALL": "POSIX"]), ["--line"]),
    ] {
      for more in [[], ["--color", "always"]] {
        let result = try await skydash.run(looks + more)
        #expect(!result.stdout.isEmpty && result.stdout.utf8.allSatisfy { $0 < 0x80 }, "\(looks + more)")
      }
    }
  }

  /// Variables, `--color` and whether the output is coloured; a file is no terminal.
  private static let colors: [([String: String], String?, Bool)] = [
    ([:], nil, false), ([:], "always", true), ([:], "never", false), ([:], "auto", false),
    (["CLICOLOR_FORCE": "1"], nil, true), (["FORCE_COLOR": "1"], nil, true), (["FORCE_COLOR": "3"], nil, true),
    (["FORCE_COLOR": "0"], nil, false), (["CLICOLOR_FORCE": "0"], nil, false),
    (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], nil, false), (["NO_COLOR": "1", "FORCE_COLOR": "1"], nil, false),
    (["NO_COLOR": "1"], "always", true), (["CLICOLOR_FORCE": "1"], "never", false),
    (["NO_COLOR": "", "CLICOLOR_FORCE": "1"], nil, true), (["COLORTERM": "truecolor"], nil, false),
  ]

  @Test(arguments: colors)
  func `colour follows the option, then the variables in their order`(
    variables: [String: String], option: String?, isColored: Bool
  ) async throws {
    let skydash = try Skydash().with(variables)
    let result = try await skydash.run(["demo"] + (option.map { ["--color", $0] } ?? []))
    #expect(result.stdout.contains("\u{1B}[") == isColored)
  }

  @Test func `a reader that went away ends the program quietly`() async throws {
    let stage = try Self.stage()
    _ = try await stage.skydash()
    for arguments in [["--offline"], ["--json", "--offline"], ["list"], ["help"], ["search", "San"], ["demo"]] {
      let pipe = Pipe()
      try pipe.fileHandleForReading.close()
      let result = try await stage.skydash.run(arguments, output: pipe.fileHandleForWriting)
      #expect(result.code == 0, "\(arguments)")
      #expect(result.stderr.isEmpty, "\(arguments)")
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `an output that takes nothing is 74 and a sentence`() async throws {
    let stage = try Self.stage()
    for arguments in [["list"], ["--version"], ["demo"], ["--json", "--offline"]] {
      let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
      let result = try await stage.skydash.run(arguments, output: full)
      #expect(result.code == 74, "\(arguments)")
      #expect(result.stderr == "skydash: Can't write the output; check the disk it's going to.\n")
    }
  }

  @Test func `the demo needs no network and touches no file`() async throws {
    let stage = try Stage()
    for arguments in [["demo"], ["demo", "--json"], ["demo", "--line"], ["demo", "--format", "{name}"]] {
      let result = try await stage.skydash.run(arguments)
      #expect(result.code == 0, "\(arguments)")
      #expect(result.stderr.isEmpty, "\(arguments)")
      #expect(result.stdout.contains("Seoul"), "\(arguments)")
    }
    #expect(stage.requests().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: stage.skydash.home.path).isEmpty)
  }

  @Test func `the demo shows the cities asked for, and refuses others`() async throws {
    let skydash = try Skydash()
    let some = try await skydash(
      "demo", "--format", "{name}", "--city", "new york", "--city", "London", "--city", "New York")
    let all = try await skydash("demo", "--format", "{name}").lines
    #expect(some.code == 0 && all.count > 2)
    #expect(some.lines == ["New York", "London"])
    let unknown = try await skydash("demo", "--city", "Lodnon")
    #expect(unknown.code == 1 && unknown.stdout.isEmpty && unknown.stderr.contains("did you mean London?"))
  }

  @Test(arguments: [
    ["watch", "--json"], ["watch", "--line"], ["watch", "--format", "{name}"], ["watch", "--waybar"],
    ["watch", "--prometheus"], ["list", "--line"],
  ])
  func `a form that a command has not is refused`(arguments: [String]) async throws {
    let result = try await Skydash().run(arguments)
    #expect(result.code == 64 && result.stdout.isEmpty)
    #expect(result.stderr.hasPrefix("skydash: 'skydash \(arguments[0])' has no '\(arguments[1])' option; use it with "))
  }

  @Test func `the table speaks Korean where the person does`() async throws {
    let stage = try Stage()
    for skydash in [stage.skydash.with(["LANG": "ko_KR.UTF-8"]), stage.skydash.with(["LC_ALL": "ko_KR.UTF-8"])] {
      let result = try await skydash.run(["demo", "--width", "120"])
      #expect(result.stdout.contains("기온"))
      #expect(result.lines.allSatisfy { Screen.columns($0) <= 120 })
    }
  }
}
