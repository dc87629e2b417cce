import Entities
import Terminal
import ViewModels

/// The cells of a city's row in the table of the sky; dashes until its sky is computed.
extension RowCells {
  /// The next sunset or sunrise of the night: `↓ 17:18`; in words where the sun stays up or down.
  var sun: StyledText { known(nextSun) }
  /// How long the sun is more than 18° below the horizon in the night: `10 h 51 min`; a dash for less than a minute.
  var darkness: StyledText {
    known { $0.night.darkSeconds >= 60 ? StyledText(sky.duration($0.night.darkSeconds)) : unknown }
  }
  /// The stargazing score and its rating: `74 good`; a dash if not known.
  var outlook: StyledText { known { score($0.stargazing) } }
  /// The hours still to come that are best for stargazing: `22:00–02:00`; empty if there are none.
  var bestHours: StyledText { known { StyledText($0.stargazing.best.map { sky.span($0.span) } ?? "") } }
  /// The next visible pass of a space station, as `SkyText.nextPass` describes it.
  var nextPass: StyledText { known { sky.nextPass($0, at: now) } }

  private var unknown: StyledText { StyledText(dash, theme.quiet) }

  /// A cell of the sky's report; a dash until there is one.
  private func known(_ cell: (SkyReport) -> StyledText) -> StyledText { row.sky.value.report.map(cell) ?? unknown }

  /// The next sunrise or sunset of the night, which lasts from noon to noon.
  private func nextSun(_ report: SkyReport) -> StyledText {
    let night = report.night
    let changes = zip(night.segments, night.segments.dropFirst()).filter { ($0.light == .day) != ($1.light == .day) }
    guard let next = changes.first(where: { $1.span.lowerBound > now })?.1 else {
      // For up to ten minutes after sunrise, the report is still that of the past night.
      guard changes.isEmpty else { return unknown }
      let isUp = row.sky.value.isDay ?? (night.darkest == .day)
      return isUp ? StyledText(words("stays up"), theme.day) : StyledText(words("stays down"), theme.night)
    }
    let rises = next.light == .day
    return StyledText("\(Self.sunSign(rises: rises, appearance)) ", rises ? theme.day : theme.night)
      + StyledText(sky.time(next.span.lowerBound))
  }

  private static func sunSign(rises: Bool, _ appearance: Appearance) -> String {
    if appearance.glyphs == .unicode { return rises ? "↑" : "↓" }
    return rises ? appearance.words("sunrise", context: "column") : appearance.words("sunset", context: "column")
  }

  private func score(_ stargazing: StargazingReport) -> StyledText {
    guard let score = stargazing.score, let rating = stargazing.rating else { return unknown }
    let style = theme.style(ofScore: Double(score))
    return StyledText(String(score).padded(to: 3, .right), style.adding(.bold))
      + StyledText(" " + words(rating.phrase), style)
  }

  /// The columns of the widest ``sun``, where a time takes `time` columns.
  static func sunWidth(time: Int, _ appearance: Appearance) -> Int {
    let sign = [true, false].map { sunSign(rises: $0, appearance) }.width
    return max(sign + 1 + time, [appearance.words("stays up"), appearance.words("stays down")].width)
  }
}
