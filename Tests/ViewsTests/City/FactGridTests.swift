import Terminal
import Testing

@testable import Views

/// Facts about the current weather, in columns or below each other.
struct FactGridTests {
  @Test func `a fact without a label takes the whole width of a list and keeps its styles`() {
    let condition = StyledText("☂", Appearance().theme.rain) + StyledText(" light rain", .bold)
    let facts = [CityPage.Fact("", condition), CityPage.Fact("feels like", "-4 °C")]
    let lines = FactGrid(facts: facts, appearance: Appearance()).list(width: 20)
    #expect(lines.map(\.plain) == ["☂ light rain", "feels like  -4 °C"])
    #expect(lines.first == condition)
  }

  @Test func `a long value is wrapped to the right of its label`() {
    let grid = FactGrid(facts: [CityPage.Fact("moon", "full, rises 17:04, sets 07:12")], appearance: Appearance())
    #expect(grid.list(width: 20).map(\.plain) == ["moon  full, rises", "      17:04, sets", "      07:12"])
  }
}
