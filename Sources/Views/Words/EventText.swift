import Entities
import Essentials

/// An event of the sky in the words of one language, in parts that a list or a sentence is made from.
package nonisolated struct EventText: Hashable, Sendable {
  /// `total solar eclipse`.
  var name: String
  /// `Wed 12 Aug`.
  var when: String
  /// `91 % covered at 20:13`, …
  var details: [String] = []

  /// What it is and when, and each detail.
  var parts: [String] { ["\(name) \(when)"] + details }

  /// All in one line: `full moon Tue 24 Nov 23:53`.
  package var sentence: String { parts.joined(separator: ", ") }
}

/// Numbers of events as people read them.
nonisolated extension SkyText {
  /// An angle to a tenth of a degree: `1.2°`.
  func angle(_ value: Double) -> String {
    quantities.number(value, digits: 1) + (appearance.degree.isEmpty ? " deg" : appearance.degree)
  }

  /// The covered part of the sun: never all of it while some is left.
  func covered(_ event: SkyEvent) -> String {
    let percent = 100 * (event.obscuration ?? 0)
    guard event.kind != .solarEclipse(.total), percent >= 99 else { return self.percent(percent) }
    return quantities.number(min(percent, 99.9), digits: 1) + " %"
  }

  /// The night in which one looks at an event, the day of what is seen by day or not at all, or the instant.
  func when(_ event: SkyEvent) -> String {
    if event.evening(in: zone) != nil { return night(of: event.time) }
    switch event.kind {
    case .moonPhase, .season, .perigee: return dayAndTime(event.greatest)
    case .opposition, .greatestElongation, .meteorShower, .solarEclipse, .lunarEclipse, .conjunction, .occultation:
      return day(event.look?.best ?? event.greatest)
    }
  }

  /// Until when what is running can be looked at; `nil` of what is not.
  func runningUntil(_ event: SkyEvent) -> String? {
    guard let now, let look = event.look, event.isRunning(at: now) else { return nil }
    return words("now until \(plainTime(look.span.upperBound))")
  }

  /// The time to look; `nil` where that is a whole polar night, from noon to noon.
  func lookSpan(_ look: PlanetLook) -> String? { look.span.seconds > 82_800 ? nil : span(look.span) }

  /// Whether the best time of an event is still to come.
  func isBestAhead(_ look: PlanetLook) -> Bool { now.map { look.best >= $0 } ?? true }

  /// `20:28–20:30 (1 min 47 s)` of a total or annular eclipse; its length alone.
  func lasting(_ span: Range<Date>) -> String { words.duration(seconds: Int(span.seconds.rounded())) }

  /// Whether the place sees it from its first to its last contact.
  func begins(in event: SkyEvent, _ contact: Date) -> Bool {
    event.look.map { $0.span.lowerBound.timeIntervalSince(contact) < 60 } ?? true
  }

  func ends(in event: SkyEvent, _ contact: Date) -> Bool {
    event.look.map { contact.timeIntervalSince($0.span.upperBound) < 60 } ?? true
  }
}
