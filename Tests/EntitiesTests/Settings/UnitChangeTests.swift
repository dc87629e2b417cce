import Testing

@testable import Entities

struct UnitChangeTests {
  @Test(arguments: UnitChange.words)
  func `each word that help names is understood in any case`(_ word: String) throws {
    let change = try #require(UnitChange(word: word))
    #expect(UnitChange(word: word.uppercased()) == change)
  }

  @Test(arguments: [
    ("c", "celsius"), ("F", "fahrenheit"), ("°F", "fahrenheit"), ("km/h", "kmh"), ("m/s", "ms"), ("knots", "kn"),
    ("in", "inch"), ("miles", "mi"),
  ])
  func `short and common words mean the same`(_ short: String, _ word: String) {
    #expect(UnitChange(word: short) == UnitChange(word: word))
    #expect(UnitChange(word: short) != nil)
  }

  @Test(arguments: ["", " ", "kelvin", "celsius ", "24", String(repeating: "c", count: 10_000)])
  func `other words are none`(_ word: String) { #expect(UnitChange(word: word) == nil) }

  @Test func `a change leaves the other units alone`() {
    var units = Units.metric
    for word in ["fahrenheit", "kn", "inch", "inhg", "mi", "12h"] { UnitChange(word: word)?.apply(to: &units) }
    #expect(
      units
        == Units("fahrenheit", "kn", "inch", "inhg", "mi", "12h"))
    UnitChange(word: "uk")?.apply(to: &units)
    #expect(units == .uk)
  }

  @Test func `the words name each unit and preset once`() {
    #expect(Set(UnitChange.words).count == UnitChange.words.count)
    #expect(Set(UnitChange.words.compactMap(UnitChange.init(word:))).count == UnitChange.words.count)
  }
}
