import Testing

@testable import Gazetteer

struct FinderTests {
  private func entry(_ position: Int) -> NameIndex.Entry { .init(kind: .main, position: position) }

  @Test func `the biggest places are listed, each once`() {
    var biggest = BiggestPlaces(limit: 3)
    for place in [50, 20, 20, 90, 10, 50, 70] { biggest.add(entry(place)) }
    #expect(biggest.entries.map(\.position) == [10, 20, 50])
  }

  @Test func `a region is meant before a country, and the beginning of either last`() throws {
    let ontario = try #require(Gazetteer.search("London, ON", limit: 1).first)
    let location = Qualifier(ontario)
    #expect(location.strength(of: [Array("ontario".utf8)]) == .region)
    #expect(location.strength(of: [Array("ca".utf8)]) == .country)
    #expect(location.strength(of: [Array("onta".utf8)]) == .beginning)
    #expect(location.strength(of: [Array("on".utf8), Array("canada".utf8)]) == .region)
    #expect(location.strength(of: [Array("texas".utf8)]) == nil)
    #expect(Qualifier.Strength.region < .country && Qualifier.Strength.country < .beginning)
  }
}
