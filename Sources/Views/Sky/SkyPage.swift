package import Entities
import Essentials
package import Terminal
package import ViewModels

/// The sky of one place and night, as one would print it and take it outside.
package struct SkyPage {
  let appearance: Appearance
  let units: Units
  let width: Int
  /// The columns that were asked for.
  private let limit: Int?

  /// - Parameters:
  ///   - appearance: Language, signs, colours; words give sentences instead of bars and drawings.
  ///   - units: What numbers are shown in.
  ///   - width: Columns, or `nil` for 80 and sentences on one line each.
  package init(appearance: Appearance, units: Units, width: Int?) {
    self.appearance = appearance
    self.units = units
    self.width = max(width ?? 80, 20)
    limit = width
  }

  package func lines(_ model: SkyViewModel) -> [StyledText] {
    let report = model.report
    let text = SkyText(zone: model.zone, units: units, appearance: appearance)
    let body: [StyledText]
    if appearance.glyphs == .words {
      body = SkySentences(text: text).lines(report)
    } else {
      body = bars(report, text) + upper(report, text) + PlanetTable(text: text, width: width).lines(report)
    }
    return (title(model.city, report, text, model.isTonight) + body + SkyNotes(text: text, width: width).lines(report))
      .map(\.trimmed).within(appearance.glyphs == .words ? limit : width, appearance)
  }

  private func title(_ city: City, _ report: SkyReport, _ text: SkyText, _ isTonight: Bool) -> [StyledText] {
    let name = StyledText(" " + text.sky.title(city.name, isTonight), appearance.theme.heading)
    let night = StyledText(" " + text.sky.nightOf(report.date, text.words), appearance.theme.quiet)
    let gap = width - name.displayWidth - night.displayWidth - 1
    guard gap >= 1 else { return [name, night] }
    return [name + StyledText(String(repeating: " ", count: gap)) + night]
  }

  private func bars(_ report: SkyReport, _ text: SkyText) -> [StyledText] {
    NightBar(appearance: appearance, width: width - 1, zone: text.zone, units: units)
      .lines(report.night, hours: report.stargazing.hours, now: report.instant)
  }

  /// The drawn moon, the sun's times and the moon's, side by side as far as there is room.
  private func upper(_ report: SkyReport, _ text: SkyText) -> [StyledText] {
    let theme = appearance.theme
    let table = SunTable(text: text).lines(report.night)
    let moon = MoonText(text: text).sentences(report)
    let disc = MoonDrawing(appearance: appearance, lines: 6).lines(report.moon)
    let heading = StyledText(text.sky.moon, theme.heading)
    let beside = width - Layout.width(disc) - Layout.width(table) - 7
    func block(_ room: Int) -> [StyledText] {
      [heading] + moon.flatMap { text.words.wrapped($0, to: room) }.map { StyledText($0) }
    }
    let darkness = SunTable(text: text).darkness(report)
    if beside >= 24 {
      let times = Layout.beside(table, block(beside), gap: 3) + [StyledText(darkness, theme.quiet)]
      return Layout.beside(disc, times, gap: 2).map(Layout.indented)
    }
    let length = text.words.wrapped(darkness, to: width - 2).map { StyledText($0, theme.quiet) }
    return (table + length + Layout.beside(disc, block(max(width - Layout.width(disc) - 4, 8)), gap: 2)).map(
      Layout.indented)
  }
}

/// Blocks of lines side by side.
enum Layout {
  static func width(_ lines: [StyledText]) -> Int { lines.map(\.displayWidth).max() ?? 0 }

  static func indented(_ line: StyledText) -> StyledText { StyledText(" ") + line }

  static func beside(_ left: [StyledText], _ right: [StyledText], gap: Int) -> [StyledText] {
    let column = width(left) + gap
    return (0..<max(left.count, right.count)).map { index in
      let start = left.indices.contains(index) ? left[index] : StyledText()
      guard right.indices.contains(index) else { return start }
      return start.padded(to: column) + right[index]
    }
  }
}

/// When the sun sets and the twilights end, and the same for the morning.
struct SunTable {
  let text: SkyText

  private var words: SkyWords { text.sky }
  private var theme: Theme { text.appearance.theme }

  /// A heading, a line for each light, and one for the length of the darkness.
  func lines(_ night: NightReport) -> [StyledText] {
    // A twilight ends where the next one begins.
    let rows: [(name: String, light: SkyLight)] = [
      (words.sunset, .civil), (words.lightName(.civil), .nautical), (words.lightName(.nautical), .astronomical),
      (words.lightName(.dark), .dark),
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
