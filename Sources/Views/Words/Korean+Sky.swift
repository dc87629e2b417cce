import Entities
import Essentials

nonisolated extension SkyWords {
  /// 한국어.
  package static let korean = SkyWords(
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
    }, showerName: { koreanShowers[$0] ?? $0 },
    columnName: {
      switch $0 {
      case .name: "행성"
      case .magnitude: "등급"
      case .rise: "뜸"
      case .highest: "남중"
      case .set: "짐"
      case .stands: "위치"
      case .look: "관측"
      case .best: "적기"
      case .aid: "도구"
      case .constellation: "별자리"
      case .phase: "위상"
      case .elongation: "이각"
      case .azimuth: "방위각"
      case .riseAzimuth: "뜨는 곳"
      case .setAzimuth: "지는 곳"
      }
    },
    aidName: {
      switch $0 {
      case .nakedEye: "맨눈"
      case .binoculars: "쌍안경"
      case .telescope: "망원경"
      }
    }, clearest: { "\($0.map { "\($0) 밤" } ?? "오늘 밤") 어디가 가장 맑을까?" },
    clearestUnknown: { "\($0.map { "\($0) 밤" } ?? "오늘 밤"), 어두운 곳부터 (예보 없음)" },
    title: { name, isTonight in isTonight ? "오늘 밤 \(name)의 하늘" : "\(name)의 밤하늘" },
    nightOf: { evening, words in
      let morning = evening.advanced(by: 1)
      let month = evening.month == morning.month ? "" : "\(morning.month)월 "
      return "\(evening.year)년 \(evening.month)월 \(evening.day)일(\(words.weekdays[evening.weekday]))~"
        + "\(month)\(morning.day)일(\(words.weekdays[morning.weekday]))"
    }, day: { day, words in "\(day.month)월 \(day.day)일(\(words.weekdays[day.weekday]))" },
    duration: { $0 < 60 ? "\($0)분" : $0 % 60 == 0 ? "\($0 / 60)시간" : "\($0 / 60)시간 \($0 % 60)분" },
    darkness: { dark, moonless in
      guard let moonless else { return "어두운 시간 \(dark)" }
      return moonless.isEmpty ? "어두운 시간 \(dark), 내내 달이 떠 있음" : "어두운 시간 \(dark), 달 없이 \(moonless)"
    },
    noDarkness: { darkest in
      switch darkest {
      case .day: "해가 지지 않음"
      case .civil: "밤새 시민박명, 별을 볼 수 없음"
      case .nautical: "가장 어두워도 항해박명, 밝은 별만 보임"
      case .astronomical, .dark: "밤새 박명, 완전히 어두워지지 않음"
      }
    }, reason: Self.koreanReason, event: Self.koreanEvent, shower: Self.koreanShower, planet: Self.koreanPlanet,
    events: .korean)

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
      return "맑음 \(text.percent(clear)), 별은 \(text.magnitude(limit))등급까지"
    case .lowConfidence(let days): return "\(days)일 뒤라 믿기 어려움"
    case .noSunset: return "해가 지지 않음"
    case .nightOver: return "이 밤의 어두운 시간이 지남"
    case .cityLight(let brightness, let limit):
      return "도시 불빛 (하늘 밝기 제곱초당 \(text.magnitude(brightness))등급): 별은 최대 \(text.magnitude(limit))등급까지"
    case .noNight: return "어두워지지 않음: 해가 지평선 아래 6도까지 내려가지 않음"
    case .told(let sentence): return sentence
    case .noForecast(let darkness): return "이 밤의 예보가 없어 점수 없음, 어두움 \(text.percent(100 * darkness))"
    }
  }

  @Sendable private static func koreanShower(_ shower: ShowerReport, _ text: SkyText) -> String {
    guard let rate = shower.rate, let best = shower.best else {
      return "\(text.shower(shower.name)) (극대 \(text.day(shower.peak)))"
    }
    return "\(text.shower(shower.name)) " + MeteorRate(rate, here: shower.rateHere).korean(around: text.plainTime(best))
  }

  @Sendable private static func koreanPlanet(_ planet: PlanetReport, _ text: SkyText) -> String {
    var parts = [
      "\(text.magnitude(planet.magnitude))등급", text.night.constellation(planet.constellation),
      text.night.elongationAndPhase(
        text.degrees(abs(planet.elongation)), planet.elongation >= 0, text.percent(100 * planet.illumination)),
    ]
    if let rise = planet.rise { parts.append("\(text.plainTime(rise))에 뜸") }
    if let transit = planet.transit, let altitude = planet.transitAltitude, altitude > 0 {
      parts.append("\(text.plainTime(transit))에 남중, 고도 \(text.degrees(altitude))")
    }
    if let set = planet.set { parts.append("\(text.plainTime(set))에 짐") }
    if let look = planet.look {
      parts.append(
        "\(text.plainTime(look.span.lowerBound))부터 \(text.plainTime(look.span.upperBound))까지 \(planet.aid.korean)볼 수 있음, "
          + "\(text.plainTime(look.best))에 \(text.direction(look.azimuth))쪽 고도 \(text.degrees(look.altitude))")
    } else {
      parts.append("이 밤에는 보이지 않음")
    }
    return "\(text.planet(planet.name)): \(parts.joined(separator: ", "))."
  }
}
