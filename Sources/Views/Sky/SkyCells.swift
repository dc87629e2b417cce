import Entities
import Essentials
import Terminal
import ViewModels

/// The texts of one city's sky in the table.
struct SkyCells {
  let cells: RowCells

  private var text: SkyText { cells.sky }
  private var theme: Theme { cells.appearance.theme }
  private var dash: StyledText { StyledText(cells.appearance.dash, theme.quiet) }

  /// The next sunset or sunrise: `↓ 17:18`.
  var sun: StyledText { text(nextSun) }
  var darkness: StyledText { text { length(of: $0.night) } }
  var outlook: StyledText { text { score($0.stargazing) } }
  var bestHours: StyledText { text { hours($0.stargazing) } }
  var nextPass: StyledText { text { PassCell(text: text, theme: theme).text($0, at: cells.now) } }

  /// A dash where nothing is known.
  private func text(_ cell: (SkyReport) -> StyledText) -> StyledText { cells.row.sky.value.report.map(cell) ?? dash }

  private func nextSun(_ report: SkyReport) -> StyledText {
    let night = report.night
    let next = zip(night.segments, night.segments.dropFirst()).first { before, after in
      (before.light == .day) != (after.light == .day) && after.span.lowerBound > cells.now
    }
    guard let next else {
      let isUp = cells.row.sky.value.isDay ?? (night.darkest == .day)
      return isUp ? StyledText(text.words("stays up"), theme.day) : StyledText(text.words("stays down"), theme.night)
    }
    let rises = next.1.light == .day
    return StyledText("\(Self.sign(rises: rises, cells.appearance)) ", rises ? theme.day : theme.night)
      + StyledText(text.time(next.1.span.lowerBound))
  }

  private static func sign(rises: Bool, _ appearance: Appearance) -> String {
    switch appearance.glyphs {
    case .unicode: rises ? "↑" : "↓"
    case .ascii, .words: rises ? appearance.words("sunrise") : appearance.words("sunset")
    }
  }

  private func length(of night: NightReport) -> StyledText {
    night.darkSeconds >= 60 ? StyledText(text.duration(night.darkSeconds)) : dash
  }

  private func score(_ stargazing: StargazingReport) -> StyledText {
    guard let score = stargazing.score, let rating = stargazing.rating else { return dash }
    let style = theme.style(ofScore: Double(score))
    return StyledText(String(score).padded(to: 3, .right), style.adding(.bold))
      + StyledText(" " + text.words(rating.phrase), style)
  }

  private func hours(_ stargazing: StargazingReport) -> StyledText {
    guard let from = stargazing.bestFrom, let to = stargazing.bestTo, from < to else { return StyledText() }
    return StyledText(text.span(from..<to))
  }

  /// The columns that the widest text of each takes.
  struct Widths {
    let units: Units
    let appearance: Appearance

    private var words: Words { appearance.words }
    private var time: Int { ClockText(clock: units.clock, appearance: appearance).width }

    var sun: Int {
      let sign = [true, false].map { SkyCells.sign(rises: $0, appearance).displayWidth }.max() ?? 0
      return max(
        sign + 1 + time, appearance.words("stays up").displayWidth, appearance.words("stays down").displayWidth)
    }
    var darkness: Int { words.duration(minutes: 23 * 60 + 59).displayWidth }
    var outlook: Int { 4 + (StargazingReport.Rating.allCases.map { words($0.phrase).displayWidth }.max() ?? 0) }
    var bestHours: Int { 2 * time + 1 }
    var nextPass: Int { PassCell.width(time: time, appearance: appearance) }
  }
}
