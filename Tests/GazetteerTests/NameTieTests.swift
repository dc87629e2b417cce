import Testing

@testable import Gazetteer

struct NameTieTests {
  /// The tie by which a query first met the place of a name.
  private func tie(_ query: String, to name: String) throws -> NameTie {
    let city = try #require(Gazetteer.search(name, limit: 1).first)
    let key = Folding.key(query)
    let entry = try #require(Finder().places(named: key).first { $0.place.name == city.name }?.entry)
    return NameTie(of: key, entry.kind, to: city, spelt: Query(query))
  }

  @Test(arguments: [
    ("London", "London", NameTie.main), ("Αθήνα", "Athens", .main), ("san jose", "San Jose", .main),
    ("San José", "San Jose", .variant), ("런던", "London", .variant), ("Fez", "Fes", .variant),
    ("Hull", "Kingston upon Hull", .part), ("goa", "Mormugao", .part), ("Canton", "Guangzhou", .unlike),
    ("saint étienne", "Saint-Étienne", .main), ("Saint Êtienne", "Saint-Étienne", .variant),
  ])
  func `a name is tied to a city by its letters and its script`(query: String, name: String, expected: NameTie) throws {
    #expect(try tie(query, to: name) == expected)
  }

  @Test func `a small place of another name is only a guess`() {
    #expect(Gazetteer.search("Central Park", limit: 1).first?.match == .obscure)
    #expect(Gazetteer.search("Danzig", limit: 1).first?.match == .exact)
  }
}
