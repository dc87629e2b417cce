import CCurl
import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// What only a real disk has: modes, links, leftovers, refusals.
struct PosixDiskTests {
  private let directory: TemporaryDirectory
  private let files = FileStore.live

  init() throws { directory = try TemporaryDirectory() }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `files are for their owner only, and so are the directories made for them`() throws {
    let path = directory.file("made/settings.json")
    try files.writeAtomically(path, Data(), .init(mode: 0o600))
    #expect(try mode(of: path) == 0o600)
    #expect(try mode(of: directory.file("made")) == 0o700)
  }

  @Test func `writing replaces the file and never changes the old one in place`() throws {
    let path = directory.file("settings.json")
    try files.writeAtomically(path, Data("old".utf8), .init())
    // A second name of the old file shows what happens to its bytes: nothing, so a kill at any moment leaves old or
    // new.
    try FileManager.default.linkItem(atPath: path, toPath: directory.file("witness"))
    try files.writeAtomically(path, Data("new and longer".utf8), .init(isDurable: true))
    #expect(try files.read(directory.file("witness"), 100) == Data("old".utf8))
    #expect(try files.read(path, 100) == Data("new and longer".utf8))
  }

  @Test func `where files have one name only, a new one gets it whole and replaces none`() throws {
    let (temporary, path) = (directory.file("temporary"), directory.file("new"))
    for text in ["first", "second"] {
      try Data(text.utf8).write(to: URL(filePath: temporary))
      if text == "first" {
        try PosixDisk.renameToNewWithoutLink(temporary, path)
      } else {
        #expect(throws: FileProblem.exists) { try PosixDisk.renameToNewWithoutLink(temporary, path) }
      }
    }
    #expect(try files.read(path, 100) == Data("first".utf8))
    // At one go, without an empty file before it.
    try FileManager.default.removeItem(atPath: path)
    #expect(ccurl_rename_to_new(temporary, path) == 0)
    #expect(try files.read(path, 100) == Data("second".utf8))
  }

  @Test func `of several who make a new file one does, and nothing else is left`() async throws {
    let path = directory.file("new")
    let successes = await withTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          (try? PosixDisk.write(path, Data([UInt8(number)]), .init(mode: 0o644, isNew: true))) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(successes == 1)
    #expect(try Data(contentsOf: URL(filePath: path)).count == 1)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path) == ["new"])
    #expect(throws: FileProblem.exists) { try PosixDisk.write(path, Data(), .init(isNew: true)) }
  }

