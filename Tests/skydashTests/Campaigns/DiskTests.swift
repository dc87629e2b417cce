import Foundation
import Testing
import World

/// Full, read-only and shared disks, and links, directories and pipes in the place of files.
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

  @Test func `what was cached by a clock that was ahead counts as absent`() async throws {
    let stage = try Stage()
    try stage.save([("Seoul", 37.566, 126.9784, "Asia/Seoul")])
    #expect(try await stage.after(minutes: 24 * 60)().code == 0)
    stage.forgetRequests()
    #expect(try await stage.skydash("--offline").code == 69)
    #expect(try await stage.skydash().code == 0)
    #expect(stage.requests(.openMeteo).filter { $0["current"] != nil && $0["hourly"] != nil }.count == 1)
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

  @Test(.enabled(if: SmallDisk.isAvailable, "only root on Linux makes disks"))
  func `a disk of a few kilobytes that is full loses nothing`() async throws {
    let stage = try Stage()
    let disk = try #require(SmallDisk(kilobytes: 64))
    let settings = disk.path + "/settings.json"
    #expect(try await stage.skydash("add", "Seoul", "--config", settings).code == 0)
    let before = try String(contentsOfFile: settings, encoding: .utf8)
    disk.fill()
    let result = try await stage.skydash("add", "Tokyo", "--config", settings)
    #expect(result.code == 74)
    #expect(result.stderr.contains("the disk or your quota is full"), "\(result.stderr)")
    #expect(try String(contentsOfFile: settings, encoding: .utf8) == before)
    // With the cache there too, the table is shown all the same.
    let shown = try await stage.skydash.with(["XDG_CACHE_HOME": disk.path])("--config", settings)
    #expect(shown.code == 0)
    #expect(shown.stdout.contains("Seoul"))
    let doctor = try await stage.skydash.with(["XDG_CACHE_HOME": disk.path])("doctor", "--config", settings)
    #expect(doctor.code == 1)
    #expect(doctor.stdout.contains("the disk or your quota is full"))
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "only root on Linux makes disks"))
  func `a read-only disk is a sentence, and what can be shown is`() async throws {
    let stage = try Stage()
    let disk = try #require(SmallDisk(kilobytes: 64))
    let settings = disk.path + "/settings.json"
    #expect(try await stage.skydash("add", "Seoul", "--config", settings).code == 0)
    #expect(disk.makeReadOnly())
    let result = try await stage.skydash("add", "Tokyo", "--config", settings)
    #expect(result.code == 74)
    #expect(result.stderr.contains("read-only"), "\(result.stderr)")
    let shown = try await stage.skydash.with(["XDG_CACHE_HOME": disk.path])("--config", settings)
    #expect(shown.code == 0)
    #expect(shown.stdout.contains("Seoul"))
  }

  @Test(.enabled(if: !Sanitizers.areOn, "the thread sanitizer writes a file before the program begins"))
  func `a limit on the size of files is a sentence and 74, and nothing is lost`() async throws {
    let stage = try Stage()
    #expect(try await stage.skydash("add", "Seoul").code == 0)
    let before = stage.skydash.settings
    let limited = stage.skydash.after("ulimit -f 0")
    // What the program says goes to files too: nothing can be said, but the exit code says it, and no signal kills the
    // program.
    #expect(try await limited("add", "Tokyo").code == 74)
    #expect(stage.skydash.settings == before)
    let folder = stage.skydash.home.file(".config/skydash")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["settings.json", "settings.json.lock"])
    #expect(try await limited("--json").code == 74)
    #expect(try await stage.skydash().code == 0)
  }

  @Test(arguments: ["mkfifo", "mkdir"])
  func `what is no file is neither waited for nor replaced`(maker: String) async throws {
    let stage = try Stage()
    let path = stage.skydash.home.file("settings")
    #expect(try await stage.skydash.after("\(maker) '\(path)'")("list", "--config", path).code == 74)
    for command in [["add", "Seoul"], ["list"], ["config", "set", "language", "ko"], ["doctor", "--offline"]] {
      let result = try await stage.skydash.run(command + ["--config", path])
      #expect(result.code == (command[0] == "doctor" ? 1 : 74), "\(command): \(result.stderr)")
    }
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType != .typeRegular)
    #expect(!FileManager.default.fileExists(atPath: path + ".lock") || maker == "mkdir")
  }

  @Test(arguments: ["mkdir", "ln -s nowhere", "ln -s /dev/zero", "mkfifo"])
  func `whatever is where the cache or one of its entries should be, the table is shown`(maker: String) async throws {
    let stage = try Stage()
    try stage.save([Stage.hardCities[0]])
    let cache = stage.skydash.cachePath
    let outside = stage.skydash.home.file(".cache")
    #expect(try await stage.skydash.after("mkdir -p '\(outside)'; \(maker) '\(cache)'")().code == 0)
    #expect(try await stage.skydash.after("rm -rf '\(cache)'")().code == 0)
    let entries = try FileManager.default.contentsOfDirectory(atPath: cache + "/now")
    #expect(!entries.isEmpty)
    for name in entries {
      let entry = cache + "/now/" + name
      let result = try await stage.skydash.after("rm -f '\(entry)'; \(maker) '\(entry)'")()
      #expect(result.code == 0, "\(result.stderr)")
      #expect(result.stdout.contains("Seoul"))
    }
  }

  @Test(arguments: [
    "rm -rf CACHE", "rm -rf CACHE; touch CACHE", "find CACHE -type f -exec sh -c 'echo x > \"$1\"' _ {} +",
  ])
  func `a cache that another program spoils while this one runs costs nothing`(command: String) async throws {
    let home = Recorder<String>()
    let world = ServiceWorld(now: Stage.now)
    // Each request is a moment in the middle of a run.
    let server = try LoopbackServer { request in
      if let home = home.recorded.last { Self.shell(command.replacing("CACHE", with: "'\(home)/.cache/skydash'")) }
      return world.answer(request)
    }
    let skydash = try Skydash(server: server)
    try skydash.write(
      settings: #"{"cities":[{"name":"Seoul","latitude":37.566,"longitude":126.9784,"timeZone":"GMT"}]}"#)
    #expect(try await skydash().code == 0)
    home.record(skydash.home.path)
    for _ in 0..<2 {
      let result = try await skydash("--refresh")
      #expect(result.code == 0, "\(result.stderr)")
      #expect(result.stdout.contains("Seoul"))
    }
    home.record("/nowhere")
    #expect(try await skydash.after("rm -rf '\(skydash.cachePath)'")().code == 0)
    #expect(try await skydash("--offline").code == 0)
  }

  private static func shell(_ command: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    guard (try? process.run()) != nil else { return }
    process.end()
  }

  @Test func `a cache that others may have planted is refused, and what it leads to stays`() async throws {
    let stage = try Stage()
    #expect(try await stage.skydash("add", "Seoul").code == 0)
    let (shared, victim) = (try TemporaryDirectory(), stage.skydash.home.file("victim"))
    let kind = victim + "/now"
    try FileManager.default.createDirectory(atPath: kind, withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: URL(filePath: kind + "/0123456789abcdef"))
    try FileManager.default.createSymbolicLink(atPath: shared.file("skydash"), withDestinationPath: victim)
    let trapped = stage.skydash.with(["XDG_CACHE_HOME": shared.path])
    let shown = try await trapped()
    #expect(shown.code == 0 && shown.stdout.contains("Seoul"), "\(shown)")
    for arguments in [["cache"], ["cache", "clear"]] {
      let result = try await trapped.run(arguments)
      #expect(result.code == 74 && result.stdout.isEmpty, "\(result)")
      #expect(result.stderr.contains("use the cache"), "\(result)")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: kind) == ["0123456789abcdef"])
    let doctor = try await trapped("doctor")
    #expect(doctor.code == 1 && doctor.stdout.contains("the directory is a link"), "\(doctor.stdout)")
  }

  @Test func `settings in a folder that anyone may write to are refused`() async throws {
    let stage = try Stage()
    let shared = try TemporaryDirectory()
    let open = [FileAttributeKey.posixPermissions: 0o777]
    try FileManager.default.createDirectory(
      atPath: shared.file("skydash"), withIntermediateDirectories: true, attributes: open)
    try FileManager.default.setAttributes(open, ofItemAtPath: shared.file("skydash"))
    let result = try await stage.skydash.with(["XDG_CONFIG_HOME": shared.path])("add", "Seoul")
    #expect(result.code == 74, "\(result)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: shared.file("skydash")).isEmpty)
  }
}
