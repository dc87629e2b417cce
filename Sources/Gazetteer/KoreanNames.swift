/// What places are called in Korean, as far as the list knows.
enum KoreanNames {
  /// The names of places in Hangul, Latin letters among it as capitals, by their positions in `Places`; collected when
  /// one is first asked for.
  private static let names: [Int: String] = {
    var names: [Int: String] = [:]
    let index = NameIndex()
    // In UTF-8 these bytes begin the syllables; their block is the end of the list.
    for byte in UInt8(0xEA)...0xED {
      for line in index.lines(beginningWith: [byte]) {
        guard let entry = index.entry(ofLineEndingAt: line.upperBound) else { continue }
        let name = String(decoding: index.key(ofLine: line), as: UTF8.self).uppercased()
        if names[entry.place].map({ isBetter(name, than: $0) }) ?? true { names[entry.place] = name }
      }
    }
    return names
  }()

  /// Whether a name is rather shown than another one of the same place: of `서울`, `서울시` and `서울특별시` the shortest.
  private static func isBetter(_ name: String, than other: String) -> Bool {
    if preferred.contains(name) != preferred.contains(other) { return preferred.contains(name) }
    return name.count < other.count
  }

  /// Names that are shown though the place has another one as short: the spelling of the National Institute of Korean
  /// Language before others, today's name before a former one.
  private static let preferred = Set(
    """
    상하이 베이징 선전시 이스탄불 호찌민 상파울루 톈진시 서울 도쿄 난징 항저우 벵갈루루 타이베이 선양 싱가포르 멜버른 상트페테르부르크 다롄시 창춘시
    로스앤젤레스 사오싱시 옌타이시 하르키우 샌디에이고 댈러스 아시가바트 새너제이 네피도 칸쿤 타인호아 토리노 울란바토르 웨이하이시 리비우 라스베이거스
    냐짱 애틀랜타 코타키나발루 산후안 피렌체 벨파스트 옌지시 나소 페트로파블롭스크캄차츠키 시엠레아프 라싸시 키네시마 푸껫 베네치아 부령 아오지 귀스타비아
    마리고 롱이어비엔
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The name of the place that is shown by another one at a position in degrees.
  static func name(of shown: String, latitude: Double, longitude: Double) -> String? {
    let index = NameIndex()
    let places = Places()
    let entry = index.entries(named: Folding.key(shown)).first { entry in
      guard entry.kind == .main, let place = places.place(at: entry.place, match: .exact) else { return false }
      return abs(place.latitude - latitude) < 1e-4 && abs(place.longitude - longitude) < 1e-4
    }
    return entry.flatMap { names[$0.place] }
  }

  /// The name of a region: of a province of Korea, else that of the city after which the region is called and in which
  /// that lies.
  static func name(ofRegion region: String, countryCode: String) -> String? {
    if countryCode == "KR", let province = provinces[region] { return province }
    let places = Places()
    let entry = NameIndex().entries(named: Folding.key(region)).first { entry in
      guard entry.kind == .main, let place = places.place(at: entry.place, match: .exact) else { return false }
      return place.countryCode == countryCode && place.region == region
    }
    return entry.flatMap { names[$0.place] }
  }

  private static let provinces = [
    "Chungcheongnam-do": "충청남도", "Gangwon-do": "강원도", "Gyeonggi-do": "경기도", "Gyeongsangbuk-do": "경상북도",
    "Gyeongsangnam-do": "경상남도", "Jeju-do": "제주도", "Jeollabuk-do": "전라북도", "Jeollanam-do": "전라남도",
    "North Chungcheong": "충청북도", "Sejong-si": "세종시",
  ]
}

extension Gazetteer {
  /// The Korean name of the place that the list shows by some name at a position in degrees, without spaces; `nil` where the
  /// list has none.
  package static func koreanName(of name: String, latitude: Double, longitude: Double) -> String? {
    KoreanNames.name(of: name, latitude: latitude, longitude: longitude)
  }

  /// The Korean name of a first-level division, where the list has one.
  package static func koreanName(ofRegion region: String, countryCode: String) -> String? {
    KoreanNames.name(ofRegion: region, countryCode: countryCode)
  }

  /// The Korean name of the country with an ISO 3166-1 alpha-2 code.
  package static func koreanName(ofCountry code: String) -> String? { Countries.name(ofCode: code, language: "ko") }
}