  @Test func `a refused write leaves no temporary file`() throws {
    try PosixDisk.makeDirectory(directory.file("target"))
    try PosixDisk.makeDirectory(directory.file("target"))
    #expect(throws: FileProblem.isDirectory) {
      try files.writeAtomically(directory.file("target"), Data("x".utf8), .init())
    }
    #expect(try files.list(directory.path).map(\.name) == ["target"])
  }

  @Test func `forty links are followed to a file, forty-one are not`() throws {
    for index in 1...41 {
      let link = directory.file("\(index)")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "\(index - 1)")
    }
    #expect(try PosixDisk.target(of: directory.file("40")) == directory.file("0"))
    #expect(throws: FileProblem.self) { try PosixDisk.target(of: directory.file("41")) }
  }

  @Test(.enabled(if: geteuid() != 0, "no directory is closed to the superuser"))
  func `a directory whose entries can't be examined isn't taken for an empty one`() throws {
    try files.writeAtomically(directory.file("closed/file"), Data(), .init())
    #expect(chmod(directory.file("closed"), 0o400) == 0)
    defer { chmod(directory.file("closed"), 0o700) }
    #expect(throws: FileProblem.noPermission) { try files.list(directory.file("closed")) }
  }

  @Test func `a symbolic link stays and its target is written, even when it is not there yet`() throws {
    let manager = FileManager.default
    try PosixDisk.makeDirectory(directory.file("dotfiles"))
    try manager.createSymbolicLink(atPath: directory.file("settings.json"), withDestinationPath: "second")
    try manager.createSymbolicLink(atPath: directory.file("second"), withDestinationPath: "dotfiles/real.json")
    try files.withLock(directory.file("settings.json")) {
      try files.writeAtomically(directory.file("settings.json"), Data("x".utf8), .init())
    }
    #expect(try manager.destinationOfSymbolicLink(atPath: directory.file("settings.json")) == "second")
    #expect(Set(try files.list(directory.file("dotfiles")).map(\.name)) == ["real.json", "real.json.lock"])
    #expect(try files.read(directory.file("settings.json"), 100) == Data("x".utf8))
  }

  @Test func `a lock that another program holds is given up by the clock, and one that is passed on is waited for`()
    throws
  {
    let path = directory.file("settings.json")
    let holder = open(path + ".lock", O_RDWR | O_CREAT, 0o600)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX | LOCK_NB) == 0)
    let patience = PosixDisk.LockPatience(unchanged: .milliseconds(30), total: .milliseconds(300))
    #expect(throws: FileProblem.locked) { try PosixDisk.withLock(of: path, patience: patience) {} }
    #expect(flock(holder, LOCK_UN) == 0)
    var isDone = false
    try PosixDisk.withLock(of: path, patience: patience) { isDone = true }
    #expect(isDone)
  }

  @Test func `a link to itself is refused`() throws {
    let path = directory.file("loop")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "loop")
    #expect(throws: FileProblem.self) { try files.writeAtomically(path, Data(), .init()) }
    #expect(throws: FileProblem.self) { try files.read(path, 100) }
  }

  @Test func `a pipe is neither waited for, nor replaced, nor locked`() throws {
    let path = directory.file("settings.json")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileProblem.notARegularFile) { try files.read(path, 100) }
    #expect(throws: FileProblem.notARegularFile) { try files.writeAtomically(path, Data("x".utf8), .init()) }
    #expect(throws: FileProblem.notARegularFile) { try files.withLock(path) {} }
    #expect(try files.list(directory.path).map(\.name) == ["settings.json"])
    // A link to one is one.
    let link = directory.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "settings.json")
    #expect(throws: FileProblem.notARegularFile) { try files.writeAtomically(link, Data("x".utf8), .init()) }
    #expect(throws: FileProblem.notARegularFile) { try files.read("/dev/zero", 100) }
    #expect(try files.read("/dev/null", 100) == Data())
    // A folder of its own holds the link, so that nothing can be put beside the device.
    let null = directory.file("null")
    try FileManager.default.createSymbolicLink(atPath: null, withDestinationPath: "/dev/null")
    #expect(throws: FileProblem.notARegularFile) { try files.withLock(null) {} }
  }

  @Test func `leftovers of killed writers go under the next lock, other files stay`() throws {
    let path = directory.file("settings.json")
    for name in [
      ".settings.json.abc.tmp", ".settings.json.other.json.abc.tmp", ".settings.jsonx.abc.tmp", "settings.json.bak",
      ".other.abc.tmp",
    ] {
      try files.writeAtomically(directory.file(name), Data("half".utf8), .init())
    }
    try files.withLock(path) {}
    let names = Set(try files.list(directory.path).map(\.name))
    #expect(
      names == [
        ".settings.json.other.json.abc.tmp", ".settings.jsonx.abc.tmp", "settings.json.bak", ".other.abc.tmp",
        "settings.json.lock",
      ])
  }

  @Test func `a name as long as the disk allows can be written`() throws {
    let path = directory.file(String(repeating: "가", count: 80) + ".json")
    try files.writeAtomically(path, Data("text".utf8), .init())
    #expect(try files.read(path, 10) == Data("text".utf8))
    #expect(try files.list(directory.path).count == 1)
  }

  @Test func `a file where a directory should be is named`() throws {
    try files.writeAtomically(directory.file("file"), Data(), .init())
    let path = directory.file("file/settings.json")
    #expect(throws: FileProblem.notADirectory) { try files.writeAtomically(path, Data(), .init()) }
    #expect(throws: FileProblem.notADirectory) { try files.withLock(path) {} }
    #expect(throws: FileProblem.notADirectory) { try files.read(path, 100) }
  }

  @Test(.enabled(if: getuid() != 0, "a superuser may write anywhere"))
  func `a read-only directory is named and the settings stay`() throws {
    let path = directory.file("settings.json")
    try files.writeAtomically(path, Data(#"{"watchInterval": 60}"#.utf8), .init())
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: directory.path)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory.path) }
    let repository = SettingsRepository(path: path, files: files)
    #expect(throws: SettingsProblem.cannotWrite(path: path, .noPermission)) {
      try repository.update { $0.watchInterval = 70 }
    }
    #expect(try repository.load().settings.watchInterval == 60)
  }

  @Test(arguments: [
    (ENOSPC, FileProblem.full), (EDQUOT, .full), (EROFS, .readOnly), (EACCES, .noPermission), (EPERM, .noPermission),
    (EISDIR, .isDirectory), (ENOTDIR, .notADirectory), (EFBIG, .sizeLimit),
  ])
  func `the system's numbers have words`(code: Int32, expected: FileProblem) {
    #expect(FileProblem(code: code) == expected)
  }

  @Test func `a folder that others may have put something into is not ours`() throws {
    let manager = FileManager.default
    let folder = directory.file("skydash")
    try files.checkOwned(folder, allowsOwnLink: false)
    try PosixDisk.makeDirectory(folder)
    try files.checkOwned(folder, allowsOwnLink: false)
    for mode in [0o777, 0o770, 0o1777] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
      #expect(throws: FileProblem.insecureDirectory) { try files.checkOwned(folder, allowsOwnLink: true) }
    }
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    try files.checkOwned(folder, allowsOwnLink: false)
    try manager.createSymbolicLink(atPath: directory.file("link"), withDestinationPath: "skydash")
    #expect(throws: FileProblem.insecureDirectory) {
      try files.checkOwned(directory.file("link"), allowsOwnLink: false)
    }
    try files.checkOwned(directory.file("link"), allowsOwnLink: true)
    // What belongs to the system is no person's home.
    if geteuid() != 0 {
      try manager.createSymbolicLink(atPath: directory.file("system"), withDestinationPath: "/usr")
      #expect(throws: FileProblem.insecureDirectory) { try files.checkOwned("/usr", allowsOwnLink: true) }
      #expect(throws: FileProblem.insecureDirectory) {
        try files.checkOwned(directory.file("system"), allowsOwnLink: true)
      }
    }
    try files.writeAtomically(directory.file("file"), Data(), .init())
    #expect(throws: FileProblem.notADirectory) { try files.checkOwned(directory.file("file"), allowsOwnLink: false) }
  }

  @Test func `a link may be replaced instead of followed`() throws {
    try files.writeAtomically(directory.file("victim"), Data("precious".utf8), .init())
    try FileManager.default.createSymbolicLink(atPath: directory.file("entry"), withDestinationPath: "victim")
    try files.writeAtomically(directory.file("entry"), Data("new".utf8), .init(followsLinks: false))
    #expect(try files.read(directory.file("victim"), 100) == Data("precious".utf8))
    #expect(try files.read(directory.file("entry"), 100) == Data("new".utf8))
  }
}
