import Entities
import Testing

@testable import Views

struct PrintedWordsTests {
  @Test(arguments: Language.allCases) func `units stand in a column`(language: Language) {
    let lines = Units.metric.listing(Words.inLanguage(language)).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(Set(lines.map { $0.split(separator: " ").last.map(String.init) ?? "" }).contains("celsius"))
    if language == .english { #expect(lines.first == "temperature    celsius" && lines.last == "clock          24h") }
  }
}
