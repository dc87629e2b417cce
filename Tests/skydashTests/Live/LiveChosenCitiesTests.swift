import Foundation
import Testing
import World

/// The built live table of some of the saved cities.
@BlockingWork
struct LiveChosenCitiesTests {
  @Test func `moving, removing and adding some of the cities leaves the others in their places`() throws {
    let program = try LiveProgram(
      ["watch", "--offline", "--city", "City 1", "--city", "City 3"], home: try LiveProgram.home(cities: 4))
    try program.terminal.wait(for: "2 cities")
    program.terminal.type("jK")
    try program.terminal.wait(for: "City 3 above City 1") { screen in
      guard let first = screen.text.range(of: "City 3"), let second = screen.text.range(of: "City 1") else {
        return false
      }
      return first.lowerBound < second.lowerBound
    }
    try wait(for: program, toSave: ["City 0", "City 3", "City 1", "City 2"])
    program.terminal.type("dy")
    try program.terminal.wait(for: "Removed City 3")
    program.terminal.type("U")
    try program.terminal.wait(for: "Restored City 3")
    program.terminal.type("aBusan\r")
    try program.terminal.wait(for: "3 cities")
    try wait(for: program, toSave: ["City 0", "City 3", "City 1", "City 2", "Busan"])
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
    #expect(program.harm == nil)
  }

  /// The screen shows a change before it is saved.
  private func wait(for program: LiveProgram, toSave names: [String]) throws {
    try program.terminal.wait(for: "\(names) in the file") { _ in (try? saved(in: program)) == names }
  }

  private func saved(in program: LiveProgram) throws -> [String] {
    let data = try Data(contentsOf: URL(filePath: program.home.file(".config/skydash/settings.json")))
    let settings = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    return (settings["cities"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
  }
}
