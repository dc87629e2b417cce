import Entities
import Essentials

nonisolated extension EventWords {
  /// English.
  package static let english = EventWords(
    bodyName: {
      switch $0 {
      case "Moon": "the moon"
      case "Sun": "the sun"
      case "Pleiades": "the Pleiades"
      default: $0
      }
    },
    night: { evening, year, dash, words in
      let morning = evening.advanced(by: 1)
      let month = evening.month == morning.month ? "" : " " + words.months[evening.month - 1]
      let years = year.map { " \($0)" } ?? ""
      return "night of \(evening.day)\(month)\(dash)\(morning.day) \(words.months[morning.month - 1])\(years)"
    }, seconds: { $0 < 60 ? "\($0) s" : "\($0 / 60) min \($0 % 60) s" },
    choiceName: {
      switch $0 {
      case .eclipse: "eclipses"
      case .conjunction: "conjunctions"
      case .opposition: "oppositions and greatest elongations"
      case .meteors: "meteor showers"
      case .moon: "phases and perigees of the moon"
      case .season: "equinoxes and solstices"
      case .pass: "satellite passes"
      }
    },
    nothing: { choice in
      switch choice {
      case .pass: "No satellite passes are known."
      case .eclipse: "No eclipse can be seen here in the next ten years."
      default: "Nothing comes up in the time that was searched."
      }
    }, monthTitle: { month, words in "the moon in \(words.months[month.month - 1]) \(month.year)" },
    shortDay: { "\($0.day) \($1.months[$0.month - 1])" })
}

