import Entities
import Foundation
import Synchronization
import Testing
import World

@testable import Repositories

struct CacheRepositoryTests {
  private static let now = Date(timeIntervalSince1970: 1_795_176_000)
  private let files = FileStore.inMemory(now: { CacheRepositoryTests.now })
  private let key = CacheKey(.forecast, "37.566,126.978 open-meteo")

  private func cache(bound: Int = 1_000_000, now: Date = CacheRepositoryTests.now) -> CacheRepository {
    CacheRepository(directory: "/cache/skydash", files: files, maximumBytes: bound, now: { now })
  }

  /// The size of all entries in bytes.
  private func size(of cache: CacheRepository) throws -> Int { try cache.entries.reduce(0) { $0 + $1.size } }

  private func onlyPath(_ kind: String = "forecast") throws -> String {
    let names = try files.list("/cache/skydash/\(kind)").map(\.name)
    return "/cache/skydash/\(kind)/" + (try #require(names.first))
  }

  @Test func `a cached file is found with its time`() throws {
    let cache = cache()
    #expect(cache.read(key) == nil)
    cache.write(key, Data("x".utf8), at: Self.now)
    let found = try #require(cache.read(key))
    #expect(found.data == Data("x".utf8))
    #expect(found.storedAt == Self.now)
    #expect(cache.read(CacheKey(.now, key.text)) == nil)
    #expect(cache.read(CacheKey(.forecast, "0,0")) == nil)
    cache.remove(key)
    #expect(cache.read(key) == nil)
  }

  @Test func `a key of another kind doesn't exist because of one with the same text`() {
    let (cache, other) = (cache(), CacheKey(.now, key.text))
    cache.write(key, Data("x".utf8), at: Self.now)
    #expect(cache.existing([key, other]) == [key])
    #expect(cache.existing([other, key]).isEmpty)
  }

  @Test func `every damaged byte and every cut is noticed`() throws {
    cache().write(key, Data("some weather".utf8), at: Self.now)
    let path = try onlyPath()
    let whole = try #require(try files.read(path, 1000))
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 0x10
      try files.writeAtomically(path, damaged, .init())
      #expect(cache().read(key) == nil, "byte \(index)")
      try files.writeAtomically(path, whole[..<index], .init())
      #expect(cache().read(key) == nil, "cut at \(index)")
    }
    try files.writeAtomically(path, whole + [0], .init())
    #expect(cache().read(key) == nil)
    try files.writeAtomically(path, whole, .init())
    #expect(cache().read(key) != nil)
  }

  @Test func `an entry of another key under the same name is not believed`() throws {
    cache().write(key, Data("x".utf8), at: Self.now)
    let file = try #require(try files.read(try onlyPath(), 1000))
    let other = CacheKey(.forecast, "0,0")
    try files.writeAtomically("/cache/skydash/forecast/" + other.fileName, file, .init())
    #expect(cache().read(other) == nil)
  }

  @Test func `an entry that is not younger than what one has is not read`() throws {
    cache().write(key, Data("x".utf8), at: Self.now)
    #expect(cache().read(key, after: Self.now) == nil)
    #expect(cache().read(key, after: Self.now + 1) == nil)
    #expect(cache().read(key, after: Self.now - 1)?.data == Data("x".utf8))
    try files.writeAtomically(try onlyPath(), Data("sky".utf8), .init())
    #expect(cache().read(key, after: Self.now - 1) == nil)
  }

  @Test func `an entry is not younger than its own time, however finely that is divided`() {
    for step in 0..<100 {
      let time = Self.now - Double(step) / 97
      cache().write(key, Data("x".utf8), at: time)
      #expect(cache().read(key, after: time) == nil)
      #expect(cache().read(key, after: time - 0.001) != nil)
    }
  }

  @Test(arguments: [(0.0, true), (119, true), (121, false), (1e9, false)])
  func `an entry from the future counts as absent`(ahead: Double, isBelieved: Bool) {
    cache().write(key, Data("x".utf8), at: Self.now.addingTimeInterval(ahead))
    #expect((cache().read(key) != nil) == isBelieved)
  }

