import Testing

@testable import Gazetteer

struct CountriesTests {
  @Test func `a code has an English name`() {
    #expect(Countries.name(ofCode: "KR") == "South Korea")
    #expect(Countries.name(ofCode: "NL") == "Netherlands")
    #expect(Countries.name(ofCode: "ZZ") == nil)
    #expect(Countries.name(ofCode: "") == nil)
    #expect(Countries.name(ofCode: "K") == nil)
  }

  @Test func `a country goes by many names`() {
    let keys = Countries.keys(ofCode: "US").map { String(decoding: $0, as: UTF8.self) }
    for key in ["us", "usa", "unitedstates", "america"] { #expect(keys.contains(key)) }
  }
}
