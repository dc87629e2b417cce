import Testing

@testable import Gazetteer

struct GazetteerTests {
  /// The best place as `name, region code or region, country code`.
  private func best(_ query: String) -> String {
    guard let place = Gazetteer.search(query, limit: 5).first(where: { $0.match != .prefix }) else { return "-" }
    return "\(place.name), \(place.regionCode ?? place.region ?? "-"), \(place.countryCode)"
  }

  @Test(arguments: [
    ("Seoul", "Seoul, Seoul, KR"), ("서울", "Seoul, Seoul, KR"), ("부산", "Busan, Busan, KR"),
    ("뉴욕", "New York City, NY, US"), ("München", "Munich, BY, DE"), ("Muenchen", "Munich, BY, DE"),
    ("munich", "Munich, BY, DE"), ("東京", "Tokyo, Tokyo, JP"), ("Москва", "Moscow, Moscow, RU"),
    ("NYC", "New York City, NY, US"), ("New York", "New York City, NY, US"), ("newyork", "New York City, NY, US"),
    ("Koln", "Köln, NW, DE"), ("Köln", "Köln, NW, DE"), ("Cologne", "Köln, NW, DE"),
    ("Reykjavík", "Reykjavík, Capital Region, IS"), ("REYKJAVIK", "Reykjavík, Capital Region, IS"),
    ("Duesseldorf", "Düsseldorf, NW, DE"), ("Goedoelloe", "Gödöllő, Pest County, HU"), ("London", "London, ENG, GB"),
    ("Paris", "Paris, Île-de-France, FR"),
    ("York", "York, ENG, GB"), ("Salisbury", "Salisbury, ENG, GB"),
    ("Medina, Saudi Arabia", "Madinah, Medina Region, SA"),
    ("LA", "Los Angeles, CA, US"), ("Mexico", "Mexico City, Mexico City, MX"), ("Canton, Ohio", "Canton, OH, US"),
    ("N'Djamena", "N'Djamena, N’Djaména, TD"), ("Ndjamena", "N'Djamena, N’Djaména, TD"),
  ])
  func `a name or another name of a place finds it`(query: String, expected: String) {
    #expect(best(query) == expected)
  }

  @Test(arguments: [
    ("Portland, ME", "Portland, ME, US"), ("Portland Maine", "Portland, ME, US"),
    ("portland oregon usa", "Portland, OR, US"), ("Paris, Texas", "Paris, TX, US"), ("London CA", "London, ON, CA"),
    ("London, Ont", "London, ON, CA"), ("Paris France", "Paris, Île-de-France, FR"), ("Seoul, KR", "Seoul, Seoul, KR"),
    ("Seoul, South Korea", "Seoul, Seoul, KR"), ("Seoul Korea", "Seoul, Seoul, KR"),
    ("대한민국 서울", "Seoul, Seoul, KR"), ("Birmingham, UK", "Birmingham, ENG, GB"),
    ("Birmingham, England", "Birmingham, ENG, GB"), ("Birmingham, USA", "Birmingham, AL, US"),
    ("Birmingham U.S.A.", "Birmingham, AL, US"), ("Perth Scotland", "Perth, SCT, GB"),
    ("Istanbul, Türkiye", "Istanbul, Istanbul, TR"), ("Istanbul Turkey", "Istanbul, Istanbul, TR"),
    ("Prague Czechia", "Prague, Prague, CZ"), ("Prague, Czech Republic", "Prague, Prague, CZ"),
    ("San Jose CA", "San Jose, CA, US"), ("San Jose, Costa Rica", "San José, San José, CR"),
    ("Richmond, CA", "Richmond, CA, US"), ("New York, NY", "New York City, NY, US"),
    ("Washington, D.C.", "Washington, DC, US"), ("Munich, Bavaria, Germany", "Munich, BY, DE"),
  ])
  func `a region or a country after the name says which place is meant`(query: String, expected: String) {
    #expect(best(query) == expected)
  }

  @Test func `a place that the list lacks is not replaced by another of its name`() {
    #expect(best("Springfield, CA") == "-")
    #expect(best("Seoul, France") == "-")
  }

  @Test(arguments: [
    ("Saint Petersburg", "RU"), ("St. Petersburg", "RU"), ("St Petersburg, Florida", "US"), ("St. Louis", "US"),
    ("Saint-Étienne", "FR"), ("san jose", "US"), ("Rio de Janeiro", "BR"), ("Stratford-upon-Avon", "GB"),
  ])
  func `short forms, hyphens and accents do not matter`(query: String, country: String) {
    #expect(Gazetteer.search(query, limit: 1).first?.countryCode == country)
  }

