import Entities
import Foundation
import Testing
import World

@testable import Repositories

struct SettingsRepositoryTests {
  private let path = "/home/kim/.config/skydash/settings.json"
  private let files = FileStore.inMemory()

  private var repository: SettingsRepository { SettingsRepository(path: path, files: files) }

  private func write(_ text: String) throws { try files.writeAtomically(path, Data(text.utf8), .init()) }

  private func text() throws -> String { String(decoding: try files.read(path, 1 << 20) ?? Data(), as: UTF8.self) }

  private func city(_ name: String, _ latitude: Double = 1, _ longitude: Double = 2) throws -> City {
    City(
      name: name, region: nil, countryCode: "KR",
      coordinates: try #require(Coordinates(latitude: latitude, longitude: longitude)), timeZone: "Asia/Seoul")
  }

  @Test func `no file and an empty file mean the defaults`() throws {
    #expect(try repository.load().settings == Settings())
    #expect(try repository.load().warnings == [])
    try write("")
    #expect(try repository.load().settings == Settings())
  }

  @Test func `the file of the documentation is read`() throws {
    try write(
      """
      {
        "version": 1,
        "units": { "temperature": "fahrenheit", "windSpeed": "kn", "precipitation": "inch", "pressure": "inhg", "distance": "mi", "clock": "12h" },
        "cities": [
          { "name": "Seoul", "region": "Seoul", "countryCode": "KR", "latitude": 37.566, "longitude": 126.9784, "timeZone": "Asia/Seoul" }
        ],
        "provider": "met-norway", "watchInterval": 600, "language": "ko", "picture": "sixel", "background": "dark",
        "motion": "off", "panes": "off", "cacheSize": 50, "openWeatherKey": "a", "openMeteoKey": "b", "nasaKey": "c"
      }
      """)
    let loaded = try repository.load()
    #expect(loaded.warnings.isEmpty)
    let seoul = City(
      name: "Seoul", region: "Seoul", countryCode: "KR",
      coordinates: try #require(Coordinates(latitude: 37.566, longitude: 126.9784)), timeZone: "Asia/Seoul")
    var settings = Settings(units: Units("fahrenheit", "kn", "inch", "inhg", "mi", "12h"), cities: [seoul])
    (settings.provider, settings.watchInterval, settings.language) = (.only(.metNorway), 600, .only(.korean))
    (settings.picture, settings.background, settings.motion, settings.panes) = (.sixel, .dark, .off, .off)
    settings.cacheSize = 50
    (settings.openWeatherKey, settings.openMeteoKey, settings.nasaKey) = ("a", "b", "c")
    #expect(loaded.settings == settings)
  }

  @Test func `a first change writes version, the change, and a final newline`() throws {
    let seoul = try city("Seoul", 37.566, 126.9784)
    try repository.update { $0.cities.append(seoul) }
    #expect(
      try text() == """
        {
          "version": 1,
          "cities": [
            { "name": "Seoul", "region": null, "countryCode": "KR", "latitude": 37.566, "longitude": 126.9784, "timeZone": "Asia/Seoul" }
          ]
        }

        """)
    #expect(try repository.load().settings.cities == [seoul])
  }

  private func repository(of newUnits: Units) -> SettingsRepository {
    SettingsRepository(path: path, files: files, newUnits: newUnits)
  }

  @Test func `a new file has the units of the locale, and the first change of anything writes them`() throws {
    let fresh = try repository(of: .imperial).load()
    #expect(fresh.settings == Settings(units: .imperial) && fresh.warnings.isEmpty)
    #expect(try files.read(path, 100) == nil)
    let seoul = try city("Seoul", 37.566, 126.9784)
    try repository(of: .imperial).update { $0.cities.append(seoul) }
    #expect(
      try text() == """
        {
          "version": 1,
          "units": { "temperature": "fahrenheit", "windSpeed": "mph", "precipitation": "inch", "pressure": "inhg", "distance": "mi", "clock": "12h" },
          "cities": [
            { "name": "Seoul", "region": null, "countryCode": "KR", "latitude": 37.566, "longitude": 126.9784, "timeZone": "Asia/Seoul" }
          ]
        }

        """)
    for locale in [Units.metric, .uk] { #expect(try repository(of: locale).load().settings.units == .imperial) }
  }

  @Test(arguments: ["", "{}", #"{"units": {"clock": "12h"}}"#])
  func `a file that is there keeps the defaults of what it does not say`(content: String) throws {
    try write(content)
    let units = try repository(of: .imperial).load().settings.units
    #expect(units[.temperature].name == "celsius" && units[.distance].name == "km")
    try repository(of: .imperial).update { $0.watchInterval = 60 }
    #expect(try repository.load().settings.units == units)
  }

  @Test func `units that a person chooses are saved, also where the locale chose the same`() throws {
    try repository(of: .metric).update(setting: ["units.temperature"]) { $0.units.choose("celsius", for: .temperature) }
    #expect(try repository(of: .imperial).load().settings.units == .metric)
  }

  @Test func `one unit chosen in a new file leaves the others to the locale`() throws {
    try repository(of: .imperial).update(setting: ["units.temperature"]) {
      $0.units.choose("celsius", for: .temperature)
    }
    var expected = Units.imperial
    expected.choose("celsius", for: .temperature)
    #expect(try repository(of: .uk).load().settings.units == expected)
  }

  @Test func `every field survives being saved`() throws {
    var settings = Settings(units: .imperial, cities: [try city("A"), try city("B", 3)])
    (settings.provider, settings.watchInterval, settings.language) = (.only(.openWeatherMap), 10, .only(.english))
    (settings.picture, settings.background, settings.motion, settings.panes) = (.off, .light, .off, .off)
    (settings.icons, settings.cacheSize) = (.emoji, 1)
    (settings.openWeatherKey, settings.openMeteoKey, settings.nasaKey) = ("k", "l", "m")
    try repository.update { $0 = settings }
    #expect(try repository.load().settings == settings)
    #expect(try repository.load().warnings == [])
    try repository.update { $0 = Settings() }
    #expect(try repository.load().settings == Settings())
    #expect(try repository.load().warnings == [])
  }

  @Test func `what a person added stays, at every level and inside each city`() throws {
    try write(
      #"{"mine": [1, {"a": 2.50}], "units": {"temperature": "celsius", "note": "x"}, "cities": ["#
        + #"{"name": "A", "latitude": 1.0, "longitude": 2, "color": "red"}, {"name": "B", "latitude": 3, "longitude": 4}]}"#
    )
    let c = try city("C", 5, 6)
    try repository.update {
      $0.units.choose("fahrenheit", for: .temperature)
      $0.cities = [c, $0.cities[1], $0.cities[0]]
      $0.cities[2].name = "Alpha"
    }
    let document = try JSONReader.strict(try text().utf8)
    #expect(document["mine"] == .array([.number("1"), .object([.init(key: "a", value: .number("2.50"))])]))
    #expect(document[["units", "note"][...]] == .string("x"))
    #expect(document[["units", "temperature"][...]] == .string("fahrenheit"))
    guard case .array(let cities) = document["cities"] else { return #expect(Bool(false)) }
    #expect(cities.map { $0["name"]?.string } == ["C", "B", "Alpha"])
    #expect(cities[2]["color"] == .string("red"))
    #expect(cities[2]["latitude"] == .number("1.0"))
    #expect(cities[2]["timeZone"] == nil)
  }

  @Test func `one bad field loses no other and is named`() throws {
    try write(
      #"{"units": {"temperature": "kelvin", "clock": "12h"}, "watchInterval": 3, "provider": 7, "nasaKey": "a b","#
        + #""cities": [{"name": "A", "latitude": 91, "longitude": 0}, 5, {"name": "B", "latitude": 1, "longitude": 2}]}"#
    )
    let loaded = try repository.load()
    #expect(loaded.settings.units.clock == .h12)
    #expect(loaded.settings.cities.map(\.name) == ["B"])
    #expect(
      loaded.warnings.map(\.description) == [
        "The “units.temperature” setting isn't one of celsius, fahrenheit; using the default.",
        "The “provider” setting isn't one of auto, open-meteo, openweathermap, met-norway; using the default.",
        "The “watchInterval” setting isn't a whole number from 10 to 604800; using the default.",
        "The “nasaKey” setting isn't a key of letters and digits; using the default.",
        "City 1 in the settings was skipped: the latitude and longitude of A aren't degrees.",
        "City 2 in the settings was skipped: it isn't an object in braces.",
      ])
  }

  @Test func `a bad field keeps its value until it is the one that is changed`() throws {
    try write(
      #"{"units": {"temperature": "kelvin"}, "watchInterval": 3, "cities": [{"name": "A", "latitude": 1, "longitude": 2},"#
        + #" {"name": "bad"}, {"name": "B", "latitude": 3, "longitude": 4}]}"#)
    try repository.update { $0.cities.removeLast() }
    let document = try JSONReader.strict(try text().utf8)
    #expect(document[["units", "temperature"][...]] == .string("kelvin"))
    #expect(document["watchInterval"] == .number("3"))
    guard case .array(let cities) = document["cities"] else { return #expect(Bool(false)) }
    #expect(cities.map { $0["name"]?.string } == ["A", "bad"])
    try repository.update { $0.watchInterval = 60 }
    #expect(try repository.load().settings.watchInterval == 60)
  }

  @Test func `a bad field that is set on purpose to what held in its place is mended, another stays`() throws {
    try write(#"{"units": {"temperature": "kelvin", "clock": "sundial"}, "watchInterval": 5}"#)
    try repository.update(setting: ["watchInterval"]) { $0.watchInterval = Settings().watchInterval }
    try repository.update(setting: ["units.temperature"]) { $0.units.choose("celsius", for: .temperature) }
    let loaded = try repository.load()
    #expect(loaded.settings == Settings())
    #expect(loaded.warnings.count == 1, "\(loaded.warnings)")
    #expect(try text().contains("sundial"))
  }

  @Test func `a good field that is set to what it is writes nothing`() throws {
    try write(#"{"watchInterval": 900}"#)
    try repository.update(setting: ["watchInterval", "provider"]) { $0.watchInterval = 900 }
    #expect(try text() == #"{"watchInterval": 900}"#)
  }

  @Test func `a file that is not UTF-8 is refused unchanged, and the message says where`() throws {
    let latin = Data("{\n  \"note\": \"Z".utf8) + [0xFC] + Data("rich\"}".utf8)
    try files.writeAtomically(path, latin, .init())
    #expect(throws: SettingsProblem.notJSON(path: path, line: 2, column: 13, .notUTF8)) {
      try repository.update { $0.watchInterval = 60 }
    }
    #expect(try files.read(path, 1 << 20) == latin)
  }

  @Test func `fields of a city that are not what they should be are named`() throws {
    try write(
      #"{"cities": [{"name": "A", "latitude": 1, "longitude": 2, "timeZone": "Asia/Soul", "region": 7},"#
        + #" {"name": "B", "latitude": 3, "longitude": 4, "timeZone": "Asia/Seoul", "region": null}]}"#)
    let loaded = try repository.load()
    #expect(loaded.settings.cities.map(\.name) == ["A", "B"])
    #expect(
      loaded.warnings.map(\.description) == [
        "City 1 in the settings: the “region” of A isn't text.",
        "City 1 in the settings: the time zone of A, “Asia/Soul”, isn't known; using UTC.",
      ])
  }

  @Test func `unreadable cities stay behind the city they followed`() throws {
    let a = #"{"name": "A", "latitude": 1, "longitude": 2}"#
    let b = #"{"name": "B", "latitude": 3, "longitude": 4}"#
    try write(#"{"cities": ["first", \#(a), "after A", "also", \#(b), "after B"]}"#)
    try repository.update { $0.cities.reverse() }
    guard case .array(let cities) = try JSONReader.strict(try text().utf8)["cities"] else { return }
    #expect(cities.map { $0.string ?? $0["name"]?.string } == ["first", "B", "after B", "A", "after A", "also"])
  }

  @Test func `units that are not an object are named and preserved, and no change is saved over them`() throws {
    try write(#"{"units": "metric", "cities": {}}"#)
    #expect(try repository.load().warnings.count == 2)
    try repository.update { $0.watchInterval = 60 }
    let saved = try text()
    #expect(saved.contains(#""units": "metric""#))
    #expect(throws: SettingsProblem.self) { try repository.update { $0.units.clock = .h12 } }
    #expect(try text() == saved)
  }

  @Test(arguments: ["{", "not json", "{\"a\": 1,}", "\u{0}", "[1]", "null"])
  func `a file that is no JSON object is never overwritten`(content: String) throws {
    try write(content)
    #expect(throws: SettingsProblem.self) { try repository.load() }
    #expect(throws: SettingsProblem.self) { try repository.update { $0.watchInterval = 60 } }
    #expect(try text() == content)
  }

  @Test func `a mistake is reported with path, line and column`() throws {
    try write("{\n  \"units\": {,}\n}")
    #expect(
      throws: SettingsProblem.notJSON(path: path, line: 2, column: 13, .noKey)
    ) { try repository.load() }
  }

  @Test func `a newer version is named and its keys are preserved`() throws {
    try write(#"{"version": 9, "future": {"x": 1}}"#)
    #expect(try repository.load().warnings.count == 1)
    try repository.update { $0.watchInterval = 60 }
    let document = try JSONReader.strict(try text().utf8)
    #expect(document["version"] == .number("9"))
    #expect(document[["future", "x"][...]] == .number("1"))
  }

  @Test func `a change that throws or changes nothing writes nothing`() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try repository.update {
        $0.watchInterval = 60
        throw Stop()
      }
    }
    try repository.update { $0.watchInterval = 900 }
    #expect(try files.read(path, 100) == nil)
  }

  @Test(arguments: [FileProblem.full, .readOnly, .noPermission, .isDirectory, .notADirectory])
  func `a disk that refuses is a sentence with the next step`(problem: FileProblem) throws {
    try write(#"{"watchInterval": 60}"#)
    var failing = files
    failing.writeAtomically = { _, _, _ throws(FileProblem) in throw problem }
    let repository = SettingsRepository(path: path, files: failing)
    #expect(throws: SettingsProblem.cannotWrite(path: path, problem)) {
      try repository.update { $0.watchInterval = 70 }
    }
    #expect(try text() == #"{"watchInterval": 60}"#)
    let sentence = "\(SettingsProblem.cannotWrite(path: path, problem))"
    #expect(sentence.contains(path) && sentence.contains(problem.description) && sentence.hasSuffix("."))
  }

  @Test func `names from the file are made safe`() throws {
    try write(#"{"cities": [{"name": "A\u001b[31m\u202e\nB", "latitude": 1, "longitude": 2}]}"#)
    #expect(try repository.load().settings.cities.first?.name == "A[31m B")
  }

  @Test func `a hundred changes at once lose nothing`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.file("deep/er/settings.json")
    await withCheckedContinuation { continuation in
      let done = DispatchGroup()
      for index in 0..<100 {
        done.enter()
        Thread {
          // A repository and an open file of its own for each, as separate programs would have.
          let repository = SettingsRepository(path: path, files: .live)
          if let city = try? city("City \(index)", Double(index) / 10) {
            #expect(throws: Never.self) { try repository.update { $0.cities.append(city) } }
          }
          done.leave()
        }.start()
      }
      done.notify(queue: .global()) { continuation.resume() }
    }
    let cities = try SettingsRepository(path: path, files: .live).load().settings.cities
    #expect(Set(cities.map(\.name)).count == 100)
    #expect(
      Set(try FileStore.live.list(directory.file("deep/er")).map(\.name)) == ["settings.json", "settings.json.lock"])
  }
}
