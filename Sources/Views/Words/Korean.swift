import Entities
import Essentials
import ViewModels

nonisolated extension Words {
  /// 한국어.
  package static let korean = Words(
    language: .korean,
    conditionName: {
      switch $0 {
      case .clear: "맑음"
      case .mainlyClear: "대체로 맑음"
      case .partlyCloudy: "구름 조금"
      case .overcast: "흐림"
      case .fog: "안개"
      case .rimeFog: "상고대 안개"
      case .mist: "박무"
      case .haze: "연무"
      case .smoke: "연기"
      case .dust: "황사"
      case .sand: "모래바람"
      case .ash: "화산재"
      case .squall: "돌풍"
      case .tornado: "토네이도"
      case .lightDrizzle: "약한 이슬비"
      case .drizzle: "이슬비"
      case .heavyDrizzle: "강한 이슬비"
      case .lightFreezingDrizzle: "약한 어는 이슬비"
      case .freezingDrizzle: "어는 이슬비"
      case .lightRain: "약한 비"
      case .rain: "비"
      case .heavyRain: "강한 비"
      case .lightFreezingRain: "약한 어는 비"
      case .freezingRain: "어는 비"
      case .lightSleet: "약한 진눈깨비"
      case .sleet: "진눈깨비"
      case .heavySleet: "강한 진눈깨비"
      case .lightSnow: "약한 눈"
      case .snow: "눈"
      case .heavySnow: "강한 눈"
      case .snowGrains: "싸락눈"
      case .lightRainShowers: "약한 소나기"
      case .rainShowers: "소나기"
      case .violentRainShowers: "강한 소나기"
      case .lightSleetShowers: "약한 진눈깨비 소나기"
      case .sleetShowers: "진눈깨비 소나기"
      case .heavySleetShowers: "강한 진눈깨비 소나기"
      case .lightSnowShowers: "약한 소낙눈"
      case .snowShowers: "소낙눈"
      case .heavySnowShowers: "강한 소낙눈"
      case .thunderstorm: "뇌우"
      case .thunderstormWithHail: "우박 뇌우"
      case .thunderstormWithHeavyHail: "강한 우박 뇌우"
      }
    },
    weekdays: ["월", "화", "수", "목", "금", "토", "일"],
    months: (1...12).map { "\($0)월" },
    columnName: {
      switch $0 {
      case .sun: "해"
      case .moon: "달"
      case .darkness: "어두움"
      case .outlook: "관측 전망"
      case .bestHours: "좋은 때"
      case .city: "도시"
      case .time: "현지 시각"
      case .glyph: ""
      case .condition: "날씨"
      case .temperature: "기온"
      case .lowHigh: "최저/최고"
      case .feelsLike: "체감"
      case .rain: "강수"
      case .wind: "바람"
      case .humidity: "습도"
      case .age: "갱신"
      case .days, .hours: ""
      }
    },
    fullColumnName: {
      switch $0 {
      case .feelsLike: "체감 온도"
      case .rain: "강수 확률"
      default: nil
      }
    },
    day: "낮", night: "밤", now: "지금", loading: "불러오는 중", failed: "자료 없음", stale: "오래됨",
    halfDay: { "\($1 ? "오전" : "오후") \($0)" },
    compass: ["북", "북북동", "북동", "동북동", "동", "동남동", "남동", "남남동", "남", "남남서", "남서", "서남서", "서", "서북서", "북서", "북북서"],
    age: { value, unit in
      switch unit {
      case .minutes: "\(value)분"
      case .hours: "\(value)시간"
      case .days: "\(value)일"
      }
    },
    fromLocale: { "로캘 \($0)에 따름" },
    panel: PanelWords(
      feelsLike: "체감", low: "최저", high: "최고", humidity: "습도", dewPoint: "이슬점", wind: "바람", gusts: "돌풍",
      pressure: "기압", visibility: "가시거리", cloud: "구름", uvIndex: "자외선 지수", precipitation: "강수량",
      chance: { _ in "강수 확률" }, sunrise: "일출", sunset: "일몰", moon: "달",
      unknown: "모름", pictureOfTheDay: "오늘의 천문 사진"),
    forecast: .korean,
    live: .korean, picture: .korean, sky: .korean, problems: .korean)
}