  @Test func `letters written in parts are the same letters`() {
    #expect(best("M\u{75}\u{308}nchen") == best("München"))
    #expect(best("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}") == "Seoul, Seoul, KR")
    #expect(best("서 울") == "Seoul, Seoul, KR")
  }

  @Test func `an airport's code finds the airport under its city and code`() {
    let place = Gazetteer.search("ICN", limit: 1).first
    #expect(place?.name == "Seoul ICN")
    #expect(place?.kind == .airport)
    #expect(place?.match == .code)
    #expect(place?.timeZone == "Asia/Seoul")
    #expect(best("icn") == "Seoul ICN, Incheon, KR")
    #expect(best("LAX") == "Los Angeles LAX, CA, US")
    #expect(best("lax") == "Los Angeles LAX, CA, US")
    #expect(best("Heathrow Airport") == "London LHR, ENG, GB")
    #expect(best("Charles de Gaulle International Airport") == "Paris CDG, Île-de-France, FR")
    #expect(best("Heathrow") == "London LHR, ENG, GB")
  }

  @Test func `three small letters are a city before they are an airport`() {
    #expect(best("ulm") == "Ulm, BW, DE")
    #expect(Gazetteer.search("ULM", limit: 3).map(\.name).prefix(2) == ["New Ulm ULM", "Ulm"])
  }

  @Test func `other places of the same name follow by population and by how well known they are`() {
    let found = Gazetteer.search("Santiago", limit: 100).filter { $0.match == .exact && $0.name == "Santiago" }
    // The town in the Philippines has more people than those in Brazil and Mexico, but one spelling to their three.
    #expect(found.map(\.countryCode) == ["CL", "BR", "MX", "PH", "PE"])
  }

  @Test func `of places with the same weight the bigger one is first`() {
    let candidates = [(30, 1.0), (10, 2), (20, 3)].map { position, longitude in
      Candidate(entry: .init(kind: .main, position: position), place: place(longitude: longitude))
    }
    #expect(candidates.ranked(limit: 2).map(\.longitude) == [2, 3], "positions are in order of population")
  }

  @Test(arguments: ["town", "county", "Qqxyz town"])
  func `a word that many airports have in their names finds none of them`(query: String) {
    #expect(!Gazetteer.search(query, limit: 10).contains { $0.kind == .airport && $0.match < .prefix })
  }

  @Test func `what may as well be meant is a rival of the first place`() {
    func rivals(_ query: String) -> [String] {
      Gazetteer.rivals(in: Gazetteer.search(query, limit: 10)).map { $0.regionCode ?? $0.countryCode }
    }
    #expect(rivals("Cordoba") == ["ES"])
    #expect(rivals("Springfield") == ["IL", "MO", "OH"])
    #expect(rivals("Seoul") == [])
    #expect(rivals("New Delhi") == [], "Delhi is the same town")
    #expect(rivals("LAX") == [])
    #expect(rivals("San Fran") == [], "guesses have no name in common")
    #expect(Gazetteer.rivals(in: []) == [])
  }

  private func place(longitude: Double, weight: Int = 10_000) -> GazetteerPlace {
    GazetteerPlace(
      name: "Taveuni", region: nil, regionCode: nil, country: "Fiji", countryCode: "FJ", latitude: -16.8,
      longitude: longitude, timeZone: "Pacific/Fiji", population: nil, kind: .city, weight: weight)
  }

  @Test func `places on both sides of the date line may be one town`() {
    let (west, east) = (place(longitude: 179.95), place(longitude: -179.5))
    #expect(Gazetteer.rivals(in: [west, place(longitude: -179.95)]) == [])
    #expect(Gazetteer.rivals(in: [west, east]) == [east])
  }

  @Test func `a rival has at least an eighth of the weight`() {
    let (first, eighth) = (place(longitude: 0, weight: 15), place(longitude: 1, weight: 2))
    #expect(Gazetteer.rivals(in: [first, eighth, place(longitude: 2, weight: 1)]) == [eighth])
  }

  @Test func `small letters are a city that people call so, else an airport`() {
    #expect(best("rio") == "Rio de Janeiro, RJ, BR")
    #expect(best("fez") == "Fes, Fès-Meknès, MA")
    #expect(best("cai") == "Cairo CAI, -, EG")
  }

