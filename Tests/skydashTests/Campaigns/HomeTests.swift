import Foundation
import Testing
import World

/// Users without a home directory, as in containers and system services.
@Suite(.enabled(if: Preload.isPossible, "there is no C compiler"))
struct HomeTests {
  private static let noHome =
    "skydash: There's nowhere to put the settings: set HOME or XDG_CONFIG_HOME, or use --config FILE.\n"

  private let stage: Stage
  private let preload: Preload
  private let homeless: Skydash

  init() throws {
    stage = try Stage()
    preload = try Preload()
    homeless = preload.homeless(stage.skydash)
  }

  @Test(arguments: [
    ["Oslo"], ["city", "Oslo"], ["forecast", "Oslo"], ["sky", "Oslo"], ["sky", "--next", "moon", "--city", "Oslo"],
    ["search", "Oslo"], ["units"], ["config"], ["demo", "--line"], ["completions", "zsh"],
  ])
  func `what needs no settings works without a home`(arguments: [String]) async throws {
    for home in [nil, "", "/dev/null"] {
      let result = try await homeless.with(["HOME": home]).run(arguments)
      #expect(result.code == 0, "\(arguments): \(result.stderr)")
      #expect(!result.stdout.isEmpty && result.stderr.isEmpty, "\(arguments): \(result.stderr)")
    }
  }

  @Test(arguments: [
    ["list"], ["show"], ["sky"], ["forecast"], ["watch"], ["add", "Seoul"], ["remove", "Seoul"], ["units", "imperial"],
    ["config", "path"], ["config", "set", "watchInterval", "60"],
  ])
  func `what is about settings says where a home is named`(arguments: [String]) async throws {
    let result = try await homeless.run(arguments)
    #expect(result.code == 74 && result.stderr == Self.noHome, "\(arguments): \(result)")
  }

  @Test func `doctor reports without a home`() async throws {
    let result = try await homeless("doctor", "--offline")
    #expect(result.code == 1 && result.stderr.isEmpty, "\(result.stderr)")
    #expect(result.stdout.contains("set HOME or XDG_CONFIG_HOME, or use --config FILE"), "\(result.stdout)")
    #expect(result.stdout.contains("set HOME or XDG_CACHE_HOME"), "\(result.stdout)")
    #expect(result.stdout.contains("libcurl"))
  }

  @Test func `doctor reports about a folder of settings that others may write to`() async throws {
    let folder = stage.skydash.home.file(".config/skydash")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    let result = try await stage.skydash("doctor", "--offline")
    #expect(result.code == 1 && result.stderr.isEmpty, "\(result.stderr)")
    #expect(result.stdout.contains("another user owns it or can write to it"), "\(result.stdout)")
    #expect(result.stdout.components(separatedBy: "choose another file with --config").count == 2, "\(result.stdout)")
    #expect(result.stdout.contains("libcurl"))
  }

  @Test func `the home of the password file is used`() async throws {
    let home = stage.skydash.home.path
    let known = preload.homeless(stage.skydash, passwordFile: home)
    #expect(try await known("add", "Seoul").code == 0)
    #expect(try await known("config", "path").stdout == stage.skydash.settingsPath + "\n")
    #expect(try await stage.skydash("list").stdout.contains("Seoul"))
    #expect(try await preload.homeless(stage.skydash, passwordFile: "/dev/null")("add", "Seoul").code == 74)
  }

  @Test func `a file that is named needs no home, and nothing is cached where others can reach it`() async throws {
    let (shared, settings) = (try TemporaryDirectory(), stage.skydash.home.file("s.json"))
    let homeless = homeless.with(["TMPDIR": shared.path])
    #expect(try await homeless("add", "Seoul", "--config", settings).code == 0)
    let shown = try await homeless("--config", settings)
    #expect(shown.code == 0 && shown.stdout.contains("Seoul"), "\(shown)")
    let cleared = try await homeless("cache", "clear", "--config", settings)
    #expect(cleared.code == 74 && cleared.stdout.isEmpty)
    #expect(cleared.stderr == "skydash: There's nowhere to put the cache: set HOME or XDG_CACHE_HOME.\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.path).isEmpty)
  }
}
