import Entities
import Essentials

/// An event or a satellite pass in words, in the parts of a list's entry or a sentence.
package nonisolated struct EventText: Hashable, Sendable {
  /// `Total solar eclipse`.
  let name: String
  /// `Wed 12 Aug 2026`, in a sentence.
  var when: String
  /// `Wed 12`, at the left of a list's entry.
  let date: String
  /// What ``date`` omits of ``when``, such as a time of day; `nil` if it omits nothing.
  let time: String?
  /// What to see and how, such as `maximum at 20:13 (91% covered)`; empty if there is nothing to add.
  let details: [String]

  /// `Full moon, Tue 24 Nov 23:53`; the details follow a colon.
  package var sentence: String {
    let head = "\(name), \(when)"
    return details.isEmpty ? head : "\(head): \(details.joined(separator: ", "))"
  }
}

/// Formats the numbers and times of events.
nonisolated extension SkyText {
  /// The percentage of the sun that is covered: never `100%` unless the eclipse is total, so with a decimal from 99% on.
  func covered(_ event: SkyEvent) -> String {
    let percent = 100 * (event.obscuration ?? 0)
    guard event.kind != .solarEclipse(.total), percent >= 99 else { return self.percent(percent) }
    return quantities.number(min(percent, 99.9), digits: 1) + words.percentSign
  }

  /// An event's text with when it is: the night to look, the day if it is visible by day or not at all, or the instant.
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

  /// `Tue 24 Nov`, or `Tue 24` under a month's heading.
  func listDay(_ date: Date) -> String {
    let day = CivilDate(rounded(date), in: zone)
    let weekday = words.weekdays[day.weekday]
    return hasMonthHeadings ? words("\(weekday) \(day.day)", context: "day of a month") : self.day(day)
  }

  /// `Sun 29–30 Nov`: the night of an instant; under a month's heading without that month.
  private func listNight(of date: Date) -> String {
    let evening = evening(ofNightAt: date)
    let morning = evening.advanced(by: 1)
    let weekday = words.weekdays[evening.weekday]
    let (month, nextMonth) = (words.months[evening.month - 1], words.months[morning.month - 1])
    if hasMonthHeadings {
      return month == nextMonth
        ? words("\(weekday) \(evening.day)\(dash)\(morning.day)", context: "night of a month")
        : words("\(weekday) \(evening.day)\(dash)\(morning.day) \(nextMonth)", context: "night of a month")
    }
    let night =
      month == nextMonth
      ? words("\(weekday) \(evening.day)\(dash)\(morning.day) \(month)")
      : words("\(weekday) \(evening.day) \(month)\(dash)\(morning.day) \(nextMonth)", context: "night")
    return withYear(night, morning.year)
  }

  /// `visible now, until 05:12` for an event under way; empty for any other, or if the present isn't known.
  func visibleNow(_ event: SkyEvent) -> [String] {
    guard let now, let window = event.visibility, event.isVisible(at: now) else { return [] }
    return [words("visible now, until \(plainTime(window.span.upperBound))")]
  }

  /// The time to look; `nil` if that is more than 23 hours, as in a polar night, where it lasts from noon to noon.
  func viewingSpan(_ window: VisibilityWindow) -> String? { window.span.seconds > 82_800 ? nil : span(window.span) }

  /// Whether the best time of an event is still to come; always if the present isn't known.
  func isBestAhead(_ window: VisibilityWindow) -> Bool { now.map { window.best >= $0 } ?? true }

  /// `1 min 47 s`: how long a total or annular eclipse lasts.
  func lasting(_ span: Range<Date>) -> String { words.duration(seconds: span.seconds.whole ?? 0) }
}
