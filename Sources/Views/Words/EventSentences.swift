import Entities
import Essentials

/// Events in words: what they are, when and where to look, and what there is to see.
nonisolated extension SkyText {
  /// An event in words, with the times of the place.
  func event(_ event: SkyEvent) -> EventText {
    dated(event, name: words(name(of: event)).capitalizedFirst, details: details(of: event))
  }

  /// An event's text with the night in which to look. If there is none, a moon phase, season or perigee has its day and
  /// time, any other event only its day.
  private func dated(_ event: SkyEvent, name: String, details: [String]) -> EventText {
    func text(_ when: String, _ date: String, _ time: String? = nil) -> EventText {
      EventText(name: name, when: when, date: date, time: time, details: details)
    }
    if event.evening(in: zone) != nil { return text(night(of: event.time), listNight(of: event.time)) }
    switch event.kind {
    case .moonPhase, .season, .perigee:
      return text(dayAndTime(event.greatest), listDay(event.greatest), plainTime(event.greatest))
    case .opposition, .greatestElongation, .meteorShower, .solarEclipse, .lunarEclipse, .conjunction, .occultation:
      let date = event.visibility?.best ?? event.greatest
      return text(day(date), listDay(date))
    }
  }

  private func name(of event: SkyEvent) -> Phrase {
    let bodies = event.bodies.map(body)
    let (first, last) = (bodies.first ?? "", bodies.last ?? "")
    switch event.kind {
    case .solarEclipse(let kind): return kind.solarName
    case .lunarEclipse(let kind): return kind.lunarName
    case .conjunction:
      guard let separation = event.separation else { return Phrase(verbatim: bodies.joined(separator: ", ")) }
      return Phrase("\(first) \(tenthDegrees(separation)) from \(last)")
    case .occultation: return Phrase("\(last) occulted by the moon")
    case .opposition: return Phrase("\(first) at opposition")
    case .greatestElongation(.eastern): return Phrase("\(first) at greatest elongation, evening sky")
    case .greatestElongation(.western): return Phrase("\(first) at greatest elongation, morning sky")
    case .meteorShower: return Phrase(verbatim: first)
    case .moonPhase(.firstQuarter): return Phrase("first quarter moon")
    case .moonPhase(.lastQuarter): return Phrase("last quarter moon")
    case .moonPhase(let phase): return phase.phrase
    case .season(let season): return season.phrase
    case .perigee: return Phrase("moon at perigee")
    }
  }

  private func details(of event: SkyEvent) -> [String] {
    switch event.kind {
    case .solarEclipse(let kind): return visibleNow(event) + solarDetails(event, kind)
    case .lunarEclipse(let kind): return visibleNow(event) + lunarDetails(event, kind)
    case .conjunction: return viewingDetails(event)
    case .occultation: return visibleNow(event) + occultationDetails(event)
    case .opposition: return (event.magnitude.map { [labelledMagnitude($0)] } ?? []) + visibility(of: event)
    case .greatestElongation:
      return (event.separation.map { [words("\(tenthDegrees($0)) from the sun")] } ?? []) + visibility(of: event)
    case .meteorShower:
      guard let rate = event.rate, let window = event.visibility else { return [] }
      let rates = meteors(rate, here: event.localRate, around: window.best)
      // Below, the percentage would be rounded to 0%.
      let moon = event.moonlight.map { $0 < 0.005 ? words("no moon") : words("moon \(percent(100 * $0)) lit") }
      return visibleNow(event) + [rates, moon].compactMap(\.self)
    case .perigee: return event.distance?.roundedInt.map { [words("\(number: $0.grouped) km")] } ?? []
    case .moonPhase, .season: return []
    }
  }

  /// `visible now, until 05:12` for an event that is visible at ``now``; empty for any other, and in calendars.
  private func visibleNow(_ event: SkyEvent) -> [String] {
    guard let now, let window = event.visibility, event.isVisible(at: now) else { return [] }
    return [words("visible now, until \(plainTime(window.span.upperBound))")]
  }

  /// When and where to look, or that the event isn't visible from the place.
  private func visibility(of event: SkyEvent) -> [String] {
    event.visibility == nil ? [words("not visible from here")] : viewingDetails(event)
  }

  /// When and where to look, when it is best, and with what aid; empty if the event isn't visible.
  private func viewingDetails(_ event: SkyEvent) -> [String] {
    guard let window = event.visibility else { return [] }
    let (time, place) = (plainTime(window.best), window.place)
    let best = words("best at \(time), \(degrees(place.altitude)) up in the \(direction(place.azimuth))")
    // In a polar night, all night is from noon to noon.
    let isAllNight = window.span.seconds > 23 * 3600
    let visible = isAllNight ? words("visible all night") : words("visible \(span(window.span))")
    let isPastBest = now.map { event.isVisible(at: $0) && window.best < $0 } ?? false
    let visibleNow = visibleNow(event)
    let aid: String? =
      switch event.aid {
      case .nakedEye: nil
      case .binoculars: words("binoculars needed")
      case .telescope: words("telescope needed")
      }
    return (visibleNow.isEmpty ? [visible] : visibleNow) + [isPastBest ? nil : best, aid].compactMap(\.self)
  }

  /// When the body visibly disappears and reappears, and where it is at the best time; empty if it can't be seen.
  private func occultationDetails(_ event: SkyEvent) -> [String] {
    guard let total = event.total, let window = event.visibility else { return [] }
    let (altitude, place) = (degrees(window.place.altitude), direction(window.place.azimuth))
    let best = plainTime(window.best)
    let times = [total.lowerBound, total.upperBound].filter(event.isVisible(atContact:))
    var parts = times.flatMap { date in
      let time = plainTime(date)
      let contact = date == total.lowerBound ? words("disappears at \(time)") : words("reappears at \(time)")
      return time == best ? [contact, words("\(altitude) up in the \(place)")] : [contact]
    }
    if !times.map(plainTime).contains(best) { parts.append(words("\(altitude) up in the \(place) at \(best)")) }
    if event.isVisibleByDay { parts.append(words("in daylight (telescope needed)")) }
    return parts
  }

  /// `about 9 meteors/h here around 02:10 (100/h under a dark sky)`, from rates per hour under a dark sky and `here`; only
  /// the former if both are the same or `here` is `nil`, and hardly any from here if that is 0, all rounded.
  func meteors(_ rate: Double, here: Double?, around time: Date) -> String {
    let (dark, local, time) = (rate.roundedInt ?? 0, (here ?? rate).roundedInt ?? 0, plainTime(time))
    switch local {
    case 0:
      return words(
        one: "about \(dark) meteor/h under a dark sky around \(time), hardly any from here",
        other: "about \(dark) meteors/h under a dark sky around \(time), hardly any from here", dark)
    case dark:
      return words(one: "about \(dark) meteor/h around \(time)", other: "about \(dark) meteors/h around \(time)", dark)
    default:
      return words(
        one: "about \(local) meteor/h here around \(time) (\(dark)/h under a dark sky)",
        other: "about \(local) meteors/h here around \(time) (\(dark)/h under a dark sky)", local)
    }
  }

  /// A shower with its rate in the night or, if it isn't visible, with the day of its peak.
  func shower(_ shower: ShowerReport) -> String {
    let name = words(Phrase(name: shower.name))
    guard let rate = shower.rate, let best = shower.best else { return words("\(name) (peak \(day(shower.peak)))") }
    return "\(name): " + meteors(rate, here: shower.localRate, around: best)
  }

  /// The name of a body within a sentence, from its English name: `moon` for `Moon`.
  func body(_ name: String) -> String {
    switch name {
    case "Moon": words("moon")
    case "Sun": words("sun")
    case "Pleiades": words("the Pleiades")
    default: words(Phrase(name: name))
    }
  }
}
