import Entities
import Terminal
import Testing

@testable import Views

struct PrintedWordsTests {
  @Test(arguments: Language.allCases) func `units stand in a column`(language: Language) {
    let lines = Units.metric.listing(Words.inLanguage(language)).split(separator: "\n")
    #expect(lines.count == 6)
    let units = lines.map { $0.split(separator: " ").last ?? "" }
    #expect(units.first == "celsius")
    let columns = zip(lines, units).map { String($0.dropLast($1.count)).displayWidth }
    #expect(Set(columns).count == 1, "\(columns)")
    if language == .english { #expect(lines.first == "temperature    celsius" && lines.last == "clock          24h") }
  }
}
