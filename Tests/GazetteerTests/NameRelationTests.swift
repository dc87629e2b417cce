import Testing

@testable import Gazetteer

struct NameRelationTests {
  /// The relation by which a query first met the place of a name.
  private func relation(_ query: String, to name: String) throws -> NameRelation {
    let city = try #require(Gazetteer.search(name, limit: 1).first)
    let key = Folding.key(query)
    let entry = try #require(Finder().places(named: key).first { $0.place.name == city.name }?.entry)
    return NameRelation(key: key, kind: entry.kind, city: city, query: Query(query))
  }

  @Test(arguments: [
    ("London", "London", NameRelation.main), ("Αθήνα", "Athens", .main), ("san jose", "San Jose", .main),
    ("San José", "San Jose", .variant), ("런던", "London", .variant), ("Fez", "Fes", .variant),
    ("Hull", "Kingston upon Hull", .part), ("goa", "Mormugao", .part), ("Canton", "Guangzhou", .unlike),
    ("saint étienne", "Saint-Étienne", .main), ("Saint Êtienne", "Saint-Étienne", .variant),
  ])
  func `a name is related to a city by letters and script`(query: String, name: String, expected: NameRelation) throws {
    #expect(try relation(query, to: name) == expected)
  }

  @Test func `a repeated character of a Japanese name is Chinese too`() {
    #expect(Script(of: "代々木") == .han && Script(of: "々") == .han && Script.han.isUsed(in: "JP"))
  }

  @Test func `a small place of another name is only a guess`() {
    #expect(Gazetteer.search("Central Park", limit: 1).first?.match == .obscure)
    #expect(Gazetteer.search("Danzig", limit: 1).first?.match == .exact)
  }
}
