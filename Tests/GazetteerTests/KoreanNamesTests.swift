import Essentials
import Testing

@testable import Gazetteer

struct KoreanNamesTests {
  private func name(_ query: String) throws -> String? {
    let place = try #require(Gazetteer.search(query, limit: 1).first)
    return Gazetteer.koreanName(of: place.name, latitude: place.latitude, longitude: place.longitude)
  }

  @Test(arguments: [
    ("Seoul", "서울"), ("Busan", "부산"), ("Suwon", "수원"), ("Beijing", "베이징"), ("Shanghai", "상하이"), ("Tokyo", "도쿄"),
    ("Istanbul", "이스탄불"), ("Saint Petersburg", "상트페테르부르크"), ("New York", "뉴욕"), ("Vienna", "빈"), ("Venice", "베네치아"),
    ("Los Angeles", "로스앤젤레스"), ("São Paulo", "상파울루"), ("Hanoi", "하노이"), ("Oslo", "오슬로"), ("Washington, DC", "워싱턴DC"),
  ])
  func `of several Korean names the usual one is chosen`(query: String, korean: String) throws {
    #expect(try name(query) == korean)
  }

  @Test func `what the list has no Korean name for has none`() throws {
    #expect(try name("Hyderabad") == nil)
    #expect(Gazetteer.koreanName(of: "Seoul", latitude: 0, longitude: 0) == nil)
    #expect(Gazetteer.koreanName(of: "", latitude: .nan, longitude: 0) == nil)
  }

  @Test func `a region is called after its city, a province of Korea by its own name`() {
    #expect(Gazetteer.koreanName(ofRegion: "Seoul", countryCode: "KR") == "서울")
    #expect(Gazetteer.koreanName(ofRegion: "Gyeonggi-do", countryCode: "KR") == "경기도")
    #expect(Gazetteer.koreanName(ofRegion: "Washington", countryCode: "US") == nil)
    #expect(Gazetteer.koreanName(ofRegion: "Ohio", countryCode: "US") == nil)
  }

  @Test func `every country has a Korean name, and is found by it`() throws {
    // States that are no more, and territories without inhabitants.
    let empty: Set = ["AN", "AQ", "BQ", "BV", "CS", "GS", "HM", "IO", "TF", "UM"]
    let codes = EmbeddedFile("Places/countries.txt").lines.map { $0[0] }
    for code in codes where !empty.contains(code) { #expect(Gazetteer.koreanName(ofCountry: code) != nil, "\(code)") }
    let names = codes.compactMap { Gazetteer.koreanName(ofCountry: $0) }
    #expect(Set(names).count == names.count)
    let oslo = try #require(Gazetteer.search("오슬로, 노르웨이", limit: 1).first)
    #expect(oslo.name == "Oslo" && oslo.match == .qualified)
  }
}
