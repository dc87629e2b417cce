import Foundation
import Testing
import World

@testable import Repositories

/// Changes of a file as the system reports them.
struct PosixDiskWatchTests {
  private let directory: TemporaryDirectory
  private let files = FileStore.live

  init() throws { directory = try TemporaryDirectory() }

  private var path: String { directory.file("settings.json") }

  @Test func `a file that is made, replaced, written in place or removed is reported`() async throws {
    var iterator = try #require(files.changes(path)).makeAsyncIterator()
    try files.writeAtomically(path, Data("a".utf8), .init())
    #expect(await iterator.next() != nil)
    try files.writeAtomically(path, Data("b".utf8), .init())
    #expect(await iterator.next() != nil)
    try "in place".write(toFile: path, atomically: false, encoding: .utf8)
    #expect(await iterator.next() != nil)
    try files.remove(path)
    #expect(await iterator.next() != nil)
  }

  @Test func `what is written through a symbolic link is reported`() async throws {
    let other = try TemporaryDirectory()
    try "a".write(toFile: other.file("real.json"), atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other.file("real.json"))
    var iterator = try #require(files.changes(path)).makeAsyncIterator()
    try files.writeAtomically(other.file("real.json"), Data("b".utf8), .init())
    #expect(await iterator.next() != nil)
  }

  @Test func `a symbolic link that is led elsewhere is reported, and then what is written there`() async throws {
    let other = try TemporaryDirectory()
    try "a".write(toFile: other.file("real.json"), atomically: false, encoding: .utf8)
    try "a".write(toFile: path, atomically: false, encoding: .utf8)
    var iterator = try #require(files.changes(path)).makeAsyncIterator()
    let link = directory.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.file("real.json"))
    try #require(rename(link, path) == 0)
    #expect(await iterator.next() != nil)
    try files.writeAtomically(other.file("real.json"), Data("b".utf8), .init())
    #expect(await iterator.next() != nil)
  }

  @Test func `the end of the directory that a symbolic link led to before is not the end`() async throws {
    let (former, other) = (directory.file("former"), try TemporaryDirectory())
    try PosixDisk.makeDirectory(former)
    for target in [former + "/old.json", other.file("real.json")] {
      try "a".write(toFile: target, atomically: false, encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: former + "/old.json")
    var iterator = try #require(files.changes(path)).makeAsyncIterator()
    let link = directory.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other.file("real.json"))
    try #require(rename(link, path) == 0)
    #expect(await iterator.next() != nil)
    try FileManager.default.removeItem(atPath: former)
    for text in ["b", "c"] {
      try files.writeAtomically(other.file("real.json"), Data(text.utf8), .init())
      #expect(await iterator.next() != nil)
    }
  }

  @Test func `a symbolic link that is removed and made again is reported twice`() async throws {
    let other = try TemporaryDirectory()
    try "a".write(toFile: other.file("real.json"), atomically: false, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other.file("real.json"))
    var iterator = try #require(files.changes(path)).makeAsyncIterator()
    try files.remove(path)
    #expect(await iterator.next() != nil)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: other.file("real.json"))
    #expect(await iterator.next() != nil)
  }

  @Test func `changes of other files in the directory are not reported, and its end is the end`() async throws {
    let inner = directory.file("inner")
    try PosixDisk.makeDirectory(inner)
    let changes = try #require(files.changes(inner + "/settings.json"))
    try "x".write(toFile: inner + "/settings.json.lock", atomically: false, encoding: .utf8)
    try files.remove(inner + "/settings.json.lock")
    try files.remove(inner)
    var count = 0
    for await _ in changes { count += 1 }
    #expect(count == 0)
  }

  @Test func `without its directory a file is not watched`() {
    #expect(files.changes(directory.file("none/settings.json")) == nil)
  }
}
