import Entities
import Essentials
import Terminal

/// What the page of a night says below its tables: the outlook and why, meteors, what is to come.
struct SkyNotes {
  let text: SkyText
  let width: Int

  private var words: SkyWords { text.sky }
  private var theme: Theme { text.appearance.theme }

  func lines(_ report: SkyReport) -> [StyledText] {
    let notes = [
      (words.sun, sun(report)), (words.moon, report.moon.grazesHorizon ? [words.grazesMoon] : []),
      (words.outlook, outlook(report.stargazing)), (words.meteors, meteors(report)),
      (words.coming, events(report)),
    ]
    let label = notes.filter { !$0.1.isEmpty }.map(\.0.displayWidth).max() ?? 0
    return notes.filter { !$0.1.isEmpty }.flatMap { note($0.0, $0.1, label: label) }
  }

  private func note(_ name: String, _ parts: [String], label: Int) -> [StyledText] {
    let indent = width >= 60 ? label + 3 : 2
    let lines = text.filled(parts, separator: text.appearance.glyphs == .unicode ? " · " : "; ", to: width - indent)
    let heading = StyledText(" " + name, theme.heading)
    let rest = lines.map { StyledText(String(repeating: " ", count: indent) + $0) }
    guard width >= 60, let first = lines.first else { return [heading] + rest }
    return [heading.padded(to: indent) + StyledText(first)] + rest.dropFirst()
  }

  private func sun(_ report: SkyReport) -> [String] {
    var parts: [String] = []
    if report.sun.isAlwaysUp { parts.append(words.alwaysUp) }
    if report.sun.isAlwaysDown { parts.append(words.alwaysDown) }
    if report.sun.grazesHorizon { parts.append(words.grazesSun) }
    return parts
  }

  private func outlook(_ stargazing: StargazingReport) -> [String] {
    text.outlook(stargazing) + stargazing.reasons.map { words.reason($0, text) }
  }

  private func meteors(_ report: SkyReport) -> [String] {
    (report.showers ?? []).filter { $0.rate != nil }.prefix(3).map { words.shower($0, text) }
  }

  /// The next five events, and every eclipse of the year.
  private func events(_ report: SkyReport) -> [String] {
    let events = report.events ?? []
    return events.enumerated().filter { index, event in
      switch event.kind {
      case .solarEclipse, .lunarEclipse(.partial, _, _), .lunarEclipse(.total, _, _): true
      case .moon, .season, .meteors, .lunarEclipse: index < 5
      }
    }.map { words.event($1, text) }
  }
}
