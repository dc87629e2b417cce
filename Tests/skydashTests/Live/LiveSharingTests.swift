import Foundation
import Testing
import World

/// Several programs over one settings file.
@BlockingWork
struct LiveSharingTests {
  @Test func `what another command saves comes on screen, and the other way round`() throws {
    let program = try LiveProgram(["watch", "--offline"], home: try LiveProgram.home(cities: 2))
    try program.terminal.wait(for: "2 cities")
    #expect(try program.run(["add", "Seoul", "--offline"]) == 0)
    try program.terminal.wait(for: "Seoul")
    let other = try LiveProgram(["watch", "--offline"], home: program.home)
    try other.terminal.wait(for: "3 cities")
    other.terminal.type("dy")
    try other.terminal.wait(for: "Removed City 0")
    try program.terminal.wait(for: "2 cities")
    program.terminal.type("aBusan\r")
    try program.terminal.wait(for: "Added Busan")
    try other.terminal.wait(for: "Busan")
    other.terminal.type("U")
    try program.terminal.wait(for: "4 cities")
    for program in [program, other] {
      program.terminal.type("q")
      #expect(try program.terminal.waitForChange() == 0)
      #expect(program.harm == nil)
    }
  }

  @Test func `a lock that another program holds stops no key, and then screen and file agree`() throws {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let program = try LiveProgram(["watch"], stage: stage, columns: 100)
    try program.terminal.wait(for: "next refresh")
    func isFahrenheit(_ screen: EmulatedScreen) -> Bool { screen.text.contains("°F") }
    func savesFahrenheit() -> Bool { stage.skydash.settings?.contains("fahrenheit") == true }
    let lock = try FileLock(stage.skydash.settingsPath + ".lock")
    program.terminal.type("uj")
    // A frame that waited for the lock would come after the sentence, in °C again.
    try program.terminal.wait(for: "°F and the second city") { isFahrenheit($0) && $0.text.contains("›London") }
    #expect(!savesFahrenheit())
    try program.terminal.wait(for: "Not saved: ")
    try program.terminal.wait(for: "°C, as in the file") { !isFahrenheit($0) && $0.text.contains("›London") }
    #expect(!savesFahrenheit())
    lock.release()
    program.terminal.type("u")
    try program.terminal.wait(for: "°F, in the file too") { isFahrenheit($0) && savesFahrenheit() }
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test func `language, colours, clock, provider and the way of pictures are followed as soon as they are chosen`()
    throws
  {
    let stage = try Stage()
    try stage.save(Stage.hardCities)
    let program = try LiveProgram(["watch"], stage: stage, columns: 100)
    try program.terminal.wait(for: "next refresh")
    func chosen(_ arguments: String..., bring text: String) throws {
      #expect(try program.run(arguments) == 0)
      try program.terminal.wait(for: text)
    }
    try chosen("config", "set", "language", "ko", bring: "도시 8곳")
    try chosen("config", "unset", "language", bring: "8 cities")
    try program.run(["units", "12h"])
    try program.terminal.wait(for: "the time in Seoul by twelve hours") { screen in
      screen.lines.contains { $0.firstMatch(of: /Seoul.*\d:\d\d[ap]m/) != nil }
    }
    let quiet = program.terminal.screen.places[12].style
    try program.run(["config", "set", "background", "light"])
    try program.terminal.wait(for: "other colours") { $0.places[12].style != quiet }
    try program.run(["config", "set", "background", "dark"])
    try program.terminal.wait(for: "the same colours") { $0.places[12].style == quiet }
    #expect(stage.requests(.metNorway).isEmpty)
    try program.run(["config", "set", "provider", "met-norway"])
    try program.terminal.wait(for: "an answer of the other service") { _ in
      stage.requests(.metNorway).count >= 8
    }
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  @Test func `a settings file that is gone for good is believed to be, on a real disk too`() throws {
    let program = try LiveProgram(["watch", "--offline"], home: try LiveProgram.home(cities: 2))
    try program.terminal.wait(for: "2 cities")
    try program.terminal.rest()
    let path = program.home.file(".config/skydash/settings.json")
    // Put back before a second is over, nothing is lost; then it stays away.
    try FileManager.default.moveItem(atPath: path, toPath: path + "~")
    try FileManager.default.moveItem(atPath: path + "~", toPath: path)
    try program.terminal.rest()
    #expect(program.terminal.screen.text.contains("2 cities"))
    try FileManager.default.removeItem(atPath: path)
    try program.terminal.wait(for: "press a")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }

  @Test func `a removed city comes back with all that its person wrote, to the disk too`() throws {
    let home = try TemporaryDirectory()
    let path = home.file(".config/skydash/settings.json")
    try FileManager.default.createDirectory(
      atPath: home.file(".config/skydash"), withIntermediateDirectories: true)
    let cities = ["Oslo", "Bergen", "Moss"].enumerated().map { index, name in
      #"{"name": "\#(name)", "latitude": \#(59 + index), "longitude": 10, "note": {"by": "me \#(index)"}}"#
    }
    try #"{"cities": [\#(cities.joined(separator: ","))]}"#.write(toFile: path, atomically: true, encoding: .utf8)
    let program = try LiveProgram(["watch", "--offline"], home: home)
    try program.terminal.wait(for: "3 cities")
    program.terminal.type("jdy")
    try program.terminal.wait(for: "2 cities")
    program.terminal.type("U")
    try program.terminal.wait(for: "3 cities")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    let data = try #require(FileManager.default.contents(atPath: path))
    let saved = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let list = try #require(saved["cities"] as? [[String: Any]])
    #expect(list.map { $0["name"] as? String } == ["Oslo", "Bergen", "Moss"])
    #expect(list.map { ($0["note"] as? [String: String])?["by"] } == ["me 0", "me 1", "me 2"])
  }

  @Test func `typing offers places, in any script, and takes the chosen one`() throws {
    let program = try LiveProgram(["watch", "--offline"])
    try program.terminal.wait(for: "press a")
    program.terminal.type("a부산")
    try program.terminal.wait(for: "  Busan")
    #expect(program.terminal.screen.isCursorVisible)
    program.terminal.type("\u{1B}[B\r")
    try program.terminal.wait(for: "›부산")
    // A paste is text, whatever it holds.
    program.terminal.type("a\u{1B}[200~Sao\nPaulo\u{1B}[201~")
    try program.terminal.wait(for: "Add city: Sao Paulo")
    program.terminal.type("\u{15}Qqqqqqqqq\r")
    try program.terminal.wait(for: "No place called") {
      $0.text.contains("named “Qqqqqqqqq”") || $0.text.contains("network")
    }
    try program.terminal.wait(for: "what was typed") { $0.text.contains("Add city: Qqqqqqqqq") }
    #expect(try program.run(["list"]) == 0)
    program.terminal.type("\u{1B}[27uq")
    #expect(try program.terminal.waitForChange() == 0)
  }
}
