import Entities

nonisolated extension ForecastWords {
  /// 한국어.
  package static let korean = ForecastWords(
    beaufort: [
      "고요", "실바람", "남실바람", "산들바람", "건들바람", "흔들바람", "된바람", "센바람", "큰바람", "큰센바람", "노대바람", "왕바람", "싹쓸바람",
    ],
    beaufortUnit: "등급",
    pollutants: [
      .fineParticles: "초미세먼지(PM2.5)", .coarseParticles: "미세먼지(PM10)", .ozone: "오존",
      .nitrogenDioxide: "이산화질소", .sulphurDioxide: "아황산가스", .carbonMonoxide: "일산화탄소",
    ],
    pollens: [.alder: "오리나무", .birch: "자작나무", .grass: "잔디", .mugwort: "쑥", .olive: "올리브", .ragweed: "돼지풀"],
    europeanAir: ["좋음", "양호", "보통", "나쁨", "매우 나쁨", "극히 나쁨"],
    usAir: ["좋음", "보통", "민감군 나쁨", "나쁨", "매우 나쁨", "위험"],
    falls: [.rain: "비", .sleet: "진눈깨비", .snow: "눈", .thunderstorm: "뇌우", .rainAndSnow: "비와 눈"],
    dryFor: { "앞으로 \($0)시간 동안 강수 없음" },
    fallsUntil: { "\($0), \($1)까지" }, fallsOn: { "앞으로 24시간 내내 \($0)" },
    fallsFrom: { "\($1)부터 \($0)" }, fallsFromUntil: { "\($1)부터 \($0), \($2)쯤 그침" },
    warmer: { $1 ? "내일은 \($0) 더 따뜻함" : "어제보다 \($0) 높음" },
    colder: { $1 ? "내일은 \($0) 더 추움" : "어제보다 \($0) 낮음" },
    unchanged: { $0 ? "내일도 오늘과 비슷한 기온" : "어제와 비슷한 기온" },
    sentence: { parts in parts.isEmpty ? "" : parts.joined(separator: ". ") + "." },
    today: "오늘", tomorrow: "내일", date: { "\($2) \($1)일 \($0)" },
    nextHours: { "앞으로 \($0)시간" }, nextDays: { "앞으로 \($0)일" },
    rain: "강수", wind: "바람", clouds: "구름", sun: "해", sunAllDay: "백야", noSun: "극야",
    from: { "\($0)풍" }, air: "대기질", pollen: "꽃가루", noPollen: "없음", warnings: "특보", noWarnings: "없음",
    notKnown: "알 수 없음", until: { "\($0)까지" }, best: "최적", bestDay: "나들이하기 가장 좋은 날",
    dryHours: "비 없는 시간", dryUntil: { "\($0)까지 비 없음" }, wetUntil: { "\($0)까지 비" }, staysDry: "비 없음",
    staysWet: "계속 비", forecastFrom: { "예보: \($0)" }, problem: { "갱신 실패: \($0)." },
    credits: "출처")
}