nonisolated extension ForecastWords {
  /// 한국어.
  package static let korean = ForecastWords(
    beaufort: [
      "고요", "실바람", "남실바람", "산들바람", "건들바람", "흔들바람", "된바람", "센바람", "큰바람", "큰센바람", "노대바람", "왕바람", "싹쓸바람",
    ],
    beaufortUnit: "등급",
    pollutantName: {
      switch $0 {
      case .fineParticles: "초미세먼지(PM2.5)"
      case .coarseParticles: "미세먼지(PM10)"
      case .ozone: "오존"
      case .nitrogenDioxide: "이산화질소"
      case .sulphurDioxide: "아황산가스"
      case .carbonMonoxide: "일산화탄소"
      }
    },
    pollenName: {
      switch $0 {
      case .alder: "오리나무"
      case .birch: "자작나무"
      case .grass: "잔디"
      case .ragweed: "돼지풀"
      }
    },
    europeanAir: ["좋음", "양호", "보통", "나쁨", "매우 나쁨", "극히 나쁨"],
    usAir: ["좋음", "보통", "민감군 나쁨", "나쁨", "매우 나쁨", "위험"],
    airIndex: {
      switch $0 {
      case .european: "유럽 대기질 지수"
      case .us: "미국 대기질 지수"
      }
    },
    fallName: {
      switch $0 {
      case .rain: "비"
      case .sleet: "진눈깨비"
      case .snow: "눈"
      case .thunderstorm: "뇌우"
      case .rainAndSnow: "비와 눈"
      }
    },
    dryFor: { "앞으로 \($0)시간 동안 강수 없음" },
    fallsUntil: { "\($0), \($1)까지" }, fallsOn: { "앞으로 24시간 내내 \($0)" },
    fallsFrom: { "\($1)부터 \($0)" }, fallsFromUntil: { "\($1)부터 \($0), \($2)쯤 그침" },
    fellToday: { "오늘 내린 양 \($0)" },
    warmer: { $1 ? "내일은 \($0) 더 따뜻함" : "어제보다 \($0) 높음" },
    colder: { $1 ? "내일은 \($0) 더 추움" : "어제보다 \($0) 낮음" },
    unchanged: { $0 ? "내일도 오늘과 비슷한 기온" : "어제와 비슷한 기온" },
    sentence: { parts in parts.isEmpty ? "" : parts.joined(separator: ". ") + "." },
    today: "오늘", tomorrow: "내일", date: { "\($2) \($1)일 \($0)" },
    nextHours: { "앞으로 \($0)시간" }, nextDays: { "앞으로 \($0)일" },
    rain: "강수", clouds: "구름", sun: "해", sunAllDay: "백야", noSun: "극야",
    air: "대기질", pollen: "꽃가루", noPollen: "없음", warnings: "특보", noWarnings: "없음",
    notKnown: "알 수 없음", until: { "\($0)까지" }, bestDay: "나들이하기 가장 좋은 날",
    dryUntil: { "\($0)까지 강수 없음" }, wetUntil: { "\($0)까지 강수" }, staysDry: "강수 없음",
    staysWet: "계속 강수", forecastFrom: { "예보: \($0)" }, problem: { "갱신 실패: \($0)." })
}

