import Entities
import Essentials
import Terminal

/// The notes below the tables of a night's page, such as the stargazing outlook, passes and coming events.
struct SkyNotes: Styled {
  private struct Note {
    let name: String
    /// What the note says; without any, it is left out.
    let parts: [String]
    /// Whether the parts have been computed; if not, they are placeholders that only take up room.
    var isKnown = true
    /// Whether each part begins a line; if not, the parts follow each other.
    var isList = false
  }

  let text: SkyText
  /// Columns of the page.
  let width: Int

  /// The fewest columns of a page with room for notes beside their names.
  static let minimumWidthBeside = 60

  var appearance: Appearance { text.appearance }

  /// The notes, each after its name. Those still being computed take up the room that they are likely to need, blank.
  func lines(_ report: SkyReport) -> [StyledText] {
    let isKnown = report.events != nil
    let report = isKnown ? report : withPlaceholders(report)
    let reasons = report.stargazing.reasons.map { text.reason($0) }
    let notes = [
      Note(name: words("Day"), parts: day(report), isKnown: isKnown),
      Note(name: words("Photo light"), parts: light(report.light), isKnown: isKnown),
      Note(name: words("Sun"), parts: sun(report)),
      Note(name: words("Moon"), parts: moon(report.moon), isKnown: isKnown),
      Note(name: words("Stargazing"), parts: text.outlook(report.stargazing) + reasons),
      Note(name: words("Passes"), parts: passes(report), isList: true),
      Note(name: words("Aurora"), parts: report.aurora.map { [text.aurora($0)] } ?? []),
      Note(name: words("Meteors"), parts: meteors(report), isList: true),
      Note(name: words("Coming up"), parts: events(report, isKnown: isKnown), isKnown: isKnown, isList: true),
    ].filter { !$0.parts.isEmpty }
    let nameWidth = notes.map(\.name).width
    return notes.flatMap { lines(of: $0, nameWidth: nameWidth) }
  }

  /// The report with placeholders of typical length for the details that are still being computed.
  private func withPlaceholders(_ report: SkyReport) -> SkyReport {
    var report = report
    let hour = report.instant..<report.instant.addingTimeInterval(3600)
    report.sun.noonAltitude = 45
    report.sun.dayLengthChange = report.sun.dayLengthChange ?? 100
    report.light = PhotographicLight(golden: [hour, hour], blue: [hour, hour])
    report.moon.transit = TimedPlace(time: report.instant, place: SkyPlace(altitude: 45, azimuth: 180))
    return report
  }

  /// A note beside its name, which is padded to `nameWidth` columns, or on narrow pages below it.
  private func lines(of note: Note, nameWidth: Int) -> [StyledText] {
    let isBeside = width >= Self.minimumWidthBeside
    let indent = isBeside ? nameWidth + 3 : 2
    let filled =
      note.isList
      ? note.parts.flatMap { words.wrapped($0, to: max(width - indent, 8)) }
      : text.filled(note.parts, separator: appearance.symbol(" · ", ascii: "; "), to: width - indent)
    let lines = filled.enumerated().map { index, line in
      note.isKnown ? StyledText(line) : StyledText(index == 0 ? appearance.ellipsis.rawValue : "", theme.quiet)
    }
    let heading = StyledText(" " + note.name, theme.heading)
    let rest = lines.indented(by: indent)
    guard isBeside, let first = lines.first else { return [heading] + rest }
    return [heading.padded(to: indent) + first] + rest.dropFirst()
  }

  /// The day's date with its sunrise, noon, sunset and length; empty if none of these is known.
  private func day(_ report: SkyReport) -> [String] {
    let sun = report.sun
    guard let noon = sun.noon, let altitude = sun.noonAltitude else { return [] }
    var parts = [words.day(report.date)]
    if let rise = sun.rise { parts.append(words("sunrise \(text.plainTime(rise))")) }
    // Lower, not even refraction makes the sun visible at noon.
    if altitude > -1 { parts.append(words("solar noon \(text.plainTime(noon)) (\(text.degrees(altitude)))")) }
    if let set = sun.set { parts.append(words("sunset \(text.plainTime(set))")) }
    if !sun.isMidnightSun, !sun.isPolarNight {
      let change = sun.dayLengthChange.map { ", " + text.dayLengthChange($0) } ?? ""
      parts.append(words("\(text.duration(sun.dayLength)) of daylight") + change)
    }
    return parts.count > 1 ? parts : []
  }

