import Foundation
import Testing
import World

/// Disks and files as they should not be.
struct DiskTests {
  @Test func `settings behind a link are changed where they are, and the link stays`() async throws {
    let stage = try Stage()
    let folder = stage.skydash.home.file(".config/skydash")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let real = stage.skydash.home.file("dotfiles.json")
    try #"{"cities":[],"mine":1}"#.write(toFile: real, atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: stage.skydash.settingsPath, withDestinationPath: real)
    #expect(try await stage.skydash("add", "Seoul").code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: stage.skydash.settingsPath) == real)
    let text = try String(contentsOfFile: real, encoding: .utf8)
    #expect(text.contains("Seoul") && text.contains("mine"))
  }

  @Test func `links in a circle are a sentence and 74`() async throws {
    let stage = try Stage()
    let folder = stage.skydash.home.file(".config/skydash")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: stage.skydash.settingsPath, withDestinationPath: stage.skydash.settingsPath)
    for command in [["add", "Seoul"], ["list"]] {
      let result = try await stage.skydash.run(command)
      #expect(result.code == 74)
      #expect(result.stderr.split(separator: "\n").count == 1, "\(result.stderr)")
    }
  }

  @Test func `what is kept by a clock that was ahead counts as absent`() async throws {
    let stage = try Stage()
    try stage.save([("Seoul", 37.566, 126.9784, "Asia/Seoul")])
    #expect(try await stage.after(minutes: 24 * 60)().code == 0)
    stage.forgetRequests()
    #expect(try await stage.skydash("--offline").code == 69)
    #expect(try await stage.skydash().code == 0)
    #expect(stage.requests(.openMeteo).count == 2)
  }

  @Test(arguments: [#""version":0,"#, #""version":99,"future":{"a":[1]},"#, #""version":"one","#, ""])
  func `settings of an older and of a newer version are read and not lost`(more: String) async throws {
    let stage = try Stage()
    let city = #"{"name":"Seoul","latitude":37.566,"longitude":126.9784,"timeZone":"Asia/Seoul","later":true}"#
    try stage.skydash.write(settings: "{\(more)\"cities\":[\(city)]}")
    #expect(try await stage.skydash("add", "Tokyo").code == 0)
    let list = try await stage.skydash("list")
    #expect(list.code == 0)
    let text = try #require(stage.skydash.settings)
    #expect(text.contains("Seoul") && text.contains("Tokyo") && text.contains("later"))
    #expect(text.contains("future") == more.contains("future"))
  }

  @Test func `a disk of a few kilobytes that is full loses nothing`() async throws {
    let stage = try Stage()
    guard let disk = SmallDisk(kilobytes: 64) else { return }
    let settings = disk.path + "/settings.json"
    #expect(try await stage.skydash("add", "Seoul", "--config", settings).code == 0)
    let before = try String(contentsOfFile: settings, encoding: .utf8)
    disk.fill()
    let result = try await stage.skydash("add", "Tokyo", "--config", settings)
    #expect(result.code == 74)
    #expect(result.stderr.contains("the disk is full"), "\(result.stderr)")
    #expect(try String(contentsOfFile: settings, encoding: .utf8) == before)
    // With the cache there too, the table is shown all the same.
    let shown = try await stage.skydash.with(["XDG_CACHE_HOME": disk.path])("--config", settings)
    #expect(shown.code == 0)
    #expect(shown.stdout.contains("Seoul"))
    let doctor = try await stage.skydash.with(["XDG_CACHE_HOME": disk.path])("doctor", "--config", settings)
    #expect(doctor.code == 1)
    #expect(doctor.stdout.contains("the disk is full"))
  }

  @Test func `a read-only disk is a sentence, and what can be shown is`() async throws {
    let stage = try Stage()
    guard let disk = SmallDisk(kilobytes: 64) else { return }
    let settings = disk.path + "/settings.json"
    #expect(try await stage.skydash("add", "Seoul", "--config", settings).code == 0)
    guard disk.makeReadOnly() else { return }
    let result = try await stage.skydash("add", "Tokyo", "--config", settings)
    #expect(result.code == 74)
    #expect(result.stderr.contains("read-only"), "\(result.stderr)")
    let shown = try await stage.skydash.with(["XDG_CACHE_HOME": disk.path])("--config", settings)
    #expect(shown.code == 0)
    #expect(shown.stdout.contains("Seoul"))
  }
}
