import Entities
import Foundation
import Testing
import World

/// The main job against real services on this machine.
struct ShowTests {
  private func number(_ object: [String: Any], _ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }

  /// A time without its seconds: the program's clock runs on from where it starts.
  private func withoutSeconds(_ time: Any?) -> String {
    let text = time as? String ?? ""
    return "\(text.prefix(16))\(text.dropFirst(19))"
  }

  @Test func `no two samples for Prometheus are of one series, whatever the labels`() async throws {
    let stage = try Stage()
    try stage.save([("Home", 59.9, 10.7, "Europe/Oslo"), ("Home", 60.4, 5.3, "Europe/Oslo"), (#"a\"\\b"#, 1, 1, "GMT")])
    let result = try await stage.skydash("--prometheus")
    #expect(result.code == 0 && result.stdout.hasSuffix("\n"))
    var series: [String: Int] = [:]
    for line in result.lines where !line.hasPrefix("#") {
      // A name, labels in which quotes and backslashes are escaped, and a number.
      let match = try #require(line.wholeMatch(of: /(\w+\{(?:\w+="(?:[^"\\]|\\.)*",?)+\}) (-?[0-9.e+-]+)/), "\(line)")
      series[String(match.1), default: 0] += 1
      #expect(Double(match.2) != nil)
    }
    #expect(series.count > 20 && series.values.allSatisfy { $0 == 1 }, "\(series)")
  }

  @Test func `on a fresh machine the program says what to do, and nothing is written`() async throws {
    let stage = try Stage()
    let result = try await stage.skydash()
    #expect(result.code == 0)
    #expect(result.stdout.isEmpty)
    #expect(result.stderr.hasPrefix("skydash: No cities yet: add one with “skydash add Seoul”"))
    #expect(result.stderr.contains("skydash demo"))
    let document = try await stage.skydash("--json")
    #expect(document.code == 0)
    #expect(try document.cities.isEmpty)
    #expect(stage.requests().filter { WorldService(path: $0.path) == .openMeteo }.isEmpty)
    #expect(stage.skydash.settings == nil)
  }

  @Test(arguments: [["show"], ["city", "Seoul"], ["forecast"], ["--line"]])
  func `the colours are those of the background that was chosen`(arguments: [String]) async throws {
    let stage = try Stage()
    var printed: [String] = []
    for background in ["dark", "light"] {
      try stage.save([Stage.hardCities[0]], more: #""background":"\#(background)","#)
      printed.append(try await stage.skydash.run(arguments + ["--color", "always"]).stdout)
    }
    #expect(printed[0].contains("\u{1B}["))
    #expect(printed[0] != printed[1])
  }

  @Test func `every value is what the service said, in every unit`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let metric = try await stage.skydash("--json")
    let imperial = try await stage.skydash("--json", "--units", "imperial")
    #expect(metric.code == 0)
    #expect(try metric.cities.count == Stage.hardCities.count && imperial.cities.count == Stage.hardCities.count)
    for ((name, latitude, longitude, _), (city, us)) in zip(
      Stage.hardCities, zip(try metric.cities, try imperial.cities))
    {
      let truth = stage.model.moment(latitude: latitude, longitude: longitude, at: 1_795_176_000)
      // Chances are given for the hour that ends at a time.
      let next = stage.model.moment(latitude: latitude, longitude: longitude, at: 1_795_179_600)
      #expect(city["name"] as? String == name)
      #expect(city["state"] as? String == "fresh")
      let now = try #require(city["now"] as? [String: Any])
      #expect(number(now, "temperature") == truth.temperature)
      #expect(number(now, "feelsLike") == truth.feelsLike)
      #expect(number(now, "humidity") == Double(truth.humidity))
      #expect(number(now, "pressure") == truth.pressure)
      #expect(number(now, "windDirection") == Double(truth.windDirection))
      #expect(abs((number(now, "windSpeed") ?? 0) - truth.windSpeed * 3.6) <= 0.05)
      #expect(number(now, "precipitationChance") == Double(next.precipitationChance))
      let usNow = try #require(us["now"] as? [String: Any])
      #expect(abs((number(usNow, "temperature") ?? 0) - (truth.temperature * 1.8 + 32)) <= 0.05)
      #expect(abs((number(usNow, "windSpeed") ?? 0) - truth.windSpeed / 0.44704) <= 0.05)
      #expect(abs((number(usNow, "pressure") ?? 0) - truth.pressure / 33.8639) <= 0.005)
    }
  }

  @Test(arguments: ["celsius", "fahrenheit"])
  func `the table shows temperatures within half a unit`(unit: String) async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let result = try await stage.skydash("--format", "{name}={temperature}", "--units", unit)
    #expect(result.lines.count == Stage.hardCities.count)
    for (line, (name, latitude, longitude, _)) in zip(result.lines, Stage.hardCities) {
      let truth = stage.model.moment(latitude: latitude, longitude: longitude, at: 1_795_176_000).temperature
      let right = unit == "celsius" ? truth : truth * 1.8 + 32
      let shown = try #require(line.split(separator: "=").last?.split(separator: " ").first.flatMap { Double($0) })
      #expect(line.hasPrefix(name))
      #expect(abs(shown - right) <= 0.5 + 1e-9)
    }
  }

  /// The local time at 2026-11-20T12:00:00Z.
  private static let localTimes = [
    "2026-11-20T21:00:00+09:00", "2026-11-20T12:00:00+00:00", "2026-11-20T17:45:00+05:45",
    "2026-11-20T08:30:00-03:30", "2026-11-21T02:00:00+14:00", "2026-11-20T01:00:00-11:00",
    "2026-11-21T01:45:00+13:45", "2026-11-20T13:00:00+01:00",
  ]

  @Test func `local times and days are right in every zone`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let cities = try await stage.skydash("--json").cities
    #expect(cities.map { withoutSeconds($0["localTime"]) } == Self.localTimes.map { withoutSeconds($0) })
    for (city, time) in zip(cities, Self.localTimes) {
      let days = try #require(city["daily"] as? [[String: Any]])
      #expect(days.first?["date"] as? String == String(time.prefix(10)))
    }
    // The sun is up in London, Kathmandu's is just down, Tromsø's stays down all day.
    let isDay = cities.map { ($0["now"] as? [String: Any])?["isDay"] as? Bool }
    #expect(isDay == [false, true, false, true, false, false, false, false])
  }

  @Test func `the low and high are those of the city's own calendar day`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let cities = try await stage.skydash("--json").cities
    #expect(cities.count == Stage.hardCities.count)
    for (city, (_, latitude, longitude, zone)) in zip(cities, Stage.hardCities) {
      let offset = try #require(Zone(zone)).secondsFromGMT(for: Stage.now)
      let midnight = (1_795_176_000 + offset) / 86_400 * 86_400 - offset
      let day = (0..<24).map {
        stage.model.moment(latitude: latitude, longitude: longitude, at: midnight + $0 * 3600).temperature
      }
      let now = try #require(city["now"] as? [String: Any])
      #expect(number(now, "temperatureMin") == day.min())
      #expect(number(now, "temperatureMax") == day.max())
    }
  }

