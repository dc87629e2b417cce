import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// A settings file that other programs take away and put back, and cities that come back.
struct SettingsMemoryTests {
  private let path = "/home/settings.json"
  private let clock = VirtualClock()
  private let files = FileStore.inMemory()
  private let repository: SettingsRepository

  init() throws {
    repository = SettingsRepository(path: path, files: files, now: { [clock] in clock.now })
    try write(
      #"{"mine": 1, "cities": [{"name": "A", "latitude": 1, "longitude": 2, "timeZone": "GMT", "note": "mine"}, "odd","#
        + #" {"name": "B", "latitude": 3, "longitude": 4, "timeZone": "GMT"}]}"#)
  }

  private func write(_ text: String) throws { try files.writeAtomically(path, Data(text.utf8), .init()) }

  private func document() throws -> JSONValue {
    try JSONReader.strict(try #require(try files.read(path, 1 << 20)))
  }

  private var names: [String] { get throws { try repository.load().settings.cities.map(\.name) } }

  @Test(arguments: [true, false])
  func `a file that is away, or empty, for less than a second counts as it was`(isGone: Bool) throws {
    #expect(try names == ["A", "B"])
    func takeAway() throws { if isGone { try files.remove(path) } else { try write("") } }
    try takeAway()
    #expect(try names == ["A", "B"] && repository.isTemporarilyMissing)
    clock.advance(by: 0.9)
    try repository.update { $0.watchInterval = 60 }
    let document = try document()
    #expect(document["mine"] == .number("1") && document["watchInterval"] == .number("60"))
    #expect(try names == ["A", "B"] && !repository.isTemporarilyMissing)
    try takeAway()
    _ = try names
    clock.advance(by: 1)
    #expect(try names == [] && !repository.isTemporarilyMissing)
  }

  @Test func `a change just written is not lost if the file is taken away then`() throws {
    try repository.update { $0.watchInterval = 60 }
    try files.remove(path)
    #expect(try repository.load().settings.watchInterval == 60)
    try repository.update { $0.cities.removeAll() }
    #expect(try document()["watchInterval"] == .number("60"))
  }

  @Test func `a file with a mistake is there, and gets its own second when it is emptied to mend that`() throws {
    #expect(try names == ["A", "B"])
    try write("")
    #expect(try names == ["A", "B"])
    try write("{")
    #expect(throws: SettingsProblem.self) { try names }
    #expect(!repository.isTemporarilyMissing)
    clock.advance(by: 60)
    try write("")
    #expect(try names == ["A", "B"] && repository.isTemporarilyMissing)
  }

  @Test func `after the clock was set, a file that is gone is not waited for`() throws {
    _ = try names
    try files.remove(path)
    _ = try names
    clock.advance(by: -3600)
    #expect(try names == [])
  }

  @Test func `a city comes back as its person wrote it, where it was`() throws {
    let before = try document()
    let removed = try repository.update { settings in
      try repository.removal(of: settings.cities.removeFirst(), at: 0)
    }
    #expect(try names == ["B"])
    try repository.update(restoring: removed) { $0.cities.insert(removed.city, at: removed.index) }
    guard case .array(let former) = before["cities"], case .array(let cities) = try document()["cities"] else {
      return #expect(Bool(false))
    }
    #expect(try names == ["A", "B"])
    #expect(cities.contains(former[0]) && cities.count == 3)
    // Under another name it has what was added to it as well.
    let again = try repository.update { settings in try repository.removal(of: settings.cities.removeFirst(), at: 0) }
    try repository.update(restoring: again) { settings in
      var city = again.city
      city.name = "C"
      settings.cities.insert(city, at: 0)
    }
    guard case .array(let renamed) = try document()["cities"] else { return #expect(Bool(false)) }
    #expect(try names == ["C", "B"])
    #expect(renamed.contains { $0["name"] == .string("C") && $0["note"] == .string("mine") })
  }
}
