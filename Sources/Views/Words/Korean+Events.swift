import Entities
import Essentials

nonisolated extension EventWords {
  /// 한국어.
  package static let korean = EventWords(
    bodyName: {
      switch $0 {
      case "Sun": "해"
      case "Moon": "달"
      case "Pleiades": "플레이아데스성단"
      case "Aldebaran": "알데바란"
      case "Pollux": "폴룩스"
      case "Regulus": "레굴루스"
      case "Spica": "스피카"
      case "Antares": "안타레스"
      default: $0
      }
    },
    night: { evening, year, dash, words in
      let morning = evening.advanced(by: 1)
      let month = evening.month == morning.month ? "" : "\(morning.month)월 "
      let sign = dash == "–" ? "~" : "-"
      return (year == nil ? "" : "\(evening.year)년 ")
        + "\(evening.month)월 \(evening.day)\(sign)\(month)\(morning.day)일 밤"
    }, seconds: { $0 < 60 ? "\($0)초" : "\($0 / 60)분 \($0 % 60)초" },
    choiceName: {
      switch $0 {
      case .eclipse: "일식과 월식"
      case .conjunction: "근접"
      case .opposition: "충과 최대 이각"
      case .meteors: "유성우"
      case .moon: "달의 위상과 근지점"
      case .season: "춘분, 하지, 추분, 동지"
      case .pass: "위성 통과"
      }
    },
    nothing: { choice in
      switch choice {
      case .pass: "알려진 위성 통과가 없습니다."
      case .eclipse: "앞으로 10년 동안 이곳에서 보이는 일식이나 월식이 없습니다."
      default: "살펴본 기간에 예정된 현상이 없습니다."
      }
    }, monthTitle: { month, _ in "\(month.year)년 \(month.month)월의 달" },
    shortDay: { day, _ in "\(day.month)월 \(day.day)일" })
}