nonisolated extension LiveWords {
  static let korean = LiveWords(
    message: { content in
      switch content {
      case .problem(let problem): ProblemWords.korean.sentence(problem)
      case .notSaved(let problem): "저장되지 않음: \(ProblemWords.korean.sentence(problem))"
      case .settings(let warning): warning
      case .noPlace: "서울 같은 곳의 이름을 입력하세요."
      case .added(let place): "추가했습니다: \(place)"
      case .removed(let city): "삭제했습니다: \(city) (\(key(.restore))로 되돌리기)"
      case .restored(let city): "되돌렸습니다: \(city)"
      case .nothingToRestore: "되돌릴 것이 없습니다."
      case .notInOwnOrder: "내 순서에서만 옮길 수 있습니다. \(key(.sort))를 눌러 내 순서로 돌아가세요."
      case .paused: "멈췄습니다. \(key(.pause))를 누르면 계속합니다."
      case .resumed: "다시 갱신합니다."
      case .upToDate: "모두 최신입니다."
      case .networkIsOff: "네트워크가 꺼져 있습니다(--offline)."
      case .lookingFor(let place): "찾는 중: \(place)…"
      }
    },
    help: {
      switch $0 {
      case .select: "선택"
      case .ends: "처음과 끝"
      case .screens: "한 화면 위아래로"
      case .open: "선택한 도시 자세히, \(key(.back))로 돌아가기"
      case .add: "도시 추가"
      case .remove: "선택한 도시 삭제, \(key(.restore))로 되돌리기"
      case .move: "선택한 도시를 아래위로 옮기기"
      case .find: "도시 찾기"
      case .sort: "다음 열로 정렬"
      case .units: "°C 또는 °F"
      case .clock: "12시간 또는 24시간"
      case .weather: "현재 날씨, 며칠, 몇 시간"
      case .sky: "하늘"
      case .picture: "오늘의 천문 사진"
      case .refresh: "지금 갱신"
      case .pause: "멈춤"
      case .help: "도움말"
      case .quit: "끝내기"
      }
    },
    helpSection: {
      switch $0 {
      case .cities: "도시"
      case .view: "보기"
      case .refreshing: "갱신"
      }
    },
    hint: {
      switch $0 {
      case .help: "도움말"
      case .add: "추가"
      case .remove: "삭제"
      case .units: "°C/°F"
      case .refresh: "갱신"
      case .quit: "끝내기"
      case .scroll: "스크롤"
      case .back: "뒤로"
      case .choose: "고르기"
      case .addChosen: "추가"
      case .cancel: "취소"
      case .select: "선택"
      case .show: "보기"
      case .day: "날짜"
      case .openPage: "열기"
      case .save: "저장"
      case .clear: "지우기"
      case .reload: "다시"
      }
    },
    position: { "\($2)줄 중 \($0)–\($1)" }, notFound: "없음",
    refreshing: "갱신 중", paused: "멈춤", offline: "네트워크 꺼짐",
    nextRefresh: { "\($0) 뒤 갱신" }, refreshFailed: { "갱신 실패, \($0) 뒤 다시 시도" },
    seconds: { "\($0)초" }, minutes: { "\($0)분" }, noCities: "도시가 없습니다. \(key(.add))를 눌러 추가하세요.",
    noCitiesInBar: "도시가 없습니다. skydash add Seoul 로 추가하세요.", sortedBy: { "\($0) 순" }, ownOrder: "내 순서",
    addPrompt: "도시 추가: ", findPrompt: "찾기: ", removeQuestion: { "\($0)을(를) 삭제할까요? y/n" },
    cities: { "도시 \($0)곳" })
}

nonisolated extension PictureWords {
  static let korean = PictureWords(
    credit: "제공", copyright: "저작권", video: "동영상", otherMedia: "사진 없음", description: "장면",
    links: "링크", page: "페이지", loading: "불러오는 중", loadingFile: "사진 불러오는 중",
    nothingYet: "사진이 없습니다. \(KeyMap.pictures.name(of: .refresh)): 불러오기", noMore: "끝",
    titleOfList: { "\($0)일" }, saved: { "\($0)에 저장했습니다." }, opened: { "\($0)을(를) 열었습니다." })
}

