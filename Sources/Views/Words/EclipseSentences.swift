import Entities
import Essentials

/// Eclipses in words: when and where they are visible, and how much is covered.
nonisolated extension SkyText {
  /// A solar eclipse's span, maximum, position and a warning; empty if it isn't visible.
  func solarDetails(_ event: SkyEvent, _ kind: SkyEvent.Eclipse) -> [String] {
    guard let window = event.visibility else { return [] }
    return [
      solarSpan(event, window), solarMaximum(event, kind, at: plainTime(window.best)),
      words("sun \(degrees(window.place.altitude)) up in the \(direction(window.place.azimuth))"),
      kind == .total ? words("wear eclipse glasses except during totality") : words("wear eclipse glasses throughout"),
    ].compactMap(\.self)
  }

  /// The time from the first to the last contact, or from sunrise or to sunset if these cut the eclipse short.
  private func solarSpan(_ event: SkyEvent, _ window: VisibilityWindow) -> String {
    let (from, to) = (plainTime(window.span.lowerBound), plainTime(window.span.upperBound))
    switch (window.includesFirstContact(event.begin), window.includesLastContact(event.end)) {
    case (true, true): return span(window.span)
    case (true, false): return words("\(from) to sunset at \(to)")
    case (false, true): return words("from sunrise at \(from) to \(to)")
    case (false, false): return words("from sunrise at \(from) to sunset at \(to)")
    }
  }

  /// The maximum of a solar eclipse as seen from the place: for how long it is total or annular, and how much of the
  /// sun is covered unless it is total; `nil` if that is unknown.
  private func solarMaximum(_ event: SkyEvent, _ kind: SkyEvent.Eclipse, at time: String) -> String? {
    let duration = event.total.map { words.duration(seconds: $0.seconds.roundedInt ?? 0) }
    return switch (kind, duration, obscuration(event)) {
    case (.total, let duration?, _): words("total for \(duration) around \(time)")
    case (.annular, let duration?, let share?): words("annular for \(duration) around \(time) (\(share) covered)")
    case (_, _, let share?): words("maximum at \(time) (\(share) covered)")
    case (_, _, nil): nil
    }
  }

  /// A lunar eclipse's contacts, depth and position; empty if it isn't visible.
  func lunarDetails(_ event: SkyEvent, _ kind: SkyEvent.Eclipse) -> [String] {
    guard let window = event.visibility else { return [] }
    let contacts = event.partial ?? event.begin..<event.end
    let moonrise = window.includesFirstContact(contacts.lowerBound) ? nil : plainTime(window.span.lowerBound)
    let moonset = window.includesLastContact(contacts.upperBound) ? nil : plainTime(window.span.upperBound)
    let middle = kind == .partial && event.isVisible(atContact: event.greatest) ? plainTime(event.greatest) : nil
    return [
      event.partial == nil ? words("in the penumbra \(span(contacts))") : words("in Earth's shadow \(span(contacts))"),
      event.total.map { words("total \(span($0))") }, lunarDepth(event, kind),
      moonrise.map { words("visible from moonrise at \($0)") }, moonset.map { words("visible until moonset at \($0)") },
      moonPosition(window, unlessNamed: [middle, moonrise, moonset]),
    ].compactMap(\.self)
  }

  /// The moon's position at the best time, and that time unless the sentence has already `named` it.
  private func moonPosition(_ window: VisibilityWindow, unlessNamed named: [String?]) -> String {
    let (altitude, place) = (degrees(window.place.altitude), direction(window.place.azimuth))
    let time = plainTime(window.best)
    return named.contains(time)
      ? words("moon \(altitude) up in the \(place)") : words("moon \(altitude) up in the \(place) at \(time)")
  }

  /// How deep a partial lunar eclipse gets; `nil` for another kind, or if that is unknown or not visible.
  private func lunarDepth(_ event: SkyEvent, _ kind: SkyEvent.Eclipse) -> String? {
    guard kind == .partial, let magnitude = event.eclipseMagnitude, event.isVisible(atContact: event.greatest) else {
      return nil
    }
    return words("at most \(percent(100 * magnitude)) in shadow (\(plainTime(event.greatest)))")
  }

  /// How much of the sun's disc an eclipse covers: `91%`; `nil` if unknown. Unless the eclipse is total, it has a
  /// decimal from 99% on and is at most `99.9%`, so that it is never rounded up to `100%`.
  func obscuration(_ event: SkyEvent) -> String? {
    guard let percent = event.obscuration.map({ 100 * $0 }) else { return nil }
    guard event.kind != .solarEclipse(.total), percent >= 99 else { return self.percent(percent) }
    return words.number(min(percent, 99.9), digits: 1) + words.percentSign
  }
}

nonisolated extension VisibilityWindow {
  /// Whether an eclipse is visible from its first contact on, or becomes so less than a minute later.
  fileprivate func includesFirstContact(_ contact: Date) -> Bool { span.lowerBound.timeIntervalSince(contact) < 60 }

  /// Whether an eclipse is visible until its last contact, or until less than a minute before.
  fileprivate func includesLastContact(_ contact: Date) -> Bool { contact.timeIntervalSince(span.upperBound) < 60 }
}

nonisolated extension SkyEvent.Eclipse {
  /// The name of an eclipse of the sun.
  var solarName: Phrase {
    switch self {
    case .penumbral: Phrase("penumbral solar eclipse")
    case .partial: Phrase("partial solar eclipse")
    case .annular: Phrase("annular solar eclipse")
    case .total: Phrase("total solar eclipse")
    }
  }

  /// The name of an eclipse of the moon.
  var lunarName: Phrase {
    switch self {
    case .penumbral: Phrase("penumbral lunar eclipse")
    case .partial: Phrase("partial lunar eclipse")
    // The Earth's shadow is wider than the moon.
    case .annular, .total: Phrase("total lunar eclipse")
    }
  }
}