nonisolated extension SkyWords {
  @Sendable static func koreanEvent(_ event: SkyEvent, _ text: SkyText) -> EventText {
    EventText(name: koreanName(event, text), when: text.when(event), details: koreanDetails(event, text))
  }

  private static func eclipse(_ kind: SkyEvent.Eclipse) -> String {
    switch kind {
    case .penumbral: "반영"
    case .partial: "부분"
    case .annular: "금환"
    case .total: "개기"
    }
  }

  private static func koreanName(_ event: SkyEvent, _ text: SkyText) -> String {
    switch event.kind {
    case .solarEclipse(let kind): return eclipse(kind) + "일식"
    case .lunarEclipse(let kind): return eclipse(kind) + "월식"
    case .conjunction:
      let names = event.bodies.map(text.body)
      guard let first = names.first, let last = names.last, let separation = event.separation else { return "" }
      return "\(first)·\(last) \(text.angle(separation)) 근접"
    case .occultation: return "달의 \(event.bodies.last.map(text.body) ?? "") 엄폐"
    case .opposition: return "\(event.bodies.map(text.body).joined()) 충"
    case .greatestElongation(let side):
      return "\(event.bodies.map(text.body).joined()) \(side == .eastern ? "동방" : "서방") 최대 이각"
    case .meteorShower: return event.bodies.map(text.shower).joined()
    case .moonPhase(let phase): return text.sky.phaseName(phase)
    case .season(let season): return text.sky.seasonName(season)
    case .perigee: return "달 근지점"
    }
  }

  private static func koreanDetails(_ event: SkyEvent, _ text: SkyText) -> [String] {
    switch event.kind {
    case .solarEclipse(let kind): return koreanSolar(event, kind, text)
    case .lunarEclipse(let kind): return koreanLunar(event, kind, text)
    case .conjunction: return koreanLook(event, text)
    case .occultation: return koreanOccultation(event, text)
    case .opposition:
      return (event.magnitude.map { ["\(text.magnitude($0))등급"] } ?? []) + koreanSight(event, text)
    case .greatestElongation(let side):
      let far = event.separation.map { ["\(side == .eastern ? "저녁" : "새벽") 하늘, 이각 \(text.angle($0))"] } ?? []
      return far + koreanSight(event, text)
    case .meteorShower:
      guard let rate = event.rate, let look = event.look else { return [] }
      let moon = event.moonlight.map { ["달 \(text.percent(100 * $0)) 밝음"] } ?? []
      let running = text.runningUntil(event).map { [$0] } ?? []
      return running + [MeteorRate(rate, here: event.rateHere).korean(around: text.plainTime(look.best))] + moon
    case .perigee: return event.distance.map { ["\(QuantityText.rounded($0)) km"] } ?? []
    case .moonPhase, .season: return []
    }
  }

  private static func koreanSight(_ event: SkyEvent, _ text: SkyText) -> [String] {
    event.look == nil ? ["이곳에서는 보이지 않음"] : koreanLook(event, text)
  }

  private static func koreanLook(_ event: SkyEvent, _ text: SkyText) -> [String] {
    guard let look = event.look else { return [] }
    let aid = event.bodies.last.map(PlanetReport.Aid.init(for:))?.korean ?? ""
    let best = "적기 \(text.plainTime(look.best)) \(text.direction(look.azimuth))쪽 고도 \(text.degrees(look.altitude))"
    guard let running = text.runningUntil(event) else { return ["\(aid)관측 \(text.lookSpan(look) ?? "밤새")", best] }
    return [running] + (text.isBestAhead(look) ? [best] : [])
  }

  private static func koreanOccultation(_ event: SkyEvent, _ text: SkyText) -> [String] {
    guard let total = event.total, let look = event.look else { return [] }
    let contacts =
      (event.sees(total.lowerBound) ? ["\(text.plainTime(total.lowerBound))에 가려짐"] : [])
      + (event.sees(total.upperBound) ? ["\(text.plainTime(total.upperBound))에 다시 나타남"] : [])
    let place =
      "\(text.plainTime(look.best))에 \(text.direction(look.azimuth))쪽 고도 \(text.degrees(look.altitude))"
    let light = event.isByDay ? ["낮이라 망원경으로 관측"] : []
    return (text.runningUntil(event).map { [$0] } ?? []) + contacts + [place] + light
  }

  private static func koreanSolar(_ event: SkyEvent, _ kind: SkyEvent.Eclipse, _ text: SkyText) -> [String] {
    guard let look = event.look else { return [] }
    let (from, to) = (text.plainTime(look.span.lowerBound), text.plainTime(look.span.upperBound))
    let begin = text.begins(in: event, event.begin) ? from : "일출 \(from)"
    let end = text.ends(in: event, event.end) ? to : "일몰 \(to)"
    let best = text.plainTime(look.best)
    let greatest =
      switch (kind, event.total) {
      case (.total, let total?): "\(best) 무렵 개기 \(text.lasting(total))"
      case (.annular, let ring?): "\(best) 무렵 금환 \(text.lasting(ring)), \(text.covered(event)) 가려짐"
      default: "\(best)에 \(text.covered(event)) 가려짐"
      }
    return (text.runningUntil(event).map { [$0] } ?? []) + [
      "\(begin)부터 \(end)까지", greatest, "해 \(text.direction(look.azimuth))쪽 고도 \(text.degrees(look.altitude))",
      kind == .total ? "개기식 동안 말고는 일식 안경 필요" : "내내 일식 안경 필요",
    ]
  }

  private static func koreanLunar(_ event: SkyEvent, _ kind: SkyEvent.Eclipse, _ text: SkyText) -> [String] {
    guard let look = event.look else { return [] }
    let contacts = event.partial ?? event.begin..<event.end
    let shadow = ["\(event.partial == nil ? "반영식" : "부분식") \(text.span(contacts))"]
    let total = event.total.map { ["개기식 \(text.span($0))"] } ?? []
    let depth =
      kind == .partial && event.sees(event.greatest)
      ? ["\(text.plainTime(event.greatest))에 지름의 \(text.percent(100 * (event.magnitude ?? 0))) 가려짐"] : []
    let rise =
      text.begins(in: event, contacts.lowerBound) ? [] : ["월출 \(text.plainTime(look.span.lowerBound))부터 보임"]
    let set =
      text.ends(in: event, contacts.upperBound) ? [] : ["월몰 \(text.plainTime(look.span.upperBound))까지 보임"]
    let place =
      "\(text.plainTime(look.best))에 달 \(text.direction(look.azimuth))쪽 고도 \(text.degrees(look.altitude))"
    return (text.runningUntil(event).map { [$0] } ?? []) + shadow + total + depth + rise + set + [place]
  }
}
