import Entities

nonisolated extension Words {
  /// 한국어.
  package static let korean = Words(
    language: .korean,
    conditions: [
      .clear: "맑음", .mainlyClear: "대체로 맑음", .partlyCloudy: "구름 조금", .overcast: "흐림",
      .fog: "안개", .rimeFog: "상고대 안개", .mist: "박무", .haze: "연무", .smoke: "연기", .dust: "황사",
      .sand: "모래바람", .ash: "화산재", .squall: "돌풍", .tornado: "토네이도",
      .lightDrizzle: "약한 이슬비", .drizzle: "이슬비", .heavyDrizzle: "강한 이슬비",
      .lightFreezingDrizzle: "약한 어는 이슬비", .freezingDrizzle: "어는 이슬비",
      .lightRain: "약한 비", .rain: "비", .heavyRain: "강한 비",
      .lightFreezingRain: "약한 어는 비", .freezingRain: "어는 비",
      .lightSleet: "약한 진눈깨비", .sleet: "진눈깨비", .heavySleet: "강한 진눈깨비",
      .lightSnow: "약한 눈", .snow: "눈", .heavySnow: "강한 눈", .snowGrains: "싸락눈",
      .lightRainShowers: "약한 소나기", .rainShowers: "소나기", .violentRainShowers: "강한 소나기",
      .lightSleetShowers: "약한 진눈깨비 소나기", .sleetShowers: "진눈깨비 소나기",
      .heavySleetShowers: "강한 진눈깨비 소나기", .lightSnowShowers: "약한 소낙눈",
      .snowShowers: "소낙눈", .heavySnowShowers: "강한 소낙눈", .thunderstorm: "뇌우",
      .thunderstormWithHail: "우박 뇌우", .thunderstormWithHeavyHail: "강한 우박 뇌우",
    ],
    weekdays: ["월", "화", "수", "목", "금", "토", "일"],
    fullWeekdays: ["월요일", "화요일", "수요일", "목요일", "금요일", "토요일", "일요일"],
    months: (1...12).map { "\($0)월" },
    columns: [
      .sun: "해", .moon: "달", .darkness: "어두움", .outlook: "관측 전망", .bestHours: "좋은 때",
      .city: "도시", .time: "현지 시각", .glyph: "", .condition: "날씨", .temperature: "기온", .lowHigh: "최저/최고",
      .feelsLike: "체감", .rain: "강수", .wind: "바람", .humidity: "습도", .age: "갱신",
    ],
    fullColumns: [
      .sun: "해", .moon: "달", .darkness: "어두움", .outlook: "관측 전망", .bestHours: "좋은 때",
      .city: "도시", .time: "현지 시각", .glyph: "", .condition: "날씨", .temperature: "기온", .lowHigh: "최저/최고",
      .feelsLike: "체감 온도", .rain: "강수 확률", .wind: "바람", .humidity: "습도", .age: "갱신",
    ],
    day: "낮", night: "밤", now: "지금", loading: "불러오는 중", failed: "자료 없음", stale: "오래됨", am: "오전", pm: "오후",
    compass: ["북", "북북동", "북동", "동북동", "동", "동남동", "남동", "남남동", "남", "남남서", "남서", "서남서", "서", "서북서", "북서", "북북서"],
    age: { value, unit in
      switch unit {
      case .minutes: "\(value)분"
      case .hours: "\(value)시간"
      case .days: "\(value)일"
      }
    },
    states: [.loading: "불러오는 중", .fresh: "최신", .stale: "오래됨", .failed: "실패"],
    helpKeys: [
      ("", "도시"), ("↑ ↓  k j", "선택"), ("Home End  g G", "처음과 끝"), ("PgUp PgDn", "한 화면 위아래로"),
      ("Enter", "선택한 도시 자세히, Esc로 돌아가기"), ("a", "도시 추가"), ("d", "선택한 도시 삭제, U로 되돌리기"),
      ("J K", "선택한 도시를 아래위로 옮기기"), ("/", "도시 찾기"), ("s", "다음 열로 정렬"),
      ("", "보기"), ("u", "°C 또는 °F"), ("t", "12시간 또는 24시간"), ("w", "현재 날씨, 며칠, 몇 시간"),
      ("y", "하늘"), ("i", "오늘의 천문 사진"),
      ("", "갱신"), ("r", "지금 갱신"), ("p", "멈춤"), ("?", "도움말"), ("q", "끝내기"),
    ],
    panel: PanelWords(
      feelsLike: "체감", low: "최저", high: "최고", humidity: "습도", dewPoint: "이슬점", wind: "바람", gusts: "돌풍",
      pressure: "기압", visibility: "가시거리", cloud: "구름", uvIndex: "자외선 지수", precipitation: "강수량",
      chanceOfRain: "강수 확률", airQuality: "대기질", sunrise: "일출", sunset: "일몰", moon: "달",
      nextHours: "앞으로 24시간", nextDays: "앞으로 며칠", today: "오늘", unknown: "모름", pictureOfTheDay: "오늘의 천문 사진"),
    forecast: .korean,
    status: StatusWords(
      refreshing: "갱신 중", paused: "멈춤", offline: "네트워크 꺼짐",
      nextRefresh: { "\($0) 뒤 갱신" }, refreshFailed: { "갱신 실패, \($0) 뒤 다시 시도" },
      seconds: { "\($0)초" }, minutes: { "\($0)분" }, keys: "? 도움말  a 추가  d 삭제  u °C/°F  r 갱신  q 끝내기",
      noCities: "도시가 없습니다. a를 눌러 추가하세요.", sortedBy: { "\($0) 순" }, ownOrder: "내 순서",
      addPrompt: "도시 추가: ", findPrompt: "찾기: ", removeQuestion: { "\($0)을(를) 삭제할까요? y/n" },
      tooSmall: "너무 작음", cities: { "도시 \($0)곳" }))
}
