import Entities
import Testing

@testable import CommandLine

/// Which options `apod` combines.
struct ApodCommandTests {
  @Test(arguments: [
    "--browse --no-picture", "--browse --json", "--from monday --save list.jpg", "--browse --open",
  ])
  func `options about one picture are refused with a list`(options: String) {
    #expect(throws: UsageError.self) { try Invocation("apod \(options)".split(separator: " ").map(String.init)) }
  }

  @Test func `a list, which has no picture, can be asked for without one`() throws {
    let words = ["apod", "--from", "monday", "--no-picture"]
    #expect(try Invocation(words).command == .apod(.range(from: .weekday(0), to: nil)))
  }

  @Test func `a picture's file and its document don't both go to the standard output`() throws {
    let error = #expect(throws: UsageError.self) { try Invocation(["apod", "--save", "-", "--json"]) }
    #expect(error?.sentence.english.hasPrefix("'--save -' and '--json' can't be used together") == true)
    #expect(try Invocation(["apod", "--save", "a.jpg", "--json"]).command == .apod(.latest))
  }

  @Test func `a random picture can be saved, opened and left undrawn`() throws {
    let line = "apod --random --save a.jpg --force --open --no-picture"
    #expect(try Invocation(line.split(separator: " ").map(String.init)).command == .apod(.random))
  }
}
