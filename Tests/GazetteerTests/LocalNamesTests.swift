import Essentials
import Testing

@testable import Gazetteer

struct LocalNamesTests {
  private func name(_ query: String) throws -> String? {
    let place = try #require(Gazetteer.search(query, limit: 1).first)
    return Gazetteer.localName(
      of: place.name, countryCode: place.countryCode, latitude: place.latitude, longitude: place.longitude,
      language: "ko")
  }

  @Test(arguments: [
    ("Seoul", "서울"), ("Busan", "부산"), ("Suwon", "수원"), ("Beijing", "베이징"), ("Shanghai", "상하이"), ("Tokyo", "도쿄"),
    ("Istanbul", "이스탄불"), ("Saint Petersburg", "상트페테르부르크"), ("New York", "뉴욕"), ("Vienna", "빈"), ("Venice", "베네치아"),
    ("Los Angeles", "로스앤젤레스"), ("São Paulo", "상파울루"), ("Hanoi", "하노이"), ("Oslo", "오슬로"), ("Washington, DC", "워싱턴"),
  ])
  func `of several Korean names the usual one is chosen`(query: String, korean: String) throws {
    #expect(try name(query) == korean)
  }

  @Test func `what the list has no Korean name for has none`() throws {
    #expect(try name("Hyderabad") == nil)
    func far(_ name: String, _ latitude: Double) -> String? {
      Gazetteer.localName(of: name, countryCode: "", latitude: latitude, longitude: 0, language: "ko")
    }
    #expect(far("Seoul", 0) == nil && far("", .nan) == nil)
  }

  @Test func `a region has its own name, or that of the city after which it is called`() {
    #expect(Gazetteer.localName(ofRegion: "Seoul", countryCode: "KR", language: "ko") == "서울")
    #expect(Gazetteer.localName(ofRegion: "Gyeonggi-do", countryCode: "KR", language: "ko") == "경기도")
    #expect(Gazetteer.localName(ofRegion: "Ohio", countryCode: "US", language: "ko") == "오하이오")
    #expect(Gazetteer.localName(ofRegion: "Badghis", countryCode: "AF", language: "ko") == nil)
  }

  @Test func `every country has a Korean name, and is found by it`() throws {
    // States that are no more, and territories without inhabitants.
    let empty: Set = ["AN", "AQ", "BQ", "BV", "CS", "GS", "HM", "IO", "TF", "UM"]
    let codes = EmbeddedFile("Places/countries.txt").lines.map { $0[0] }
    for code in codes where !empty.contains(code) {
      #expect(Gazetteer.localName(ofCountry: code, language: "ko") != nil, "\(code)")
    }
    let names = codes.compactMap { Gazetteer.localName(ofCountry: $0, language: "ko") }
    #expect(Set(names).count == names.count)
    let oslo = try #require(Gazetteer.search("오슬로, 노르웨이", limit: 1).first)
    #expect(oslo.name == "Oslo" && oslo.match == .qualified)
  }
}