nonisolated extension SkyWords {
  @Sendable static func englishEvent(_ event: SkyEvent, _ text: SkyText) -> EventText {
    EventText(name: englishName(event, text), when: text.when(event), details: englishDetails(event, text))
  }

  private static func englishName(_ event: SkyEvent, _ text: SkyText) -> String {
    switch event.kind {
    case .solarEclipse(let kind): return "\(kind.rawValue) solar eclipse"
    case .lunarEclipse(let kind): return "\(kind.rawValue) lunar eclipse"
    case .conjunction:
      let names = event.bodies.map(text.body)
      guard let first = names.first, let last = names.last, let separation = event.separation else { return "" }
      return "\(first) \(text.angle(separation)) from \(last)"
    case .occultation: return "\(event.bodies.last.map(text.body) ?? "") occulted by the moon"
    case .opposition: return "\(event.bodies.map(text.body).joined()) at opposition"
    case .greatestElongation(let side):
      let sky = side == .eastern ? "evening" : "morning"
      return "\(event.bodies.map(text.body).joined()) farthest from the sun in the \(sky) sky"
    case .meteorShower: return event.bodies.map(text.shower).joined()
    case .moonPhase(let phase):
      let name = text.sky.phaseName(phase)
      return phase == .firstQuarter || phase == .lastQuarter ? "\(name) moon" : name
    case .season(let season): return text.sky.seasonName(season)
    case .perigee: return "the moon at perigee"
    }
  }

  private static func englishDetails(_ event: SkyEvent, _ text: SkyText) -> [String] {
    switch event.kind {
    case .solarEclipse(let kind): return englishSolar(event, kind, text)
    case .lunarEclipse(let kind): return englishLunar(event, kind, text)
    case .conjunction: return englishLook(event, text)
    case .occultation: return englishOccultation(event, text)
    case .opposition:
      return (event.magnitude.map { ["magnitude \(text.magnitude($0))"] } ?? []) + englishSight(event, text)
    case .greatestElongation:
      let far = event.separation.map { [text.angle($0)] } ?? []
      return far + englishSight(event, text)
    case .meteorShower:
      guard let rate = event.rate, let look = event.look else { return [] }
      let moon = event.moonlight.map { ["the moon \(text.percent(100 * $0)) lit"] } ?? []
      let running = text.runningUntil(event).map { [$0] } ?? []
      return running + [MeteorRate(rate, here: event.rateHere).english(around: text.plainTime(look.best))] + moon
    case .perigee: return event.distance.map { ["\(QuantityText.rounded($0)) km"] } ?? []
    case .moonPhase, .season: return []
    }
  }

  /// When to look, or that there is nothing to see.
  private static func englishSight(_ event: SkyEvent, _ text: SkyText) -> [String] {
    event.look == nil ? ["not seen from here"] : englishLook(event, text)
  }

  /// When to look, and where it stands best.
  private static func englishLook(_ event: SkyEvent, _ text: SkyText) -> [String] {
    guard let look = event.look else { return [] }
    let aid = event.bodies.last.map(PlanetReport.Aid.init(for:))?.english ?? ""
    let best =
      "best \(text.plainTime(look.best)) in the \(text.direction(look.azimuth)), \(text.degrees(look.altitude)) up"
    guard let running = text.runningUntil(event) else {
      return ["look\(aid) \(text.lookSpan(look) ?? "all night")", best]
    }
    return [running] + (text.isBestAhead(look) ? [best] : [])
  }

  /// When the body disappears and reappears, as far as the place sees it, and where.
  private static func englishOccultation(_ event: SkyEvent, _ text: SkyText) -> [String] {
    guard let total = event.total, let look = event.look else { return [] }
    let contacts =
      (event.sees(total.lowerBound) ? ["disappears \(text.plainTime(total.lowerBound))"] : [])
      + (event.sees(total.upperBound) ? ["reappears \(text.plainTime(total.upperBound))"] : [])
    let place =
      "\(text.degrees(look.altitude)) up in the \(text.direction(look.azimuth)) at \(text.plainTime(look.best))"
    let light = event.isByDay ? ["in daylight, with a telescope"] : []
    return (text.runningUntil(event).map { [$0] } ?? []) + contacts + [place] + light
  }

  private static func englishSolar(_ event: SkyEvent, _ kind: SkyEvent.Eclipse, _ text: SkyText) -> [String] {
    guard let look = event.look else { return [] }
    let (from, to) = (text.plainTime(look.span.lowerBound), text.plainTime(look.span.upperBound))
    let begin = text.begins(in: event, event.begin) ? from : "from sunrise \(from)"
    let end = text.ends(in: event, event.end) ? "to \(to)" : "to sunset \(to)"
    let best = text.plainTime(look.best)
    let greatest =
      switch (kind, event.total) {
      case (.total, let total?): "total for \(text.lasting(total)) around \(best)"
      case (.annular, let ring?): "a ring for \(text.lasting(ring)) around \(best), \(text.covered(event)) covered"
      default: "\(text.covered(event)) covered at \(best)"
      }
    return (text.runningUntil(event).map { [$0] } ?? []) + [
      "\(begin) \(end)", greatest, "the sun \(text.degrees(look.altitude)) up in the \(text.direction(look.azimuth))",
      kind == .total ? "eclipse glasses except during totality" : "eclipse glasses throughout",
    ]
  }

  private static func englishLunar(_ event: SkyEvent, _ kind: SkyEvent.Eclipse, _ text: SkyText) -> [String] {
    guard let look = event.look else { return [] }
    let shadow =
      event.partial.map { ["in the shadow \(text.span($0))"] } ?? [
        "in the penumbra \(text.span(event.begin..<event.end))"
      ]
    let total = event.total.map { ["total \(text.span($0))"] } ?? []
    // Where the moon is down at the middle, nobody sees how deep it is.
    let depth =
      kind == .partial && event.sees(event.greatest)
      ? ["\(text.percent(100 * (event.magnitude ?? 0))) of its width at \(text.plainTime(event.greatest))"] : []
    let contacts = event.partial ?? event.begin..<event.end
    let rise =
      text.begins(in: event, contacts.lowerBound) ? [] : ["seen from moonrise \(text.plainTime(look.span.lowerBound))"]
    let set =
      text.ends(in: event, contacts.upperBound) ? [] : ["seen until moonset \(text.plainTime(look.span.upperBound))"]
    let place =
      "the moon \(text.degrees(look.altitude)) up in the \(text.direction(look.azimuth)) at \(text.plainTime(look.best))"
    return (text.runningUntil(event).map { [$0] } ?? []) + shadow + total + depth + rise + set + [place]
  }
}
