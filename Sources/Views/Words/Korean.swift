import Entities
import Essentials

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
    decimalMark: ".",
    columnName: {
      switch $0 {
      case .sun: "해"
      case .darkness: "어두움"
      case .outlook: "관측 전망"
      case .bestHours: "좋은 때"
      case .nextPass: "위성"
      case .city: "도시"
      case .time: "시각"
      case .glyph: ""
      case .condition: "날씨"
      case .temperature: "기온"
      case .lowHigh: "최저/최고"
      case .feelsLike: "체감"
      case .rain: "강수"
      case .wind: "바람"
      case .humidity: "습도"
      case .age: "갱신"
      case .days, .hours, .strip, .note: ""
      case .difference: "시차"
      case .nextRain: "다음 강수"
      case .gusts: "돌풍"
      case .uv: "UV"
      case .air: "대기질"
      case .sunTimes: "일출-일몰"
      }
    },
    fullColumnName: {
      switch $0 {
      case .time: "현지 시각"
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
    live: .korean, picture: .korean, sky: .korean, printed: .korean, problems: .korean)
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
      }
    },
    dryFor: { "앞으로 \($0)시간 동안 강수 없음" },
    fallsUntil: { "\($0), \($1)까지" }, fallsOn: { "앞으로 24시간 내내 \($0)" },
    fallsFrom: { "\($1)부터 \($0)" }, fallsNow: { "지금 \($0)" }, clearing: { "\($0)쯤 그침" },
    fellToday: { "오늘 내린 양 \($0)" },
    warmer: { $1 ? "내일은 \($0) 더 따뜻함" : "어제보다 \($0) 높음" },
    colder: { $1 ? "내일은 \($0) 더 추움" : "어제보다 \($0) 낮음" },
    unchanged: { $0 ? "내일도 오늘과 비슷한 기온" : "어제와 비슷한 기온" },
    sentence: { parts in parts.isEmpty ? "" : parts.joined(separator: ". ") + "." },
    today: "오늘", tomorrow: "내일", date: { "\($2) \($1)일 \($0)" },
    nextHours: { "앞으로 \($0)시간" }, nextDays: { "앞으로 \($0)일" },
    rain: "강수", clouds: "구름", sun: "해", sunAllDay: "백야", noSun: "극야",
    air: "대기질", pollen: "꽃가루", noPollen: "없음", warnings: "특보", noWarnings: "없음",
    until: { "\($0)까지" }, bestDay: "나들이하기 가장 좋은 날",
    bestDayRule: "앞으로 7일 중 비와 바람이 적고 가장 온화한 날, 비슷하면 비가 더 적은 날",
    noBestDay: "앞으로 7일 중 나들이에 특히 좋은 날이 없습니다.",
    dryUntil: { "\($0)까지 강수 없음" }, wetUntil: { "\($0)까지 강수" }, staysDry: "강수 없음",
    staysWet: "계속 강수", forecastFrom: { "예보: \($0)" }, problem: { "갱신 실패: \($0)." },
    about: { "\($0)쯤" }, startsAt: { "\($1)부터 \($0)" },
    stopsAt: { time, isAbout in isAbout ? "\(time) 그침" : "\(time)에 그침" },
    dryForTwoHours: "두 시간 동안 강수 없음", wetForTwoHours: { "두 시간 동안 \($0)" }, twoHours: "2시간",
    dry: "없음", bestDayInShort: "나들이")
}
