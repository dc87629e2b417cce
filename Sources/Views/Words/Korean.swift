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
    }, weekdays: ["월", "화", "수", "목", "금", "토", "일"], months: (1...12).map { "\($0)월" }, decimalMark: ".",
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
    }, halfDay: { "\($1 ? "오전" : "오후") \($0)" },
    compass: ["북", "북북동", "북동", "동북동", "동", "동남동", "남동", "남남동", "남", "남남서", "남서", "서남서", "서", "서북서", "북서", "북북서"],
    age: { value, unit in
      switch unit {
      case .minutes: "\(value)분"
      case .hours: "\(value)시간"
      case .days: "\(value)일"
      }
    }, panel: PanelWords(chance: { _ in "강수 확률" }), forecast: .korean, live: .korean, picture: .korean, sky: .korean,
    printed: .korean, problems: .korean)
}

nonisolated extension ForecastWords {
  /// 한국어.
  package static let korean = ForecastWords(
    beaufort: [
      "고요", "실바람", "남실바람", "산들바람", "건들바람", "흔들바람", "된바람", "센바람", "큰바람", "큰센바람", "노대바람", "왕바람", "싹쓸바람",
    ],
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
    }, europeanAir: ["좋음", "양호", "보통", "나쁨", "매우 나쁨", "극히 나쁨"], usAir: ["좋음", "보통", "민감군 나쁨", "나쁨", "매우 나쁨", "위험"],
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
    }, warmer: { $1 ? "내일은 \($0) 더 따뜻함" : "어제보다 \($0) 높음" }, colder: { $1 ? "내일은 \($0) 더 추움" : "어제보다 \($0) 낮음" },
    unchanged: { $0 ? "내일도 오늘과 비슷한 기온" : "어제와 비슷한 기온" },
    sentence: { parts in parts.isEmpty ? "" : parts.joined(separator: ". ") + "." },
    stopsAt: { time, isAbout in isAbout ? "\(time) 그침" : "\(time)에 그침" })
}
