import Entities
import Foundation
import Testing
import World

@testable import Repositories

/// What the disk and its stand-in in memory must both do.
struct FileStoreTests {
  struct Place: Sendable, CustomTestStringConvertible {
    let name: String
    let files: FileStore
    let directory: String
    let owner: TemporaryDirectory?
    var testDescription: String { name }
  }

  static var places: [Place] {
    let real = try? TemporaryDirectory()
    return [
      Place(name: "disk", files: .live, directory: real?.path ?? "/nonexistent", owner: real),
      Place(name: "memory", files: .inMemory(), directory: "/home/kim", owner: nil),
    ]
  }

  @Test(arguments: places) func `what is written is read, and parents are made`(place: Place) throws {
    let path = place.directory + "/a/b/file"
    #expect(try place.files.read(path, 100) == nil)
    #expect(place.files.modificationDate(path) == nil)
    try place.files.writeAtomically(path, Data("one".utf8), .init())
    try place.files.writeAtomically(path, Data("two".utf8), .init(isDurable: true))
    #expect(try place.files.read(path, 3) == Data("two".utf8))
    #expect(place.files.modificationDate(path) != nil)
    let entries = try place.files.list(place.directory + "/a/b")
    #expect(entries.map(\.name) == ["file"])
    #expect(entries.map(\.size) == [3])
    #expect(entries.map(\.isDirectory) == [false])
    #expect(try place.files.list(place.directory + "/a").map(\.isDirectory) == [true])
  }

  @Test(arguments: places) func `an empty file is not an absent one`(place: Place) throws {
    let path = place.directory + "/empty"
    try place.files.writeAtomically(path, Data(), .init())
    #expect(try place.files.read(path, 0) == Data())
  }

  @Test(arguments: places) func `a file beyond the bound is not read`(place: Place) throws {
    let path = place.directory + "/large"
    try place.files.writeAtomically(path, Data(count: 101), .init())
    #expect(throws: FileProblem.tooLarge) { try place.files.read(path, 100) }
  }

  @Test(arguments: places) func `a directory is no file`(place: Place) throws {
    let path = place.directory + "/folder"
    try place.files.writeAtomically(path + "/file", Data(), .init())
    #expect(throws: FileProblem.isDirectory) { try place.files.read(path, 100) }
    #expect(throws: FileProblem.isDirectory) { try place.files.writeAtomically(path, Data(), .init()) }
    #expect(throws: FileProblem.exists) { try place.files.writeAtomically(path, Data(), .init(isNew: true)) }
    #expect(try place.files.list(place.directory).map(\.name) == ["folder"])
  }

  @Test(arguments: places) func `a file is no directory`(place: Place) throws {
    let path = place.directory + "/file"
    try place.files.writeAtomically(path, Data(), .init())
    #expect(throws: FileProblem.notADirectory) { try place.files.writeAtomically(path + "/inner", Data(), .init()) }
    #expect(try place.files.list(place.directory).map(\.isDirectory) == [false])
  }

  @Test(arguments: places) func `removing what is not there is no error`(place: Place) throws {
    let path = place.directory + "/gone"
    try place.files.remove(path)
    try place.files.writeAtomically(path, Data("x".utf8), .init())
    try place.files.remove(path)
    #expect(try place.files.read(path, 100) == nil)
    #expect(try place.files.list(place.directory + "/nowhere").isEmpty)
  }

  @Test(arguments: places) func `a directory is removed only if it is empty`(place: Place) throws {
    let directory = place.directory + "/inhabited"
    try place.files.writeAtomically(directory + "/file", Data("x".utf8), .init())
    #expect(throws: FileProblem.isDirectory) { try place.files.remove(directory) }
    #expect(try place.files.list(directory).count == 1)
    try place.files.remove(directory + "/file")
    try place.files.remove(directory)
    #expect(try place.files.list(place.directory).allSatisfy { $0.name != "inhabited" })
  }

  @Test(arguments: places) func `a lock gives its body's result or error`(place: Place) throws {
    let path = place.directory + "/locked"
    #expect(try place.files.withLock(path) { 7 } == 7)
    #expect(throws: FileProblem.full) { try place.files.withLock(path) { throw FileProblem.full } }
    #expect(try place.files.withLock(path) { 8 } == 8)
  }

  @Test(arguments: places) func `a lock lets one in at a time`(place: Place) async throws {
    let path = place.directory + "/counter"
    await withCheckedContinuation { continuation in
      let done = DispatchGroup()
      for _ in 0..<20 {
        done.enter()
        Thread {
          try? place.files.withLock(path) {
            let count = try place.files.read(path, 10).flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
            try place.files.writeAtomically(path, Data("\(count + 1)".utf8), .init())
          }
          done.leave()
        }.start()
      }
      done.notify(queue: .global()) { continuation.resume() }
    }
    #expect(try place.files.read(path, 10) == Data("20".utf8))
  }
}
