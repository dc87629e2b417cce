import Foundation
import Testing
import World

/// The live table of a document.
@BlockingWork
struct LiveDocumentTests {
  private static let good = #"{"name": "Oslo", "latitude": 59.9, "longitude": 10.7, "timeZone": "Europe/Oslo"}"#
  private static let sentence = "Can't read 1 of the document's 2 cities"

  private func write(_ cities: [String], to path: String) throws {
    try #"{"cities": [\#(cities.joined(separator: ","))]}"#.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test(arguments: [["watch"], ["watch", "--plain"]])
  func `cities that cannot be read are said, at the start and when the file becomes so`(arguments: [String]) throws {
    let home = try TemporaryDirectory()
    let path = home.file("sky.json")
    for isBadAtStart in [true, false] {
      try write(isBadAtStart ? [Self.good, "5"] : [Self.good, Self.good.replacing("Oslo", with: "Moss")], to: path)
      let program = try LiveProgram(arguments + ["--from", path], home: home, columns: 100)
      if !isBadAtStart {
        try program.terminal.wait(for: "Moss")
        #expect(!program.terminal.text.contains(Self.sentence))
        try write([Self.good, "5"], to: path)
      }
      try program.terminal.wait(for: Self.sentence)
      program.terminal.send(SIGTERM)
      #expect(try program.endingSignal() == SIGTERM)
    }
  }
}
