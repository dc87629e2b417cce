package import Entities
package import Terminal

/// The page of one place's sky for a night.
package struct SkyPage: Styled {
  let appearance: Appearance
  let units: Units
  /// The columns of drawings and tables, at least 20.
  let width: Int
  /// The columns that lines are wrapped or cut to; `nil` to put each sentence in plain words on one line.
  private let limit: Int?

  /// A page of `width` columns, at least 20; with `nil`, 80, but sentences in plain words aren't wrapped.
  package init(appearance: Appearance, units: Units, width: Int?) {
    (self.appearance, self.units, self.width) = (appearance, units, max(width ?? 80, 20))
    limit = appearance.isProse ? width : self.width
  }

  /// The page from title to credits; in plain words, as sentences.
  package func lines(_ model: NightSky) -> [StyledText] {
    let report = model.report
    let text = SkyText(
      zone: model.city.zone, units: units, appearance: appearance, year: report.date.year,
      now: report.comingFrom == report.instant ? report.instant : nil)
    let head = title(model, text) + (isProse ? text.sentences(report) : drawings(report, text))
    let notes = SkyNotes(text: text, width: width).lines(report)
    return (head + notes + appearance.credits(model.credits, width: limit)).map(\.trimmed).within(limit, appearance)
  }

  private func drawings(_ report: SkyReport, _ text: SkyText) -> [StyledText] {
    let bar = NightBar(text: text, width: width - 1)
    return bar.lines(report.night, hours: report.stargazing.hours, now: report.instant)
      + AltitudeChart(bar: bar).lines(report) + moonAndTimes(report, text)
      + PlanetTable(text: text, width: width).lines(report)
  }

  /// The place, with the dates of the night at the right edge or, without room, below it.
  private func title(_ model: NightSky, _ text: SkyText) -> [StyledText] {
    let place = appearance.name(of: model.city)
    let name = model.isTonight ? text.words("Tonight over \(place)") : text.words("Night sky over \(place)")
    let title = StyledText(" " + name, theme.heading)
    let night = StyledText(" " + text.dates(ofNightAfter: model.report.date), theme.quiet)
    let column = width - night.displayWidth - 1
    return title.displayWidth < column ? [title.padded(to: column) + night] : [title, night]
  }

  /// The drawn moon, the sun's times and sentences on the moon, side by side if the sentences get at least 24 columns.
  private func moonAndTimes(_ report: SkyReport, _ text: SkyText) -> [StyledText] {
    let table = text.sunTable(report.night)
    let moon = text.moon(report)
    let disc = MoonDrawing(appearance: appearance, rows: 6).lines(report.moon)
    let heading = StyledText(text.words("Moon"), theme.heading)
    // The margins, and the gaps beside the disc and the table.
    let roomBeside = width - disc.width - table.width - 7
    func block(_ room: Int) -> [StyledText] {
      [heading] + moon.flatMap { text.words.wrapped($0, to: room) }.map { StyledText($0) }
    }
    let darkness = text.darkness(report)
    if roomBeside >= 24 {
      let times = table.beside(block(roomBeside), gap: 3) + [StyledText(darkness, theme.quiet)]
      return disc.beside(times, gap: 2).indented()
    }
    let length = text.words.wrapped(darkness, to: width - 2).map { StyledText($0, theme.quiet) }
    let room = width - disc.width - 4
    let below = room >= 14 ? disc.beside(block(room), gap: 2) : disc + block(width - 2)
    let times = table.width < width ? table : text.sunLines(report.night, width: width - 2)
    return (times + length + below).indented()
  }
}
