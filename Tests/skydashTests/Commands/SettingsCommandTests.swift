import Entities
import Foundation
import Testing
import World

/// The settings file as people and scripts meet it.
struct SettingsCommandTests {
  private static let broken = "{\n  \"version\": 1,\n  \"cities\": [ oops ]\n}\n"

  @Test(arguments: [
    [], ["list"], ["add", "Seoul"], ["units", "celsius"], ["config", "set", "language", "ko"], ["watch"],
  ])
  func `settings that are not JSON are 65, with the place of the error, and left as they are`(arguments: [String])
    async throws
  {
    let skydash = try Skydash()
    try skydash.write(settings: Self.broken)
    let result = try await skydash.run(arguments)
    #expect(result.code == 65)
    #expect(result.stdout.isEmpty)
    #expect(result.stderr.hasPrefix("skydash: \(skydash.settingsPath):3:15: can't understand the settings"))
    #expect(result.stderr.hasSuffix("fix or remove the file.\n"))
    #expect(skydash.settings == Self.broken)
  }

  @Test func `keys and order of a person's own are preserved`() async throws {
    let skydash = try Skydash()
    try skydash.write(
      settings: #"""
        {
          "version": 1, "mine": {"deep": [1, 2.50, null]},
          "cities": [{"name": "Old", "latitude": 1, "longitude": 2, "note": "my flat"}]
        }
        """#)
    _ = try await skydash("add", "Seoul", "--first")
    _ = try await skydash("rename", "Old", "New")
    let text = try #require(skydash.settings)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((document["mine"] as? [String: Any]) != nil)
    #expect(text.contains("2.50"))
    let cities = try #require(document["cities"] as? [[String: Any]])
    #expect(cities.map { $0["name"] as? String } == ["Seoul", "New"])
    #expect(cities[1]["note"] as? String == "my flat")
    let mode = try FileManager.default.attributesOfItem(atPath: skydash.settingsPath)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `one bad field is named and loses no other`() async throws {
    let skydash = try Skydash()
    try skydash.write(
      settings: #"{"watchInterval":"soon","language":"ko","cities":[7,{"name":"A","latitude":1,"longitude":2}]}"#)
    let result = try await skydash("list", "--json")
    #expect(result.code == 0)
    #expect(try result.cities.map { $0["name"] as? String } == ["A"])
    #expect(result.stderr.contains("설정 ‘watchInterval’의 값이 10부터 604800까지의 정수가 아니어서"))
    #expect(result.stderr.contains("설정의 1번째 도시가 중괄호 객체가 아니어서 건너뜁니다."))
    _ = try await skydash("config", "set", "language", "en")
    let english = try await skydash("list").stderr
    #expect(english.contains("The “watchInterval” setting isn't a whole number from 10 to 604800"))
    #expect(english.contains("City 1 in the settings was skipped"))
    _ = try await skydash("config", "set", "language", "ko")
    #expect(try await skydash("config", "get", "language").stdout == "ko\n")
  }

  @Test(arguments: [
    (#"{"cities": {"name": "Home", "latitude": 1, "longitude": 2}}"#, ["add", "Seoul"]),
    (#"{"cities": "Seoul"}"#, ["add", "Seoul"]), (#"{"cities": 7}"#, ["add", "-"]),
    (#"{"units": "metric"}"#, ["units", "fahrenheit"]), (#"{"units": ["celsius"]}"#, ["units", "imperial"]),
  ])
  func `what a person wrote where a list or an object belongs is never saved over`(
    settings: String, arguments: [String]
  ) async throws {
    let skydash = try Skydash()
    try skydash.write(settings: settings)
    let result = try await skydash.run(arguments, input: "Seoul\n")
    #expect(result.code == 65)
    #expect(result.stdout.isEmpty)
    #expect(result.stderr.contains("so nothing was saved; fix it and try again."))
    #expect(skydash.settings == settings)
  }

  @Test func `fields of the wrong kind that a change does not touch are preserved`() async throws {
    let skydash = try Skydash()
    try skydash.write(
      settings: #"{"version": "one", "provider": {"a": 1}, "units": [1], "watchInterval": true, "cities": [null, 5]}"#)
    #expect(try await skydash("add", "Seoul").code == 0)
    #expect(try await skydash("config", "set", "language", "ko").code == 0)
    let text = try #require(skydash.settings)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(document["version"] as? String == "one")
    #expect(document["provider"] as? [String: Int] == ["a": 1])
    #expect(document["units"] as? [Int] == [1])
    #expect(document["watchInterval"] as? Bool == true)
    #expect((document["cities"] as? [Any])?.count == 3)
  }

  @Test func `units are shown, set and remembered`() async throws {
    let skydash = try Skydash()
    #expect(try await skydash("units").stdout.contains("celsius"))
    let set = try await skydash("units", "fahrenheit", "mph", "12h")
    #expect(set.code == 0)
    #expect(set.stdout.contains("fahrenheit"))
    let again = try await skydash("units").stdout
    #expect(again.contains("fahrenheit") && again.contains("mph") && again.contains("12h"))
    #expect(try await skydash("units", "metric").stdout.contains("celsius"))
    #expect(try await skydash("units", "celsuis").code == 64)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8"], "fahrenheit", "mph", "en_US"), (["LC_ALL": "en_GB.UTF-8"], "celsius", "mph", "en_GB"),
    (["LC_MEASUREMENT": "en_US", "LANG": "de_DE"], "fahrenheit", "mph", "en_US"),
    (["LANG": "POSIX"], "celsius", "kmh", "POSIX"),
  ])
  func `units of a new file are those of the locale, with a remark until they are chosen`(
    locale: [String: String], temperature: String, windSpeed: String, name: String
  ) async throws {
    let skydash = try Skydash().with(locale)
    let units = try await skydash("units")
    #expect(units.stderr.isEmpty && units.lines.last == "(from the locale \(name))")
    #expect(units.stdout.contains(temperature) && units.stdout.contains(windSpeed))
    #expect(try await skydash("config").lines.last == "units           from the locale \(name)")
    #expect(try await skydash("units", "--json").json["windSpeed"] as? String == windSpeed)
    #expect(try await skydash("config", "--json").json["units"] == nil)
    #expect(skydash.settings == nil, "reading writes nothing")
    #expect(try await skydash("add", "Seoul").code == 0)
    let elsewhere = skydash.with(["LC_ALL": "ko_KR.UTF-8"])
    let after = try await elsewhere("units").stdout
    #expect(after.contains(temperature) && after.contains(windSpeed) && !after.contains("ko_KR"))
    #expect(try await !elsewhere("config").stdout.contains("units"))
  }

  @Test func `where units come from is said in Korean too`() async throws {
    let skydash = try Skydash().with(["LANG": "ko_KR.UTF-8"])
    #expect(try await skydash("units").lines.last == "(로캘 ko_KR에 따름)")
  }

  @Test func `units of a file that does not name them stay metric`() async throws {
    let skydash = try Skydash().with(["LANG": "en_US.UTF-8"])
    try skydash.write(settings: #"{"version": 1}"#)
    let units = try await skydash("units").stdout
    #expect(units.contains("celsius") && !units.contains("locale"))
  }

  @Test func `settings are shown, set, got and unset, and keys never shown`() async throws {
    let skydash = try Skydash()
    #expect(try await skydash("config", "path").stdout == skydash.settingsPath + "\n")
    let secret = "0123456789secretsecret"
    for result in [
      try await skydash("config", "set", "openWeatherKey", secret), try await skydash("config"),
      try await skydash("config", "--json"), try await skydash("config", "get", "openWeatherKey"),
    ] {
      #expect(!(result.stdout + result.stderr).contains("secret"))
    }
    #expect(skydash.settings?.contains(secret) == true)
    #expect(try await skydash("config", "set", "watchInterval", "5m").code == 0)
    #expect(skydash.settings?.contains("300") == true)
    for interval in ["10s", "168h"] {
      #expect(try await skydash("config", "set", "watchInterval", interval).code == 0)
      let read = try await skydash("config", "get", "watchInterval")
      #expect(read.stdout == interval + "\n" && read.stderr.isEmpty)
    }
    let tooLong = try await skydash("config", "set", "watchInterval", "169h")
    #expect(tooLong.code == 64 && tooLong.stderr.contains("The interval must be at most 7 days; try 168h."))
    _ = try await skydash("config", "unset", "openWeatherKey")
    #expect(skydash.settings?.contains(secret) == false)
  }

  @Test(arguments: [
    ["units"], ["units", "metric"], ["config"], ["config", "get", "provider"], ["config", "set", "language", "en"],
    ["config", "unset", "language"], ["config", "path"], ["cache"], ["cache", "path"], ["cache", "clear"], ["list"],
    ["search", "Seoul"], ["doctor", "--offline"],
  ])
  func `whatever is shown is a document with its schema too`(arguments: [String]) async throws {
    let result = try await Skydash().run(arguments + ["--json"])
    #expect(try result.json["schema"] as? Int == 1, "\(result.stdout)\(result.stderr)")
    #expect(result.stdout.hasSuffix("}\n"))
  }

  @Test func `a setting is a member of its document`() async throws {
    let skydash = try Skydash()
    #expect(try await skydash("config", "get", "watchInterval", "--json").json["watchInterval"] as? String == "15m")
    let set = try await skydash("config", "set", "watchInterval", "5m", "--json")
    #expect(try set.json["watchInterval"] as? String == "5m")
    #expect(try await skydash("config", "path", "--json").json["path"] as? String == skydash.settingsPath)
    #expect(try await skydash("units", "imperial", "--json").json["temperature"] as? String == "fahrenheit")
  }

  @Test func `another settings file may be named`() async throws {
    let skydash = try Skydash()
    let path = skydash.home.file("other.json")
    _ = try await skydash("add", "Seoul", "--config", path)
    #expect(skydash.settings == nil)
    #expect(try await skydash("list", "--config", path).lines.count == 1)
    let xdg = skydash.with(["XDG_CONFIG_HOME": skydash.home.file("xdg")])
    _ = try await xdg.callAsFunction("add", "Seoul")
    #expect(FileManager.default.fileExists(atPath: skydash.home.file("xdg/skydash/settings.json")))
  }

  @Test func `a relative path of XDG counts as none`() async throws {
    let skydash = try Skydash().with(["XDG_CONFIG_HOME": "config", "XDG_CACHE_HOME": "./cache"])
    #expect(try await skydash("config", "path").stdout == skydash.settingsPath + "\n")
    #expect(try await skydash("cache", "path").stdout == skydash.cachePath + "\n")
    #expect(try await skydash("add", "Seoul").code == 0)
    #expect(skydash.settings != nil)
  }

  @Test func `a disk that refuses is 74 and a sentence`() async throws {
    let skydash = try Skydash()
    try Data().write(to: URL(filePath: skydash.home.file(".config")))
    let result = try await skydash("add", "Seoul")
    #expect(result.code == 74)
    #expect(result.stdout.isEmpty)
    #expect(result.stderr.hasPrefix("skydash: Can't read the settings "))
    #expect(result.stderr.hasSuffix("choose another file with --config.\n"))
    let folder = try await skydash("add", "Seoul", "--config", skydash.home.path)
    #expect(folder.code == 74)
  }

  @Test func `the cache is shown and emptied`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    _ = try await stage.skydash()
    #expect(try await stage.skydash("cache", "path").stdout == stage.skydash.cachePath + "\n")
    let shown = try await stage.skydash("cache")
    #expect(shown.lines.contains { $0.hasPrefix("forecast") })
    #expect(try await stage.skydash("cache", "clear").code == 0)
    stage.forgetRequests()
    #expect(try await stage.skydash("--offline").code == 69)
  }

  @Test(arguments: [
    ["list"], ["units"], ["config"], ["demo"], ["help"], ["licenses"], ["--version"], ["completions", "bash"],
  ])
  func `commands without weather make no request`(arguments: [String]) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    #expect(try await stage.skydash.run(arguments).code == 0)
    #expect(stage.requests().isEmpty)
  }

  @Test func `the version is the one in requests`() async throws {
    let result = try await Skydash().callAsFunction("--version")
    #expect(result.stdout.hasPrefix("skydash \(AppInfo.version) ("))
  }

  @Test func `a build without a version calls itself neither release nor commit`() async throws {
    #expect(try await Skydash().callAsFunction("--version").stdout.contains("(built from source, Swift "))
  }
}