nonisolated extension SkyWords {
  /// 한국어.
  package static let korean = SkyWords(
    sun: "해", moon: "달", evening: "저녁", morning: "아침", outlook: "전망", best: "적기", scores: "점수",
    coming: "앞으로",
    meteors: "유성우", sunset: "일몰, 일출",
    lightName: {
      switch $0 {
      case .day: "낮"
      case .civil: "시민박명"
      case .nautical: "항해박명"
      case .astronomical: "천문박명"
      case .dark: "완전한 밤"
      }
    },
    phaseName: {
      switch $0 {
      case .new: "삭"
      case .waxingCrescent: "초승달"
      case .firstQuarter: "상현달"
      case .waxingGibbous: "상현망간의 달"
      case .full: "보름달"
      case .waningGibbous: "하현망간의 달"
      case .lastQuarter: "하현달"
      case .waningCrescent: "그믐달"
      }
    },
    ratingName: {
      switch $0 {
      case .excellent: "매우 좋음"
      case .good: "좋음"
      case .fair: "보통"
      case .poor: "나쁨"
      case .bad: "매우 나쁨"
      }
    },
    seasonName: {
      switch $0 {
      case .marchEquinox: "춘분"
      case .juneSolstice: "하지"
      case .septemberEquinox: "추분"
      case .decemberSolstice: "동지"
      }
    },
    planetName: {
      switch $0 {
      case "Mercury": "수성"
      case "Venus": "금성"
      case "Mars": "화성"
      case "Jupiter": "목성"
      case "Saturn": "토성"
      case "Uranus": "천왕성"
      case "Neptune": "해왕성"
      default: $0
      }
    },
    showerName: {
      switch $0 {
      case "Quadrantids": "사분의자리 유성우"
      case "April Lyrids": "거문고자리 유성우"
      case "eta-Aquariids": "물병자리 에타 유성우"
      case "Perseids": "페르세우스자리 유성우"
      case "Orionids": "오리온자리 유성우"
      case "Leonids": "사자자리 유성우"
      case "Geminids": "쌍둥이자리 유성우"
      case "Ursids": "작은곰자리 유성우"
      case "Southern Taurids": "황소자리 남쪽 유성우"
      case "Northern Taurids": "황소자리 북쪽 유성우"
      case "Southern delta-Aquariids": "물병자리 델타 남쪽 유성우"
      case "Draconids": "용자리 유성우"
      default: $0
      }
    },
    columnName: {
      switch $0 {
      case .name: "행성"
      case .magnitude: "등급"
      case .rise: "뜸"
      case .highest: "남중"
      case .set: "짐"
      case .stands: "위치"
      case .look: "볼 때"
      case .best: "가장 좋을 때"
      case .aid: "도구"
      }
    },
    aidName: {
      switch $0 {
      case .nakedEye: "맨눈"
      case .binoculars: "쌍안경"
      case .telescope: "망원경"
      }
    },
    isDown: "지평선 아래", clearest: { "\($0.map { "\($0) 밤" } ?? "오늘 밤") 어디가 가장 맑을까?" },
    clearestUnknown: { "\($0.map { "\($0) 밤" } ?? "오늘 밤"), 어두운 곳부터 (예보 없음)" },
    title: { name, isTonight in isTonight ? "오늘 밤 \(name)의 하늘" : "\(name)의 밤하늘" },
    nightOf: { evening, words in
      let morning = evening.advanced(by: 1)
      let month = evening.month == morning.month ? "" : "\(morning.month)월 "
      return "\(evening.year)년 \(evening.month)월 \(evening.day)일(\(words.weekdays[evening.weekday]))~"
        + "\(month)\(morning.day)일(\(words.weekdays[morning.weekday]))"
    },
    day: { day, words in "\(day.month)월 \(day.day)일(\(words.weekdays[day.weekday]))" },
    duration: { $0 < 60 ? "\($0)분" : $0 % 60 == 0 ? "\($0 / 60)시간" : "\($0 / 60)시간 \($0 % 60)분" },
    darkness: { dark, moonless in
      guard let moonless else { return "어두운 시간 \(dark)" }
      return moonless.isEmpty ? "어두운 시간 \(dark), 내내 달이 떠 있음" : "어두운 시간 \(dark), 달 없이 \(moonless)"
    },
    howDark: { "어두움 \($0)" },
    noDarkness: { darkest in
      switch darkest {
      case .day: "해가 지지 않아 밤이 없음"
      case .civil: "밤새 시민박명, 별을 볼 수 없음"
      case .nautical: "가장 어두워도 항해박명, 밝은 별만 보임"
      case .astronomical, .dark: "밤새 박명, 완전히 어두워지지 않음"
      }
    },
    staysUp: "지지 않음", staysDown: "뜨지 않음", alwaysUp: "해가 하루 종일 떠 있음", alwaysDown: "해가 뜨지 않음",
    grazesSun: "해가 지평선을 스칩니다. 뜨고 지는 때는 그날 공기에 달려 있습니다.",
    grazesMoon: "달이 지평선을 스칩니다. 뜨고 지는 때는 그날 공기에 달려 있습니다.",
    moonPhase: { "\($0), \($1) 밝음" }, moonAge: { "월령 \($0)일" }, moonRises: { "월출 \($0)" },
    moonSets: { "월몰 \($0)" }, moonUpAllNight: "밤새 떠 있음", moonDownAllNight: "밤새 지평선 아래",
    moonStands: { "\($2)에 \($1)쪽 고도 \($0)" }, moonIsDown: { "\($0)에 지평선 아래" },
    score: { "100점 중 \($0)점, \($1)" },
    reason: Self.koreanReason, event: Self.koreanEvent, shower: Self.koreanShower, planet: Self.koreanPlanet,
    lightUntil: { "\($1)까지 \($0)" }, lightAllNight: { "정오부터 정오까지 \($0)" })

  @Sendable private static func koreanReason(_ reason: StargazingReason, _ text: SkyText) -> String {
    switch reason {
    case .cloud(let percent, let isHigh): return "\(isHigh ? "옅은 높은 구름" : "구름")이 하늘의 \(text.percent(percent))를 가림"
    case .rain(let chance): return "비나 눈" + (chance.map { " (확률 \(text.percent($0)))" } ?? "")
    case .moon(let illumination, let altitude, let until):
      let end = until.map { ", \(text.plainTime($0))에 짐" } ?? ""
      return "달 \(text.percent(100 * illumination)) 밝음, 최고 고도 \(text.degrees(altitude))\(end)"
    case .twilight(let light):
      return light == .nautical ? "가장 어두워도 항해박명 (해 고도 -6~-12도)" : "완전히 어두워지지 않음 (해 고도 -18도 위)"
    case .fog: return "안개"
    case .visibility(let metres): return "뿌연 공기, 가시거리 \(text.quantities.distance(metres))"
    case .humidity(let percent): return "습한 공기, 습도 \(text.percent(percent))"
    case .wind(let speed, let gust):
      let gusts = gust.map { ", 돌풍 \(text.quantities.speedWithUnit($0))" } ?? ""
      return "바람 \(text.quantities.speedWithUnit(speed))\(gusts)"
    case .dew(let spread): return "이슬: 기온이 이슬점보다 \(text.spread(spread)) 높을 뿐"
    case .fine(let clear, let limit):
      return "맑음 \(text.percent(clear)), 불빛 없는 곳에서 \(text.magnitude(limit))등급까지"
    case .lowConfidence(let days): return "\(days)일 뒤라 믿기 어려움"
    case .noNight: return "밤이 없음: 해가 지평선 아래 6도까지 내려가지 않음"
    case .told(let sentence): return sentence
    case .noForecast(let darkness): return "이 밤의 예보가 없어 점수 없음, 어두움 \(text.percent(100 * darkness))"
    }
  }

  private static func eclipse(_ kind: SkyEvent.Eclipse) -> String {
    switch kind {
    case .penumbral: "반영"
    case .partial: "부분"
    case .annular: "금환"
    case .total: "개기"
    }
  }

  @Sendable private static func koreanEvent(_ event: SkyEvent, _ text: SkyText) -> String {
    let sky = text.sky
    switch event.kind {
    case .moon(let phase): return "\(sky.phaseName(phase)) \(text.dayAndTime(event.instant))"
    case .season(let season): return "\(sky.seasonName(season)) \(text.dayAndTime(event.instant))"
    case .solarEclipse(let kind, let obscuration, let altitude):
      return "\(eclipse(kind))일식 \(text.dayAndTime(event.instant)), \(text.percent(100 * obscuration)) 가림, "
        + "해 고도 \(text.degrees(altitude))"
    case .lunarEclipse(let kind, let magnitude, let altitude):
      let depth = kind == .partial ? ", \(text.percent(100 * magnitude)) 가림" : ""
      let moon = altitude > 0 ? "달 고도 \(text.degrees(altitude))" : "최대일 때 달은 지평선 아래"
      return "\(eclipse(kind))월식 \(text.dayAndTime(event.instant))\(depth), \(moon)"
    case .meteors(let name, let rate, let moonlight):
      let number = rate.map { " 시간당 최대 \(QuantityText.rounded($0))개" } ?? ""
      return "\(text.shower(name))\(number) \(text.day(event.instant)), 달 \(text.percent(100 * moonlight))"
    }
  }

  @Sendable private static func koreanShower(_ shower: ShowerReport, _ text: SkyText) -> String {
    guard let rate = shower.rate, let best = shower.best else {
      return "\(text.shower(shower.name)) (극대 \(text.day(shower.peak)))"
    }
    return "\(text.shower(shower.name)) \(text.plainTime(best)) 무렵 어두운 곳에서 시간당 약 \(QuantityText.rounded(rate))개"
  }

  @Sendable private static func koreanPlanet(_ planet: PlanetReport, _ text: SkyText) -> String {
    var parts = ["\(text.magnitude(planet.magnitude))등급"]
    if let rise = planet.rise { parts.append("\(text.plainTime(rise))에 뜸") }
    if let transit = planet.transit, let altitude = planet.transitAltitude, altitude > 0 {
      parts.append("\(text.plainTime(transit))에 남중, 고도 \(text.degrees(altitude))")
    }
    if let set = planet.set { parts.append("\(text.plainTime(set))에 짐") }
    if let look = planet.look {
      let aid = planet.aid == .nakedEye ? "" : " \(text.sky.aidName(planet.aid))으로"
      parts.append(
        "\(text.plainTime(look.span.lowerBound))부터 \(text.plainTime(look.span.upperBound))까지\(aid) 볼 수 있음, "
          + "\(text.plainTime(look.best))에 \(text.direction(look.azimuth))쪽 고도 \(text.degrees(look.altitude))")
    } else {
      parts.append("이 밤에는 보이지 않음")
    }
    return "\(text.planet(planet.name)): \(parts.joined(separator: ", "))."
  }
}

