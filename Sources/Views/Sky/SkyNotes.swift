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
      (words.outlook, outlook(report.stargazing)),
      (text.words.passes.passes, passes(report)), (text.words.passes.auroraName, aurora(report)),
      (words.meteors, meteors(report)),
      (words.coming, events(report)),
    ]
    let label = notes.filter { !$0.1.isEmpty }.map(\.0.displayWidth).max() ?? 0
    return notes.filter { !$0.1.isEmpty }.flatMap { note($0.0, $0.1, label: label) }
  }

  private func note(_ name: String, _ parts: [String], label: Int) -> [StyledText] {
    let separator = text.appearance.glyphs == .unicode ? " · " : "; "
    let indent = width >= 60 ? label + 3 : 2
    let lines = filled(parts, separator: separator, to: width - indent)
    let heading = StyledText(" " + name, theme.heading)
    let rest = lines.map { StyledText(String(repeating: " ", count: indent) + $0) }
    guard width >= 60, let first = lines.first else { return [heading] + rest }
    return [heading.padded(to: indent) + StyledText(first)] + rest.dropFirst()
  }

  /// Parts in lines, broken between parts where that is possible.
  private func filled(_ parts: [String], separator: String, to width: Int) -> [String] {
    var lines: [String] = []
    for part in parts {
      if let last = lines.last, last.displayWidth + separator.displayWidth + part.displayWidth <= width {
        lines[lines.count - 1] = last + separator + part
      } else {
        lines += text.words.wrapped(part, to: max(width, 8))
      }
    }
    return lines
  }

  private func sun(_ report: SkyReport) -> [String] {
    var parts: [String] = []
    if report.sun.isAlwaysUp { parts.append(words.alwaysUp) }
    if report.sun.isAlwaysDown { parts.append(words.alwaysDown) }
    if report.sun.grazesHorizon { parts.append(words.grazesSun) }
    return parts
  }

  private func outlook(_ stargazing: StargazingReport) -> [String] {
    var parts: [String] = []
    if let score = stargazing.score, let rating = stargazing.rating {
      parts.append(words.score(score, words.ratingName(rating)))
    }
    if let from = stargazing.bestFrom, let to = stargazing.bestTo {
      parts.append("\(words.best) \(text.span(from..<to))")
    }
    return parts + stargazing.reasons.map { words.reason($0, text) }
  }

  /// The next four: those who want all read the document.
  private func passes(_ report: SkyReport) -> [String] {
    guard let passes = report.passes else { return [] }
    if passes.isEmpty { return [text.words.passes.none] }
    return passes.prefix(4).map { text.words.passes.pass($0, text) }
  }

  private func aurora(_ report: SkyReport) -> [String] {
    report.aurora.map { [text.words.passes.aurora($0, text)] } ?? []
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
