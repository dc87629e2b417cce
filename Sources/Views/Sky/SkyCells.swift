import Entities
import Terminal
import ViewModels

/// The cells of the sky table for one city.
extension RowCells {
  /// The next sunset or sunrise: `↓ 17:18`; in words where the sun stays up or down.
  var sun: StyledText { known(nextSun) }
  /// How long the sun is more than 18° below the horizon; a dash for less than a minute.
  var darkness: StyledText {
    known { $0.night.darkSeconds >= 60 ? StyledText(sky.duration($0.night.darkSeconds)) : dash }
  }
  /// The stargazing score and its rating: `74 good`; a dash if not known.
  var outlook: StyledText { known { score($0.stargazing) } }
  /// The hours of the night that are best for stargazing; empty if there are none.
  var bestHours: StyledText { known { window($0.stargazing) } }
  /// The next visible pass of a space station.
  var nextPass: StyledText { known { sky.nextPass($0, at: now) } }

  private var dash: StyledText { StyledText(appearance.dash, theme.quiet) }

  /// A cell of the sky's report, or a dash if there is none yet.
  private func known(_ cell: (SkyReport) -> StyledText) -> StyledText { row.sky.value.report.map(cell) ?? dash }

  private func nextSun(_ report: SkyReport) -> StyledText {
    let night = report.night
    let next = zip(night.segments, night.segments.dropFirst()).first { before, after in
      (before.light == .day) != (after.light == .day) && after.span.lowerBound > now
    }
    guard let next else {
      let isUp = row.sky.value.isDay ?? (night.darkest == .day)
      return isUp ? StyledText(sky.words("stays up"), theme.day) : StyledText(sky.words("stays down"), theme.night)
    }
    let rises = next.1.light == .day
    return StyledText("\(Self.sunSign(rises: rises, appearance)) ", rises ? theme.day : theme.night)
      + StyledText(sky.time(next.1.span.lowerBound))
  }

  private static func sunSign(rises: Bool, _ appearance: Appearance) -> String {
    switch appearance.glyphs {
    case .unicode: rises ? "↑" : "↓"
    case .ascii, .words:
      rises ? appearance.words("sunrise", context: "column") : appearance.words("sunset", context: "column")
    }
  }

  private func score(_ stargazing: StargazingReport) -> StyledText {
    guard let score = stargazing.score, let rating = stargazing.rating else { return dash }
    let style = theme.style(ofScore: Double(score))
    return StyledText(String(score).padded(to: 3, .right), style.adding(.bold))
      + StyledText(" " + sky.words(rating.phrase), style)
  }

  private func window(_ stargazing: StargazingReport) -> StyledText {
    guard let span = stargazing.best?.span, !span.isEmpty else { return StyledText() }
    return StyledText(sky.span(span))
  }

  /// The width of each cell's widest text.
  static func skyWidths(
    _ units: Units, _ appearance: Appearance
  ) -> (sun: Int, darkness: Int, outlook: Int, bestHours: Int, nextPass: Int) {
    let words = appearance.words
    let time = ClockText(clock: units.clock, appearance: appearance).width
    let sign = [true, false].map { sunSign(rises: $0, appearance) }.width
    return (
      sun: max(sign + 1 + time, words("stays up").displayWidth, words("stays down").displayWidth),
      darkness: words.duration(minutes: 23 * 60 + 59).displayWidth,
      outlook: 4 + StargazingReport.Rating.allCases.map { words($0.phrase) }.width,
      bestHours: 2 * time + 1, nextPass: SkyText.passWidth(time: time, appearance)
    )
  }
}