  @Test func `the beginning of a name is only a guess`() {
    #expect(
      Gazetteer.search("San Fran", limit: 3).first.map { [$0.name, "\($0.match)"] } == ["San Francisco", "prefix"])
  }

  @Test(arguments: [
    ("Se", "Seoul"), ("Reyk", "Reykjavík"), ("서", "Seoul"), ("portland m", "Portland"), ("Tok", "Tokyo"),
  ])
  func `suggestions come while one types`(prefix: String, expected: String) {
    #expect(Gazetteer.suggestions(for: prefix, limit: 8).contains { $0.name == expected })
  }

  @Test func `suggestions are distinct and as many as asked for`() {
    let found = Gazetteer.suggestions(for: "s", limit: 7)
    #expect(found.count == 7)
    #expect(Set(found).count == 7)
    #expect(Gazetteer.suggestions(for: "portland, m", limit: 3).first?.regionCode == "ME")
  }

  @Test(arguments: [
    ("Soul", "Seoul"), ("Seol", "Seoul"), ("Seuol", "Seoul"), ("Seoull", "Seoul"), ("Londn", "London"),
    ("Reykjavikk", "Reykjavík"), ("San Fransisco", "San Francisco"), ("Amsterdan", "Amsterdam"), ("bergem", "Bergen"),
    ("berm", "Bern"),
    ("Philadelpia, PA", "Philadelphia"), ("서을", "Seoul"), ("부신", "Busan"), ("인쳔", "Incheon"), ("대젼", "Daejeon"),
    ("뉴욬", "New York City"), ("샌프란시스코우", "San Francisco"), ("서울시", "Seoul"),
    ("San Fransisco California USA", "San Francisco"),
  ])
  func `a misspelt name brings the right one to mind`(query: String, expected: String) {
    #expect(Gazetteer.didYouMean(query) == expected)
  }

  @Test(arguments: ["Xanadu Falls", "McMurdo", "Paris, Ohio", "# comment", "some comment", "comment"])
  func `a name that is none, or of a place elsewhere, brings no other one to mind`(query: String) {
    #expect(Gazetteer.didYouMean(query) == nil)
  }

  @Test(arguments: [
    ("東京", "Tokyo"), ("北京", "Beijing"), ("القاهرة", "Cairo"), ("תל אביב", "Tel Aviv"), ("ქუთაისი", "Kutaisi"),
    ("London", "London"),
    ("我家", nil), ("", nil), ("☔", nil),
  ])
  func `a place of any script has its Latin name`(text: String, name: String?) {
    #expect(Gazetteer.latinName(of: text) == name)
  }

  @Test(arguments: [
    "", " ", ",", ", , ,", "\0\u{1B}[31m\u{7F}", "\u{202E}\u{200B}", "|", "|||\n|", "!", "🛰️🛰️", "'", "-", "...",
    String(repeating: "a", count: 10_000), String(repeating: "a ", count: 250), String(repeating: "é,", count: 5000),
    String(repeating: "\u{301}", count: 300), "a\u{301}\u{301}\u{301}", "\u{1109}", "\u{11AF}", "\u{3099}",
    "\u{10FFFF}",
  ])
  func `hostile text finds nothing dangerous`(query: String) {
    #expect(Gazetteer.search(query, limit: 5).count <= 5)
    #expect(Gazetteer.suggestions(for: query, limit: 5).count <= 5)
    #expect((Gazetteer.didYouMean(query) ?? "").utf8.count < 200)
  }

  @Test func `nothing is found where nothing is asked`() {
    #expect(Gazetteer.search("", limit: 5).isEmpty)
    #expect(Gazetteer.search("Seoul", limit: 0).isEmpty)
    #expect(Gazetteer.search("Seoul", limit: -1).isEmpty)
    #expect(Gazetteer.search("Seoul", limit: .max).first?.name == "Seoul")
    #expect(Gazetteer.suggestions(for: "", limit: 5).isEmpty)
    #expect(Gazetteer.didYouMean("") == nil)
    #expect(Gazetteer.didYouMean("Xqzwvkkj") == nil)
    #expect(["가", "붕", "빕"].compactMap(Gazetteer.didYouMean) == [], "another syllable is another name")
  }

  @Test func `Seoul is where it is`() throws {
    let seoul = try #require(Gazetteer.search("Seoul", limit: 1).first)
    #expect(seoul.latitude == 37.566)
    #expect(seoul.longitude == 126.9784)
    #expect(seoul.country == "South Korea")
    #expect(seoul.population ?? 0 > 9_000_000)
    #expect(seoul.kind == .city)
    #expect(seoul.match == .exact)
  }
}