  @Test func `the bound holds, oldest out first, and waits are never dropped`() throws {
    let directory = try TemporaryDirectory()
    let cache = CacheRepository(directory: directory.path, files: .live, maximumBytes: 10_000, now: { Self.now })
    let wait = CacheKey(.waits, "open-meteo")
    cache.write(wait, Data("until noon".utf8), at: Self.now)
    // The oldest of all, so that it would be the first to go.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1e9 - 1)], ofItemAtPath: directory.file("waits/" + wait.fileName))
    for index in 0..<50 {
      let key = CacheKey(.now, "\(index)")
      cache.write(key, Data(count: 1000), at: Self.now)
      // Dates a second apart, so that the order does not hang on the clock's resolution.
      let path = directory.file("now/" + key.fileName)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9 + Double(index))], ofItemAtPath: path)
      #expect(try size(of: cache) <= 10_000)
    }
    #expect(cache.read(wait) != nil)
    #expect(cache.read(CacheKey(.now, "49")) != nil)
    #expect(cache.read(CacheKey(.now, "0")) == nil)
    #expect(try size(of: cache) > 5000)
  }

  @Test func `an entry that can't be removed still counts, so that others are dropped instead`() throws {
    let moment = Mutex(Self.now)
    let dated = FileStore.inMemory(now: { moment.withLock { $0 } })
    let fixed = "/cache/skydash/now/" + CacheKey(.now, "fixed").fileName
    var stubborn = dated
    stubborn.remove = { path throws(FileProblem) in
      if path == fixed { throw .noPermission }
      try dated.remove(path)
    }
    let cache = CacheRepository(directory: "/cache/skydash", files: stubborn, maximumBytes: 10_000, now: { Self.now })
    cache.write(CacheKey(.now, "fixed"), Data(count: 4000), at: Self.now)
    for index in 0..<20 {
      moment.withLock { $0 += 1 }
      cache.write(CacheKey(.now, "\(index)"), Data(count: 1000), at: Self.now)
      #expect(try size(of: cache) <= 10_000)
    }
  }

  @Test func `a size that couldn't be measured is measured at the next write`() throws {
    let isListable = Mutex(false)
    var failing = files
    failing.list = { [files] path throws(FileProblem) in
      guard isListable.withLock({ $0 }) else { throw .noPermission }
      return try files.list(path)
    }
    for index in 0..<9 { cache().write(CacheKey(.now, "\(index)"), Data(count: 1000), at: Self.now) }
    let cache = CacheRepository(directory: "/cache/skydash", files: failing, maximumBytes: 5000, now: { Self.now })
    cache.write(key, Data("x".utf8), at: Self.now)
    isListable.withLock { $0 = true }
    cache.write(key, Data("y".utf8), at: Self.now)
    #expect(try size(of: cache) <= 5000)
  }

  @Test func `what is larger than the bound is not cached`() {
    let cache = cache(bound: 500)
    cache.write(key, Data(count: 1000), at: Self.now)
    #expect(cache.read(key) == nil)
    #expect(cache.lastProblem == nil)
  }

  @Test func `clearing forgets what is its own and leaves the rest`() throws {
    let cache = cache()
    cache.write(key, Data(count: 10), at: Self.now)
    cache.write(CacheKey(.image, "https://example.org/a.jpg"), Data(count: 20), at: Self.now)
    try files.writeAtomically("/cache/skydash/mine.txt", Data("x".utf8), .init())
    #expect(try cache.entries.map(\.kind).sorted { $0.rawValue < $1.rawValue } == [.forecast, .image])
    try cache.clear()
    #expect(try cache.entries.isEmpty)
    #expect(try size(of: cache) == 0)
    #expect(try files.read("/cache/skydash/mine.txt", 10) != nil)
  }

  @Test func `a disk that refuses is remembered, not thrown`() {
    var failing = files
    failing.writeAtomically = { _, _, _ throws(FileProblem) in throw .full }
    let cache = CacheRepository(directory: "/cache", files: failing, now: { Self.now })
    cache.write(key, Data("x".utf8), at: Self.now)
    #expect(cache.lastProblem == .full)
    #expect(cache.read(key) == nil)
  }

  @Test func `the directory may vanish at any time`() throws {
    let directory = try TemporaryDirectory()
    let cache = CacheRepository(directory: directory.file("skydash"), files: .live, now: { Self.now })
    cache.write(key, Data("x".utf8), at: Self.now)
    try FileManager.default.removeItem(atPath: directory.file("skydash"))
    #expect(cache.read(key) == nil)
    cache.write(key, Data("y".utf8), at: Self.now)
    #expect(cache.read(key)?.data == Data("y".utf8))
  }

  @Test func `the cache called none stores nothing`() throws {
    let cache = CacheRepository.none
    cache.write(key, Data("x".utf8), at: Self.now)
    #expect(cache.read(key) == nil)
    #expect(try cache.entries.isEmpty)
    try cache.clear()
  }

  @Test(arguments: ["link", "open", "kind", "entry"])
  func `what others put into a shared folder is neither written, nor emptied, nor called empty`(trap: String) throws {
    let manager = FileManager.default
    let directory = try TemporaryDirectory()
    let (victim, path) = (directory.file("victim"), directory.file("skydash"))
    let name = key.fileName
    try FileStore.live.writeAtomically(victim + "/" + name, Data("precious".utf8), .init())
    switch trap {
    case "link": try manager.createSymbolicLink(atPath: path, withDestinationPath: "victim")
    case "open":
      try PosixDisk.makeDirectory(path)
      try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
    case "kind":
      try PosixDisk.makeDirectory(path)
      try manager.createSymbolicLink(atPath: path + "/forecast", withDestinationPath: "../victim")
    default:
      try PosixDisk.makeDirectory(path + "/forecast")
      let entry = path + "/forecast/" + name
      try manager.createSymbolicLink(atPath: entry, withDestinationPath: "../../victim/" + name)
    }
    let cache = CacheRepository(directory: path, files: .live, now: { Self.now })
    cache.write(key, Data("x".utf8), at: Self.now)
    if trap == "entry" {
      #expect(cache.read(key)?.data == Data("x".utf8))
      try cache.clear()
    } else {
      #expect(cache.lastProblem == .insecureDirectory)
      #expect(cache.read(key) == nil)
      #expect(throws: FileProblem.insecureDirectory) { try cache.clear() }
      #expect(throws: FileProblem.insecureDirectory) { try cache.entries }
    }
    #expect(try FileStore.live.read(victim + "/" + name, 100) == Data("precious".utf8))
  }

  @Test func `clearing leaves files that the program cannot have written, and removes its own leftovers`() throws {
    let cache = cache()
    cache.write(key, Data("x".utf8), at: Self.now)
    // The last name has sixteen bytes, but fullwidth digits.
    for name in ["notes.txt", ".0123456789abcdef.1x2y.tmp", ".notes.1x2y.tmp", "0123456789ABCDEF", "１２３４５a"] {
      try files.writeAtomically("/cache/skydash/forecast/" + name, Data("x".utf8), .init())
    }
    try cache.clear()
    #expect(
      Set(try files.list("/cache/skydash/forecast").map(\.name)) == [
        "notes.txt", ".notes.1x2y.tmp", "0123456789ABCDEF", "１２３４５a",
      ])
  }

  @Test func `a folder that cannot be read is not called empty`() {
    var failing = files
    failing.list = { _ throws(FileProblem) in throw .noPermission }
    let cache = CacheRepository(directory: "/cache", files: failing, now: { Self.now })
    #expect(throws: FileProblem.noPermission) { try cache.entries }
    #expect(throws: FileProblem.noPermission) { try cache.clear() }
  }

  @Test func `the form on disk is what this version writes`() throws {
    cache().write(key, Data("weather".utf8), at: Self.now)
    let file = String(decoding: try #require(try files.read(try onlyPath(), 1000)), as: UTF8.self)
    #expect(
      file.split(separator: "\n").dropFirst() == ["skydash cache 6", "forecast \(key.text)", "1795176000.0", "weather"])
  }
}
