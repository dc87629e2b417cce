import Entities
import Essentials

/// An event or a satellite pass in words: the parts of a sentence or of a list's entry.
package nonisolated struct EventText: Hashable, Sendable {
  /// The event's name, such as `Total solar eclipse`.
  let name: String
  /// When it is, in a sentence: `Wed 12 Aug 2026`.
  var when: String
  /// When it is, at the left of a list's entry: `Wed 12`.
  let date: String
  /// The time that ``when`` has and ``date`` omits; `nil` if there is none.
  let time: String?
  /// What to see and how, such as `maximum at 20:13 (91% covered)`.
  let details: [String]

  /// The event as a sentence without a full stop: `Full moon, Tue 24 Nov 23:53`; details follow a colon.
  package var sentence: String {
    let head = "\(name), \(when)"
    return details.isEmpty ? head : "\(head): \(details.joined(separator: ", "))"
  }
}

/// The parts of an event's text.
nonisolated extension SkyText {
  /// The percentage of the sun's disc that an eclipse covers; `100%` only if it is total, so with a decimal from 99% on.
  func obscuration(_ event: SkyEvent) -> String {
    let percent = 100 * (event.obscuration ?? 0)
    guard event.kind != .solarEclipse(.total), percent >= 99 else { return self.percent(percent) }
    return words.number(min(percent, 99.9), digits: 1) + words.percentSign
  }

  /// An event with the night to look, the day if there is none, or the instant of a moon phase, perigee or season.
  func event(_ event: SkyEvent, name: String, details: [String]) -> EventText {
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
