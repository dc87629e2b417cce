import Entities

/// The parts of an event's text.
nonisolated extension SkyText {
  /// How much of the sun's disc an eclipse covers: `91%`; `nil` if unknown. Unless the eclipse is total, it has a
  /// decimal from 99% on and is at most `99.9%`, so that it is never rounded up to `100%`.
  func obscuration(_ event: SkyEvent) -> String? {
    guard let percent = event.obscuration.map({ 100 * $0 }) else { return nil }
    guard event.kind != .solarEclipse(.total), percent >= 99 else { return self.percent(percent) }
    return words.number(min(percent, 99.9), digits: 1) + words.percentSign
  }

  /// An event's text with the night in which to look. If there is none, a moon phase, season or perigee has its day and
  /// time, any other event only its day.
  func dated(_ event: SkyEvent, name: String, details: [String]) -> EventText {
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

  /// `visible now, until 05:12` for an event that is visible at ``now``; empty for any other, and in calendars.
  func visibleNow(_ event: SkyEvent) -> [String] {
    guard let now, let window = event.visibility, event.isVisible(at: now) else { return [] }
    return [words("visible now, until \(plainTime(window.span.upperBound))")]
  }
}
