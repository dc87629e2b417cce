import Entities
import Essentials
import Terminal

/// A night's sun and moon in sentences, and the sun's times in a table.
extension SkyText {
  /// A night in plain words, for screen readers and logs: the sun, the moon and the planets.
  func sentences(_ report: SkyReport) -> [StyledText] {
    let separator = words("; ", context: "planet")
    // "Midnight sun" already says how dark it gets.
    let sun = [lightSentence(report)] + (report.night.darkest == .day ? [] : [darkness(report)])
    let lines = [
      "\(words("Sun")): \(sun.joined(separator: separator)).",
      "\(words("Moon")): \(moon(report).joined(separator: separator)).",
    ]
    return (lines + report.planets.map { planet($0) }).map { StyledText(" " + $0) }
  }

  /// `day until 17:17, civil twilight until 17:46, …, then day`. The last has no end, as the span ends at noon.
  private func lightSentence(_ report: SkyReport) -> String {
    let night = report.night
    guard let last = night.segments.last, night.segments.count > 1 else {
      return night.darkest == .day ? words("midnight sun") : words("\(words(night.darkest.phrase)) from noon to noon")
    }
    let until = night.segments.dropLast().map { segment in
      words("\(words(segment.light.phrase)) until \(plainTime(segment.span.upperBound))", context: "light")
    }
    let polar = report.sun.isPolarNight ? [words("polar night")] : []
    return (polar + until + [words("then \(words(last.light.phrase))")]).joined(separator: ", ")
  }

  /// The moon in short sentences: its phase, age, rise and set in the night, and position.
  func moon(_ report: SkyReport) -> [String] {
    let moon = report.moon
    let time = plainTime(report.instant)
    let position =
      if let place = moon.place, place.altitude > 0 {
        [words("\(degrees(place.altitude)) up in the \(direction(place.azimuth)) at \(time)")]
      } else {
        report.night.moonUp.isEmpty ? [] : [words("below the horizon at \(time)")]
      }
    return [
      moonPhase(moon), words("\(words.number(moon.ageDays, digits: 1)) days old"), moonEvents(report.night),
    ] + position
  }

  /// The phase and the illuminated share of the disc: `full moon, 100% lit`.
  func moonPhase(_ moon: MoonReport) -> String {
    words("\(words(moon.phase.phrase)), \(percent(100 * moon.illumination)) lit")
  }

  /// The moonrises and moonsets of the night, by time, or that there are none.
  func moonEvents(_ night: NightReport) -> String {
    guard !night.moonUp.isEmpty else { return words("below the horizon all night") }
    let rises = night.moonUp.map(\.lowerBound).filter { $0 > night.span.lowerBound }
    let sets = night.moonUp.map(\.upperBound).filter { $0 < night.span.upperBound }
    let events = rises.map { ($0, words("rises \(plainTime($0))")) } + sets.map { ($0, words("sets \(plainTime($0))")) }
    guard !events.isEmpty else { return words("up all night") }
    return events.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
  }

  /// Times of sunset, sunrise and the twilights' ends, in the evening and morning; a dash for what doesn't happen.
  private func sunRows(_ night: NightReport) -> [(name: String, times: [String])] {
    let rows: [(name: String, light: TwilightPhase)] = [
      (words("sunset, sunrise"), .civil), (words("civil twilight", context: "row"), .nautical),
      (words("nautical twilight", context: "row"), .astronomical), (words("dark", context: "row"), .dark),
    ]
    return rows.map { name, light in
      let ends = night.duskAndDawn(of: light)
      return (name, [time(ends.dusk), time(ends.dawn)])
    }
  }

  /// The times of ``sunTable(_:)`` as lines wrapped to `width` columns, for pages too narrow for the table.
  func sunLines(_ night: NightReport, width: Int) -> [StyledText] {
    sunRows(night).flatMap { name, times in
      words.wrapped("\(name) \(times.map(\.trimmed).joined(separator: ", "))", to: width).map { StyledText($0) }
    }
  }

  /// A table of the sun's times, with columns for evening and morning below a heading.
  func sunTable(_ night: NightReport) -> [StyledText] {
    let rows = sunRows(night)
    let nameWidth = rows.map(\.name).width
    let timeWidth = [time(night.span.lowerBound), words("evening"), words("morning")].width
    func line(_ name: String, _ cells: [String], _ style: Style) -> StyledText {
      cells.reduce(into: StyledText(name.padded(to: nameWidth))) { line, cell in
        line += StyledText("  ") + StyledText(cell.padded(to: timeWidth, .right), style)
      }
    }
    return [line("", [words("evening"), words("morning")], theme.quiet)] + rows.map { line($0, $1, .plain) }
  }
}