  /// The golden hours and the blue hours.
  private func light(_ light: PhotographicLight?) -> [String] {
    func spans(_ spans: [Range<Date>]) -> String { spans.map(text.span).joined(separator: ", ") }
    guard let light else { return [] }
    return (light.golden.isEmpty ? [] : [words("golden hour \(spans(light.golden))")])
      + (light.blue.isEmpty ? [] : [words("blue hour \(spans(light.blue))")])
  }

  /// When the moon is highest, and what is unusual about its rise and set that day.
  private func moon(_ moon: MoonReport) -> [String] {
    func times(_ dates: [Date]) -> String { dates.map(text.plainTime).joined(separator: ", ") }
    let transit = moon.transit.flatMap { $0.place.altitude > 0 ? $0 : nil }
    return [
      transit.map { words("highest at \(text.plainTime($0.time)) (\(text.degrees($0.place.altitude)))") },
      moon.rises.count > 1 ? words("two moonrises: \(times(moon.rises))") : nil,
      moon.sets.count > 1 ? words("two moonsets: \(times(moon.sets))") : nil,
      moon.grazesHorizon
        ? words("The moon grazes the horizon, so when it rises and sets depends on that day's refraction.") : nil,
    ].compactMap(\.self)
  }

  /// Why the sun doesn't rise or set, and when it next does.
  private func sun(_ report: SkyReport) -> [String] {
    let (sun, change) = (report.sun, report.sun.nextChange.map(text.dayAndTime))
    return [
      sun.isMidnightSun ? words("midnight sun") + (change.map { ", " + words("next sunset \($0)") } ?? "") : nil,
      sun.isPolarNight ? words("polar night") + (change.map { ", " + words("next sunrise \($0)") } ?? "") : nil,
      sun.grazesHorizon
        ? words("The sun grazes the horizon, so when it rises and sets depends on that day's refraction.") : nil,
    ].compactMap(\.self)
  }

  /// The next four passes, or that there are none; JSON has all of them. Empty if they aren't known.
  private func passes(_ report: SkyReport) -> [String] {
    guard let passes = report.passes else { return [] }
    if passes.isEmpty { return [words("no visible ISS or Tiangong passes")] }
    return passes.prefix(4).map { text.pass($0).sentence }
  }

  /// The night's showers, each with the night of its peak if that is another.
  private func meteors(_ report: SkyReport) -> [String] {
    tonight(report).map { shower in
      let other = (report.comingEvents ?? []).first {
        isPeak($0, of: shower) && $0.evening(in: text.zone) != report.date
      }
      return text.shower(shower) + (other.map { ", " + words("peak: \(text.night(of: $0.time))") } ?? "")
    }
  }

  /// The first three of the night's showers that have a rate; their peaks aren't repeated among the coming events.
  private func tonight(_ report: SkyReport) -> [ShowerReport] {
    Array((report.showers ?? []).filter { $0.rate != nil }.prefix(3))
  }

  /// Whether an event is the peak of this shower, within a day.
  private func isPeak(_ event: SkyEvent, of shower: ShowerReport) -> Bool {
    event.kind == .meteorShower && event.bodies == [shower.name]
      && abs(event.greatest.timeIntervalSince(shower.peak)) < 86_400
  }

  /// The next seven events and every eclipse of the year, without perigees; an ellipsis until they are known.
  private func events(_ report: SkyReport, isKnown: Bool) -> [String] {
    guard isKnown else { return [appearance.ellipsis.rawValue] }
    let tonight = tonight(report)
    let events = (report.comingEvents ?? []).filter { event in
      event.kind != .perigee && !tonight.contains { isPeak(event, of: $0) }
    }
    return events.enumerated().filter { $0 < 7 || SkyEvent.Choice.eclipse.includes($1.kind) }
      .map { text.event($1).sentence }
  }
}
