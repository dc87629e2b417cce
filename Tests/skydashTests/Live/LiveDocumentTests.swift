import Foundation
import Testing
import World

/// The live table of a document.
@BlockingWork
struct LiveDocumentTests {
  private static let good = #"{"name": "Oslo", "latitude": 59.9, "longitude": 10.7, "timeZone": "Europe/Oslo"}"#

  private func write(_ cities: [String], to path: String) throws {
    try #"{"cities": [\#(cities.joined(separator: ","))]}"#.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test(arguments: [["watch"], ["watch", "--plain"]])
  func `cities that cannot be read are said, at the start and when the file becomes so`(arguments: [String]) throws {
    let home = try TemporaryDirectory()
    let path = home.file("sky.json")
    try write([Self.good, "5"], to: path)
    let program = try LiveProgram(arguments + ["--from", path], home: home, columns: 100)
    try program.terminal.wait(for: "Can't read 1 of the document's 2 cities")
    try write([Self.good, "5", "[]"], to: path)
    try program.terminal.wait(for: "Can't read 2 of the document's 3 cities")
    program.terminal.send(SIGTERM)
    #expect(try program.endingSignal() == SIGTERM)
  }
}