nonisolated extension ProblemWords {
  static let korean = ProblemWords(
    service: koreanService, city: koreanCity, settings: koreanSettings, sky: koreanSky, picture: koreanPicture)

  @Sendable private static func koreanService(_ failure: ServiceFailure) -> String {
    koreanService(failure, failure.service.map(koreanName) ?? "")
  }

  private static func koreanService(_ failure: ServiceFailure, _ name: String) -> String {
    func with(_ reason: String) -> String { reason.isEmpty ? "" : "(\(koreanReasons[reason] ?? reason))" }
    return switch failure {
    case .offline: "저장된 자료가 없고 네트워크가 꺼져 있음"
    case .unreachable(_, let reason), .noNetwork(_, let reason): "\(name) 연결 실패\(with(reason))"
    case .timedOut: "\(name) 응답 시간 초과"
    case .notBefore(_, _, let reason): "\(name) 사용 한도로 대기 중\(with(reason))"
    case .refused(_, let status, ""): "\(name) 오류 응답(\(status))"
    case .refused(_, let status, let reason): "\(name) 오류 응답(\(status): \(reason))"
    case .cutShort: "\(name) 응답이 중간에 끊김"
    case .unreadable(_, let reason): "\(name) 응답을 읽을 수 없음\(with(reason))"
    case .tooLarge(_, let megabytes): "\(name) 응답이 \(megabytes) MB보다 큼"
    case .noData: "\(name)에 이곳의 자료가 없음"
    case .keyMissing: "\(name)에 키가 필요함"
    case .keyRefused(_, let reason): "\(name)에서 키를 거부함\(with(reason))"
    case .notFound(_, let reason): "\(name)에 해당 자료가 없음\(with(reason))"
    case .told(let sentence): sentence
    }
  }

  private static func koreanName(_ service: Service) -> String {
    switch service {
    case .geocoding: "Open-Meteo 지명 검색"
    case .airQuality: "Open-Meteo 대기질"
    case .metNorway: "노르웨이 기상청"
    case .nws: "미국 기상청"
    case .openMeteo, .openWeather, .apod, .nasaAPI: service.title
    }
  }

  /// Reasons in skydash's own words; a service's own stay as they came.
  private static let koreanReasons: [String: String] = [
    "name not found": "이름을 찾을 수 없음", "connection refused": "연결 거부됨", "no network": "네트워크 없음",
    "no connection": "연결되지 않음", "cancelled": "취소됨", "out of memory": "메모리 부족", "TLS failed": "TLS 실패",
    "TLS failed: its certificate is not trusted": "TLS 실패: 믿을 수 없는 인증서",
    "TLS failed: no certificates, install the package ca-certificates": "TLS 실패: ca-certificates 패키지를 설치하세요",
    "the connection broke": "연결이 끊어짐", "it closed the connection without an answer": "응답 없이 연결을 끊음",
    "the proxy's name was not found": "프록시 이름을 찾을 수 없음", "cut short": "중간에 끊김", "not HTTP": "HTTP가 아님",
    "badly compressed": "압축이 잘못됨", "it is empty": "비어 있음", "it is a web page": "웹 페이지임",
    "it is not JSON": "JSON이 아님", "it ends too early": "중간에 끝남", "it is nested too deeply": "너무 깊이 겹침",
    "places are missing": "일부 도시가 빠짐", "its times are in another format": "시각 형식이 다름",
    "its times are out of order": "시각 순서가 틀림", "it has no time": "시각이 없음", "it has no date": "날짜가 없음",
    "it has no list of alerts": "특보 목록이 없음", "it is no picture": "사진이 아님", "it is no list": "목록이 아님",
    "it redirects too often": "너무 여러 번 옮겨짐", "it redirects away from https": "https가 아닌 곳으로 옮겨짐",
  ]

  @Sendable private static func koreanCity(_ problem: CityProblem) -> String {
    func meant(_ nearest: String?, _ otherwise: String) -> String { nearest.map { "혹시 \($0)?" } ?? otherwise }
    return switch problem {
    case .alreadyInList(let name): "이미 목록에 있습니다: \(name)."
    case .nameTaken(let name): "같은 이름의 도시가 목록에 있습니다: \(name). --as 로 다른 이름을 주세요."
    case .newNameTaken(let name): "같은 이름의 도시가 목록에 있습니다: \(name). 다른 이름을 고르세요."
    case .noSuchCity(let name, let nearest):
      "목록에 없는 도시입니다: \(name). \(meant(nearest, "skydash list 로 이름을 볼 수 있습니다."))"
    case .noSuchPlace(let query, let nearest):
      "찾을 수 없는 곳입니다: \(query). \(meant(nearest, "다르게 적거나 37.57,126.98 같은 좌표를 입력하세요."))"
    case .cannotSearch(let query, let failure, let nearest):
      "내장 목록에 없는 곳입니다: \(query). "
        + (failure == .offline ? "네트워크가 꺼져 있습니다. " : "\(koreanService(failure)). ")
        + meant(nearest, "나중에 다시 하거나 좌표를 입력하세요.")
    case .badCoordinates(let text): "좌표가 아닙니다: \(text). 위도 -90~90, 경도 -180~180, 예: 37.57,126.98."
    case .noSuchCandidate(let number, let count, _): "\(number)번 후보가 없습니다. 후보는 \(count)곳입니다."
    case .badPosition(let position, let count): "\(position)번째 자리가 없습니다. 도시는 \(count)곳입니다."
    case .emptyName: "이름에는 보이는 글자가 하나 이상 있어야 합니다."
    }
  }

  @Sendable private static func koreanSettings(_ problem: SettingsProblem) -> String {
    switch problem {
    case .notJSON(let path, let line, let column, let reason):
      "\(SafeText.line(path)):\(line):\(column): 설정 파일을 이해할 수 없습니다(\(reason)). 고치거나 지우세요."
    case .wrongKind(let path, let field, _):
      "\(SafeText.line(path)): ‘\(field)’ 자리에 다른 값이 있어 저장하지 않았습니다. 고친 뒤 다시 하세요."
    case .cannotRead(let path, let problem):
      "설정 파일을 읽을 수 없습니다: \(SafeText.line(path))(\(koreanDisk(problem)))."
    case .cannotWrite(let path, let problem):
      "설정을 저장할 수 없습니다: \(SafeText.line(path))(\(koreanDisk(problem)))."
    }
  }

  private static func koreanDisk(_ problem: FileProblem) -> String {
    switch problem {
    case .noPermission: "권한 없음, 소유자를 확인하세요"
    case .readOnly: "읽기 전용, --config 로 다른 파일을 고르세요"
    case .full: "디스크가 가득 참, 공간을 비우고 다시 하세요"
    case .isDirectory: "디렉터리임, --config 로 다른 파일을 고르세요"
    case .exists: "이미 있음, --config 로 다른 파일을 고르세요"
    case .notADirectory: "경로의 일부가 디렉터리가 아님, --config 로 다른 파일을 고르세요"
    case .tooLarge: "너무 큼, 줄이거나 지우세요"
    case .sizeLimit: "파일 크기 제한에 걸림, ulimit -f 를 늘리세요"
    case .isNoFile: "파이프나 장치임, --config 로 다른 파일을 고르세요"
    case .notOurs: "폴더가 링크이거나 다른 사용자가 쓸 수 있음, --config 로 다른 파일을 고르세요"
    case .other(let text): text
    }
  }

  @Sendable private static func koreanSky(_ problem: SkyProblem) -> String {
    switch problem {
    case .outOfReach(let date): "\(date)의 하늘은 계산할 수 없습니다. 1900-01-01부터 2100-12-31까지 고르세요."
    case .noSuchDay(let date, let zone): "\(zone)에는 \(date)이(가) 없었습니다. 다른 날을 고르세요."
    }
  }

  @Sendable private static func koreanPicture(_ notice: PictureNotice) -> String {
    switch notice {
    case .problem(let problem): koreanNoPicture(problem)
    case .kept(let day, let minutes, let failure?):
      "\(koreanService(failure)). \(koreanAge(minutes)) 전에 받은 \(day)의 사진입니다."
    case .kept(let day, let minutes, nil): "\(koreanAge(minutes)) 전에 받은 \(day)의 사진입니다."
    case .frozen(let day): "NASA에 \(day)보다 새로운 사진이 없습니다."
    case .early(let day, let latest): "\(day)의 사진은 아직 나오지 않았습니다. 가장 최근인 \(latest)의 사진입니다."
    case .sentence(let text): text
    }
  }

  private static func koreanNoPicture(_ problem: PictureProblem) -> String {
    switch problem {
    case .service(let failure): "\(koreanService(failure)). \(koreanStep(failure))"
    case .file(let failure, let host): "\(koreanService(failure, host)). \(koreanStep(failure))"
    case .beforeFirst(let day): "\(day)의 사진은 없습니다. 첫 사진은 \(Picture.firstDay)입니다."
    case .notOut(let day): "\(day)의 사진은 아직 나오지 않았습니다."
    case .noPicture(let day): "\(day)의 사진은 없습니다. 전날을 보세요."
    case .nothingBetween(let first, let last): "\(first)부터 \(last)까지 사진이 없습니다. 다른 날을 고르세요."
    case .tooManyDays(let limit): "\(limit)일을 넘습니다. 더 적게 고르세요."
    case .noImage(let picture):
      "\(picture.date)의 항목은 \(picture.mediaType == .video ? "동영상" : "사진이 아닌 것")입니다: "
        + "\(picture.videoURL ?? picture.pageURL)"
    }
  }

  private static func koreanStep(_ failure: ServiceFailure) -> String {
    switch failure {
    case .offline: "--offline 없이 다시 실행하세요."
    case .unreachable, .noNetwork: "연결을 확인하고 다시 하세요."
    case .keyMissing, .keyRefused: "skydash config set nasaKey 로 키를 정하세요."
    case .notBefore, .timedOut, .cutShort, .noData, .unreadable, .tooLarge, .refused, .notFound, .told: "나중에 다시 하세요."
    }
  }

  private static func koreanAge(_ minutes: Int) -> String {
    switch minutes {
    case ..<1: "1분 이내"
    case ..<120: "\(minutes)분"
    case ..<(48 * 60): "\(minutes / 60)시간"
    default: "\(minutes / 1440)일"
    }
  }
}
