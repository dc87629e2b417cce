import Entities
import Essentials
import Terminal

/// A night in words alone, for screen readers and logs: the sun, the moon and the planets.
struct SkySentences {
  let text: SkyText

  private var words: SkyWords { text.sky }

  func lines(_ report: SkyReport) -> [StyledText] {
    let sun = [lights(report.night), SunTable(text: text).darkness(report)].joined(separator: "; ")
    let moon = MoonText(text: text).sentences(report).joined(separator: "; ")
    let lines = ["\(words.sun): \(sun).", "\(words.moon): \(moon)."]
    return (lines + report.planets.map { words.planet($0, text) }).map { StyledText(" " + $0) }
  }

  /// `day until 17:17, civil twilight until 17:46, …`.
  private func lights(_ night: NightReport) -> String {
    guard night.segments.count > 1 else {
      return words.lightAllNight(words.lights[night.darkest] ?? "")
    }
    return night.segments.map { segment in
      words.lightUntil(words.lights[segment.light] ?? "", text.plainTime(segment.span.upperBound))
    }.joined(separator: ", ")
  }
}
