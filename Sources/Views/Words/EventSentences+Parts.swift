import Entities
import Essentials

/// The parts of an event's text.
nonisolated extension SkyText {
  /// The percentage of the sun's disc that an eclipse covers; `nil` if unknown. Only a total eclipse has `100%`; another one
  /// has a decimal from 99% on, and at most `99.9%`.
  func obscuration(_ event: SkyEvent) -> String? {
    guard let percent = event.obscuration.map({ 100 * $0 }) else { return nil }
    guard event.kind != .solarEclipse(.total), percent >= 99 else { return self.percent(percent) }
    return words.number(min(percent, 99.9), digits: 1) + words.percentSign
  }

  /// An event's text with the night to look; if there is none, with the instant of a moon phase, perigee or season, or with
  /// the day of any other event.
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

  /// `visible now, until 05:12` for an event that is visible at ``now``; else empty.
  func visibleNow(_ event: SkyEvent) -> [String] {
    guard let now, let window = event.visibility, event.isVisible(at: now) else { return [] }
    return [words("visible now, until \(plainTime(window.span.upperBound))")]
  }
}
