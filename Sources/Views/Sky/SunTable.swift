import Entities
import Essentials
import Terminal

/// When the sun sets and the twilights end, and the same for the morning.
struct SunTable {
  let text: SkyText

  private var words: SkyWords { text.sky }
  private var theme: Theme { text.appearance.theme }

  /// A heading, a line for each light, and one for the length of the darkness.
  func lines(_ night: NightReport) -> [StyledText] {
    // A twilight ends where the next one begins.
    let rows: [(name: String, light: SkyLight)] = [
      (words.sunset, .civil), (words.lights[.civil] ?? "", .nautical), (words.lights[.nautical] ?? "", .astronomical),
      (words.lights[.dark] ?? "", .dark),
    ]
    let label = rows.map(\.name.displayWidth).max() ?? 0
    let times = text.time(night.span.lowerBound).displayWidth
    let column = max(times, words.evening.displayWidth, words.morning.displayWidth)
    var heading = StyledText("".padded(to: label))
    for word in [words.evening, words.morning] {
      heading += StyledText("  ") + StyledText(word.padded(to: column, .right), theme.quiet)
    }
    return [heading]
      + rows.map { name, light in
        let (dusk, dawn) = Self.borders(night, light)
        var line = StyledText(name.padded(to: label))
        for time in [dusk, dawn] { line.append("  " + text.time(time).padded(to: column, .right)) }
        return line
      }
  }

  /// When a light or a darker one begins in the evening and ends in the morning; `nil` where it does not within the span.
  static func borders(_ night: NightReport, _ light: SkyLight) -> (dusk: Date?, dawn: Date?) {
    let spans = night.spans(of: light)
    let dusk = spans.first.map(\.lowerBound).flatMap { $0 > night.span.lowerBound ? $0 : nil }
    let dawn = spans.last.map(\.upperBound).flatMap { $0 < night.span.upperBound ? $0 : nil }
    return (dusk, dawn)
  }

  /// `10 h 51 min dark, 3 h 11 min of it moonless`, or why it does not get dark.
  func darkness(_ report: SkyReport) -> String {
    let night = report.night
    guard night.darkSeconds >= 60 else { return words.noDarkness(night.darkest) }
    let matters = report.moon.illumination > 0.02 && night.darkSeconds - night.moonlessSeconds >= 60
    let moonless = night.moonlessSeconds >= 60 ? text.duration(night.moonlessSeconds) : ""
    return words.darkness(text.duration(night.darkSeconds), matters ? moonless : nil)
  }
}
