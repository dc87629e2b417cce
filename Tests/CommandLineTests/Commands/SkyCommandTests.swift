import Entities
import Testing

@testable import CommandLine

/// What `sky` understands of charts.
struct SkyCommandTests {
  private func sentence(_ line: String) -> String? {
    do {
      _ = try Invocation(line.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error.sentence.english
    }
  }

  @Test(arguments: ["up", "sou", "361", "-1", "12.5", "south-east"])
  func `a direction that is none is refused with what would be one`(word: String) {
    let text = sentence("sky Seoul --facing=\(word)")
    #expect(text?.hasPrefix("'--facing' takes a direction such as south, SE or 135, not '\(word)'") == true)
  }

  @Test func `a chart is no line of text, and all stars belong to a chart`() {
    #expect(sentence("sky Seoul --chart --line") != nil)
    #expect(sentence("sky Seoul --facing south --format {name}") != nil)
    #expect(sentence("sky Seoul --all")?.contains("--chart") == true)
    #expect(sentence("sky Seoul --all --facing south") == nil)
    #expect(sentence("sky Seoul --chart --json --date friday --at 21:30") == nil)
  }
}
