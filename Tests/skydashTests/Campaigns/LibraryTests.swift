import Foundation
import Testing
import World

/// Machines whose libcurl cannot be used.
@Suite(.enabled(if: Preload.isPossible, "there is no C compiler"))
struct LibraryTests {
  @Test(arguments: [
    ([LibraryFolder.Kind.damaged, .damaged, .damaged, .damaged], "libcurl can't be loaded"),
    ([.old, .damaged, .damaged, .damaged], "libcurl is older than 7.66"),
    ([.old, .withoutHTTPS, .damaged, .damaged], "libcurl was built without https"),
  ])
  func `one sentence says what is wrong and what to install`(kinds: [LibraryFolder.Kind], words: String) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let libraries = try LibraryFolder(kinds)
    defer { withExtendedLifetime(libraries) {} }
    let result = try await libraries.before(stage.skydash)()
    #expect(result.code == 69)
    #expect(result.stderr.contains(words), "\(result.stderr)")
    #expect(result.stderr.contains("libcurl (Debian: libcurl4, Fedora: libcurl, Arch: curl)"))
    #expect(!result.stderr.contains("connection"))
  }

  @Test(arguments: [LibraryFolder.Kind.old, .withoutHTTPS, .damaged])
  func `a good one beside it is used`(first: LibraryFolder.Kind) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let libraries = try LibraryFolder([first, .system])
    defer { withExtendedLifetime(libraries) {} }
    let result = try await libraries.before(stage.skydash)()
    #expect(result.code == 0, "\(result.stderr)")
  }

  @BlockingWork @Test func `the live table says what to install, and uses what is installed meanwhile`() throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]], more: #""provider":"open-meteo","#)
    let libraries = try LibraryFolder([.damaged, .damaged, .damaged, .damaged])
    let environment = libraries.before(stage.skydash).environment.merging(["LANG": "en_US.UTF-8"]) { $1 }
    let program = try LiveProgram(["watch"], home: stage.skydash.home, columns: 120, environment: environment)
    try program.terminal.wait(for: "Install libcurl (Debian: libcurl4")
    try libraries.install()
    program.terminal.type("r")
    try program.terminal.wait(for: "next refresh in")
    program.terminal.type("q")
    #expect(try program.terminal.waitForChange() == 0)
  }
}
