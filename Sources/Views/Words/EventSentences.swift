import Entities
import Essentials

/// What is said of an event: one order of thoughts for all languages, each thought a phrase.
nonisolated extension SkyText {
  func event(_ event: SkyEvent) -> EventText {
    EventText(name: words(name(of: event)), when: when(event), details: details(of: event))
  }

  private func name(of event: SkyEvent) -> Phrase {
    let bodies = event.bodies.map(body)
    switch event.kind {
    case .solarEclipse(let kind): return kind.solarName
    case .lunarEclipse(let kind): return kind.lunarName
    case .conjunction:
      guard let first = bodies.first, let last = bodies.last, let separation = event.separation else {
        return Phrase(verbatim: "")
      }
      return Phrase("\(first) \(angle(separation)) from \(last)")
    case .occultation: return Phrase("\(bodies.last ?? "") occulted by the moon")
    case .opposition: return Phrase("\(bodies.joined()) at opposition")
    case .greatestElongation(.eastern): return Phrase("\(bodies.joined()) farthest from the sun in the evening sky")
    case .greatestElongation(.western): return Phrase("\(bodies.joined()) farthest from the sun in the morning sky")
    case .meteorShower: return Phrase(verbatim: event.bodies.map(shower).joined())
    case .moonPhase(.firstQuarter): return Phrase("first quarter moon")
    case .moonPhase(.lastQuarter): return Phrase("last quarter moon")
    case .moonPhase(let phase): return phase.phrase
    case .season(let season): return season.phrase
    case .perigee: return Phrase("the moon at perigee")
    }
  }

  private func details(of event: SkyEvent) -> [String] {
    switch event.kind {
    case .solarEclipse(let kind): return running(event) + solar(event, kind)
    case .lunarEclipse(let kind): return running(event) + lunar(event, kind)
    case .conjunction: return look(at: event)
    case .occultation: return running(event) + occultation(event)
    case .opposition:
      return (event.magnitude.map { [words("magnitude \(magnitude($0))")] } ?? []) + sight(of: event)
    case .greatestElongation(let side): return elongation(event, side) + sight(of: event)
    case .meteorShower:
      guard let rate = event.rate, let look = event.look else { return [] }
      let moon = event.moonlight.map { [words("the moon \(percent(100 * $0)) lit")] } ?? []
      return running(event) + [meteors(rate, here: event.rateHere, around: look.best)] + moon
    case .perigee: return event.distance.map { ["\(QuantityText.rounded($0)) km"] } ?? []
    case .moonPhase, .season: return []
    }
  }

  /// Until when it can be seen, of what is running.
  private func running(_ event: SkyEvent) -> [String] {
    event.look == nil ? [] : runningUntil(event).map { [$0] } ?? []
  }

  private func elongation(_ event: SkyEvent, _ side: SkyEvent.Side) -> [String] {
    guard let separation = event.separation else { return [] }
    switch side {
    case .eastern: return [words("\(angle(separation))", context: "evening elongation")]
    case .western: return [words("\(angle(separation))", context: "morning elongation")]
    }
  }

  /// When to look, or that there is nothing to see.
  private func sight(of event: SkyEvent) -> [String] {
    event.look == nil ? [words("not seen from here")] : look(at: event)
  }

  /// When to look, and where it is best.
  private func look(at event: SkyEvent) -> [String] {
    guard let look = event.look else { return [] }
    let (time, place, altitude) = (plainTime(look.best), direction(look.azimuth), degrees(look.altitude))
    let best = words("best \(time) in the \(place), \(altitude) up")
    if let running = runningUntil(event) { return [running] + (isBestAhead(look) ? [best] : []) }
    let span = lookSpan(look) ?? words("all night")
    switch event.bodies.last.map(PlanetReport.Aid.init(for:)) ?? .nakedEye {
    case .nakedEye: return [words("look \(span)"), best]
    case .binoculars: return [words("look with binoculars \(span)"), best]
    case .telescope: return [words("look with a telescope \(span)"), best]
    }
  }

  /// When the body disappears and reappears, as far as the place sees it, and where.
  private func occultation(_ event: SkyEvent) -> [String] {
    guard let total = event.total, let look = event.look else { return [] }
    var parts: [String] = []
    if event.sees(total.lowerBound) { parts.append(words("disappears \(plainTime(total.lowerBound))")) }
    if event.sees(total.upperBound) { parts.append(words("reappears \(plainTime(total.upperBound))")) }
    let (place, time) = (direction(look.azimuth), plainTime(look.best))
    parts.append(words("\(degrees(look.altitude)) up in the \(place) at \(time)"))
    if event.isByDay { parts.append(words("in daylight, with a telescope")) }
    return parts
  }

  private func solar(_ event: SkyEvent, _ kind: SkyEvent.Eclipse) -> [String] {
    guard let look = event.look else { return [] }
    return [
      solarSpan(event, look), solarGreatest(event, kind, at: plainTime(look.best)),
      words("the sun \(degrees(look.altitude)) up in the \(direction(look.azimuth))"),
      kind == .total ? words("eclipse glasses except during totality") : words("eclipse glasses throughout"),
    ]
  }

  /// From the first to the last contact that the place sees.
  private func solarSpan(_ event: SkyEvent, _ look: PlanetLook) -> String {
    let (from, to) = (plainTime(look.span.lowerBound), plainTime(look.span.upperBound))
    switch (begins(in: event, event.begin), ends(in: event, event.end)) {
    case (true, true): return words("\(from) to \(to)", context: "eclipse")
    case (true, false): return words("\(from) to sunset \(to)")
    case (false, true): return words("from sunrise \(from) to \(to)")
    case (false, false): return words("from sunrise \(from) to sunset \(to)")
    }
  }

  private func solarGreatest(_ event: SkyEvent, _ kind: SkyEvent.Eclipse, at time: String) -> String {
    switch (kind, event.total) {
    case (.total, let total?): words("total for \(lasting(total)) around \(time)")
    case (.annular, let ring?): words("a ring for \(lasting(ring)) around \(time), \(covered(event)) covered")
    default: words("\(covered(event)) covered at \(time)")
    }
  }

  private func lunar(_ event: SkyEvent, _ kind: SkyEvent.Eclipse) -> [String] {
    guard let look = event.look else { return [] }
    let contacts = event.partial ?? event.begin..<event.end
    let (first, last) = (plainTime(look.span.lowerBound), plainTime(look.span.upperBound))
    let shadow =
      event.partial == nil ? words("in the penumbra \(span(contacts))") : words("in the shadow \(span(contacts))")
    var parts = [shadow]
    if let total = event.total { parts.append(words("total \(span(total))")) }
    if let depth = lunarDepth(event, kind) { parts.append(depth) }
    if !begins(in: event, contacts.lowerBound) { parts.append(words("seen from moonrise \(first)")) }
    if !ends(in: event, contacts.upperBound) { parts.append(words("seen until moonset \(last)")) }
    let (place, time) = (direction(look.azimuth), plainTime(look.best))
    parts.append(words("the moon \(degrees(look.altitude)) up in the \(place) at \(time)"))
    return parts
  }

  /// How deep a partial eclipse gets; where the moon is down at its middle, one cannot see that.
  private func lunarDepth(_ event: SkyEvent, _ kind: SkyEvent.Eclipse) -> String? {
    guard kind == .partial, event.sees(event.greatest) else { return nil }
    let depth = percent(100 * (event.magnitude ?? 0))
    return words("\(depth) of its width at \(plainTime(event.greatest))")
  }

  /// `about 9 an hour here around 02:10, 100 where it is dark`: what one can hope for under a dark sky and under that of the
  /// place, which is the same where no lamps take any away.
  func meteors(_ rate: Double, here: Double?, around time: Date) -> String {
    let (dark, local, time) = (QuantityText.rounded(rate), QuantityText.rounded(here ?? rate), plainTime(time))
    switch local {
    case "0": return words("about \(dark) an hour around \(time) where it is dark, hardly any here")
    case dark: return words("about \(dark) an hour around \(time)")
    default: return words("about \(local) an hour here around \(time), \(dark) where it is dark")
    }
  }

  /// A shower with its rate in the night, or with the day on which it is richest.
  func shower(_ shower: ShowerReport) -> String {
    let name = self.shower(shower.name)
    guard let rate = shower.rate, let best = shower.best else { return words("\(name) (peak \(day(shower.peak)))") }
    return name + " " + meteors(rate, here: shower.rateHere, around: best)
  }

  /// A body or a star in a sentence: `the moon`.
  func body(_ name: String) -> String {
    switch name {
    case "Moon": words("the moon")
    case "Sun": words("the sun")
    case "Pleiades": words("the Pleiades")
    default: words(Phrase(name: name))
    }
  }
}

nonisolated extension SkyEvent.Eclipse {
  fileprivate var solarName: Phrase {
    switch self {
    case .penumbral: Phrase("penumbral solar eclipse")
    case .partial: Phrase("partial solar eclipse")
    case .annular: Phrase("annular solar eclipse")
    case .total: Phrase("total solar eclipse")
    }
  }

  fileprivate var lunarName: Phrase {
    switch self {
    case .penumbral: Phrase("penumbral lunar eclipse")
    case .partial: Phrase("partial lunar eclipse")
    case .annular: Phrase("annular lunar eclipse")
    case .total: Phrase("total lunar eclipse")
    }
  }
}