  @Test(arguments: [
    // Both sides of London's change on 2026-10-25 at 01:00 UTC, and of New York's on 2026-03-08 at 07:00 UTC.
    ("2026-10-25T00:59:00Z", "Europe/London", "2026-10-25T01:59:00+01:00"),
    ("2026-10-25T01:01:00Z", "Europe/London", "2026-10-25T01:01:00+00:00"),
    ("2026-03-08T06:59:00Z", "America/New_York", "2026-03-08T01:59:00-05:00"),
    ("2026-03-08T07:01:00Z", "America/New_York", "2026-03-08T03:01:00-04:00"),
    ("2026-04-04T15:01:00Z", "Australia/Lord_Howe", "2026-04-05T01:31:00+10:30"),
  ])
  func `clocks change when they do`(now: String, zone: String, local: String) async throws {
    let stage = try Stage(now: try Date(now, strategy: .iso8601))
    try stage.save([("Here", 10.5, 20.5, zone)])
    let city = try #require(try await stage.skydash("--json").cities.first)
    #expect(withoutSeconds(city["localTime"]) == withoutSeconds(local))
  }

  @Test func `one request of each kind serves all cities, and says who asks`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    _ = try await stage.skydash()
    let weather = stage.requests(.openMeteo)
    #expect(weather.filter { $0["current"] != nil }.count == 1)
    #expect(weather.filter { $0["hourly"] != nil }.count == 1)
    #expect(weather.count == 1, "both are due, and asked for together")
    #expect(stage.requests(.airQuality).count <= 1)
    #expect(weather.allSatisfy { $0["latitude"]?.split(separator: ",").count == Stage.hardCities.count })
    for request in stage.requests() {
      #expect(request.method == "GET")
      #expect(request.headers["user-agent"] == AppInfo.userAgent)
      #expect(request.headers["accept"] != nil)
    }
  }

  @Test func `what is young enough is not fetched, even by the next run`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    _ = try await stage.skydash()
    stage.forgetRequests()
    _ = try await stage.after(minutes: 14)()
    #expect(stage.requests(.openMeteo).isEmpty)
    _ = try await stage.after(minutes: 16)()
    #expect(stage.requests(.openMeteo).count == 1)
    _ = try await stage.after(minutes: 61)()
    #expect(stage.requests(.openMeteo).filter { $0["hourly"] != nil }.count == 1)
  }

  @Test func `refreshing asks for everything, offline for nothing`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    _ = try await stage.skydash()
    stage.forgetRequests()
    let refreshed = try await stage.skydash("--refresh")
    #expect(refreshed.code == 0)
    #expect(stage.requests(.openMeteo).filter { $0["current"] != nil && $0["hourly"] != nil }.count == 1)
    stage.forgetRequests()
    let cached = try await stage.skydash("--offline")
    #expect(cached.code == 0)
    #expect(cached.stderr.isEmpty)
    #expect(cached.lines.count >= 9)
    #expect(stage.requests().isEmpty)
  }

  @Test func `old cached weather is shown and named, with 75`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    _ = try await stage.skydash()
    let result = try await stage.after(minutes: 45)("--offline", "--json")
    #expect(result.code == 75)
    let city = try #require(try result.cities.first)
    #expect(city["state"] as? String == "stale")
    #expect(number(city, "ageSeconds").map { 2640...2760 ~= $0 } == true)
    #expect(result.stderr.hasPrefix("skydash: Seoul: "))
    #expect(result.stderr.hasSuffix(".\n"))
  }

  @Test func `of many cities with the same trouble two are named and the others counted`() async throws {
    let stage = try Stage()
    try stage.save(Array(Stage.hardCities.prefix(4)))
    let sentence = "the network is off"
    let four = try await stage.skydash("--offline").stderr
    #expect(four.hasPrefix("skydash: Seoul, London and 2 more: "), "\(four)")
    #expect(four.contains(sentence) && four.split(separator: "\n").count == 1)
    try stage.save(Array(Stage.hardCities.prefix(3)))
    #expect(try await stage.skydash("--offline").stderr.hasPrefix("skydash: Seoul, London, Kathmandu: "))
  }

  @Test func `nothing cached and no network is 69, and the document is printed`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let result = try await stage.skydash("--offline", "--json")
    #expect(result.code == 69)
    let city = try #require(try result.cities.first)
    #expect(city["state"] as? String == "failed")
    #expect(city["now"] is NSNull)
    #expect(city["problem"] as? String != nil)
    #expect(stage.requests().isEmpty)
  }

  @Test(arguments: [BadDay.badGateway, .webPage, .empty, .cutOff, .allNull, .closed, .internalError, .dayLimit])
  func `a bad day of every provider leaves what is cached`(day: BadDay) async throws {
    let stage = try Stage()
    try stage.save(Array(Stage.hardCities.prefix(2)), more: #""provider":"open-meteo","#)
    _ = try await stage.skydash()
    stage.set(day, for: .openMeteo)
    let result = try await stage.after(minutes: 20)("--json")
    #expect(result.code == 75)
    let old = try result.cities.filter { $0["state"] as? String == "stale" && $0["problem"] is String }
    // An answer that was cut off may hold the first city whole.
    #expect(old.count == 2 || (day == .cutOff && old.count == 1))
    #expect(try result.cities.allSatisfy { ($0["now"] as? [String: Any])?["temperature"] is NSNumber })
    #expect(result.stderr.contains("showing cached data"))
    #expect(!result.stderr.contains("<html"))
    #expect(result.stderr.hasSuffix(".\n"))
  }

  @Test func `one bad city hides no other`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities, more: #""provider":"open-meteo","#)
    stage.set(.brokenAt(latitude: 51.5085), for: .openMeteo)
    let result = try await stage.skydash("--json")
    #expect(result.code == 75)
    let states = try result.cities.map { $0["state"] as? String }
    #expect(states == ["fresh", "failed"] + Array(repeating: "fresh", count: 6))
    #expect(result.stderr.hasPrefix("skydash: London: the answer from Open-Meteo was cut short"))
  }

  @Test func `a value that is no number spoils one value, not the table`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    stage.set(.bareNaN(place: 2), for: .openMeteo)
    let result = try await stage.skydash("--json")
    #expect(result.code == 0)
    #expect(try result.cities.count { $0["state"] as? String == "fresh" } == Stage.hardCities.count)
  }

  @Test func `a fallback that answers is success`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]])
    stage.set(.dayLimit, for: .openMeteo)
    let result = try await stage.skydash("--json")
    #expect(result.code == 0)
    #expect(result.stderr.isEmpty)
    #expect(try result.cities.first?["provider"] as? String == "met-norway")
    #expect((try result.json["attribution"] as? [String])?.contains { $0.contains("MET Norway") } == true)
  }

  @Test func `a service that asked to wait is not asked by the next run`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]], more: #""provider":"open-meteo","#)
    stage.set(.hourLimit, for: .openMeteo)
    let first = try await stage.skydash()
    #expect(first.code == 69)
    #expect(stage.requests(.openMeteo).count == 1)
    stage.forgetRequests()
    let second = try await stage.skydash()
    #expect(second.code == 69)
    #expect(second.stderr.contains("is limiting requests"))
    #expect(stage.requests(.openMeteo).isEmpty)
    stage.set(nil, for: .openMeteo)
    #expect(try await stage.after(minutes: 61)().code == 0)
  }

  @Test func `a provider without its key is 78`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]], more: #""provider":"openweathermap","#)
    let result = try await stage.skydash()
    #expect(result.code == 78)
    #expect(result.stderr.contains("needs a key"))
    #expect(result.stderr.contains("skydash config set openWeatherKey"))
    #expect(stage.requests(.openWeather).isEmpty)
  }

  @Test func `a refused key is 78 and is not shown`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]], more: #""provider":"openweathermap","#)
    stage.set(.keyRefused, for: .openWeather)
    let skydash = stage.skydash.with(["OPENWEATHER_API_KEY": "0123456789secretsecret"])
    let result = try await skydash.callAsFunction("--json")
    #expect(result.code == 78)
    #expect(!result.stdout.contains("secret"))
    #expect(!result.stderr.contains("secret"))
  }

  @Test func `a key of the environment comes before the saved one, unless it is empty`() async throws {
    let stage = try Stage()
    let more = #""provider":"openweathermap","openWeatherKey":"0123456789abcdef","#
    try stage.save([Stage.hardCities[1]], more: more)
    #expect(try await stage.skydash.with(["OPENWEATHER_API_KEY": "fedcba9876543210"])("--json").code == 0)
    #expect(try await stage.skydash.with(["OPENWEATHER_API_KEY": ""])("--json", "--refresh").code == 0)
    let keys = stage.requests(.openWeather).map { $0["appid"] }
    #expect(keys.first == "fedcba9876543210" && keys.last == "0123456789abcdef")
  }

  @Test func `a key that is typed where a name belongs is not repeated`() async throws {
    let key = "0123456789secretsecret"
    let skydash = try Skydash().with(["OPENWEATHER_API_KEY": key])
    for words in [["remove", key], ["search", key, "--offline"], ["add", "near \(key)", "--offline"]] {
      let result = try await skydash.run(words)
      #expect(result.code != 0 && result.stderr.contains("…"), "\(result)")
      #expect(!(result.stdout + result.stderr).contains("secret"), "\(result)")
    }
  }

  @Test func `a key is used, and neither shown nor cached`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[1]], more: #""provider":"openweathermap","#)
    let skydash = stage.skydash.with(["OPENWEATHER_API_KEY": "0123456789secretsecret"])
    let result = try await skydash.callAsFunction("--json")
    #expect(result.code == 0)
    #expect(try result.cities.first?["provider"] as? String == "openweathermap")
    #expect(stage.requests(.openWeather).contains { $0["appid"] == "0123456789secretsecret" })
    #expect(!(result.stdout + result.stderr).contains("secret"))
    let enumerator = FileManager.default.enumerator(atPath: stage.skydash.cachePath)
    for case let name as String in enumerator ?? FileManager.DirectoryEnumerator() {
      #expect(!name.contains("secret"))
      let data = FileManager.default.contents(atPath: stage.skydash.cachePath + "/" + name) ?? Data()
      #expect(data.range(of: Data("secret".utf8)) == nil)
    }
  }

  @Test func `cities are sorted by any key, either way round, in every form`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let cities = try await stage.skydash("--json", "--sort", "temperature").cities
    let truth = cities.compactMap { ($0["now"] as? [String: Any]).flatMap { number($0, "temperature") } }
    #expect(truth.count == cities.count && truth == truth.sorted(by: >) && Set(truth).count > 1)
    let names = try await stage.skydash("--format", "{name}", "--sort", "-name").lines
    #expect(names.first == "Tromsø" && names.last == "Chatham")
    let times = try await stage.skydash("forecast", "--plain", "--sort", "time").lines.map { $0.prefix { $0 != "," } }
    #expect(times.first == "Pago Pago" && times.contains("Kiritimati"))
    let line = try await stage.skydash("--line", "--sort=-time").stdout
    #expect(line.hasPrefix("Kiritimati "))
    for key in ["rain", "wind", "humidity", "age", "outlook", "-outlook"] {
      let result = try await stage.skydash("--sort", key, "--format", "{name}")
      #expect(result.code == 0 && Set(result.lines) == Set(Stage.hardCities.map(\.0)), "\(key)")
    }
    #expect(try await stage.skydash("sky", "--sort", "name", "--line").stdout.hasPrefix("Chatham "))
    #expect(try await stage.skydash("--sort", "temprature").code == 64)
    #expect(try await stage.skydash("demo", "--sort", "name", "--line").stdout.hasPrefix("Cairo "))
  }

  @Test func `some cities alone, in the order asked for`() async throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let result = try await stage.skydash("--json", "--city", "tromso", "--city", "Seoul", "--city", "seoul")
    #expect(try result.cities.map { $0["name"] as? String } == ["Tromsø", "Seoul"])
    #expect(stage.requests(.openMeteo).allSatisfy { $0["latitude"]?.split(separator: ",").count == 2 })
    let missing = try await stage.skydash("--city", "Seuol")
    #expect(missing.code == 1)
    #expect(missing.stdout.isEmpty)
    #expect(missing.stderr == "skydash: No place called “Seuol” found. Did you mean Seoul?\n")
  }

  @Test func `the cache may be damaged or deleted at any time`() async throws {
    let stage = try Stage()
    try stage.save(Array(Stage.hardCities.prefix(2)))
    _ = try await stage.skydash()
    let folder = stage.skydash.cachePath + "/now"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try Data("garbage".utf8).write(to: URL(filePath: folder + "/" + name))
    }
    stage.forgetRequests()
    #expect(try await stage.skydash().code == 0)
    #expect(stage.requests(.openMeteo).count == 1)
    try FileManager.default.removeItem(atPath: stage.skydash.cachePath)
    #expect(try await stage.skydash().code == 0)
  }

  @Test func `a cache that cannot be written changes nothing`() async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    try Data().write(to: URL(filePath: stage.skydash.home.file(".cache")))
    let result = try await stage.skydash()
    #expect(result.code == 0)
    #expect(result.stdout.contains("Seoul"))
  }
}
