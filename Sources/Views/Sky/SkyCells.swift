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

  /// A column of the sky; a dash where nothing is known.
  func text(_ column: TableColumn) -> StyledText {
    guard let report = cells.row.sky.value.report else { return dash }
    switch column {
    case .sun: return sun(report)
    case .darkness: return darkness(report.night)
    case .outlook: return outlook(report.stargazing)
    case .bestHours: return bestHours(report.stargazing)
    case .nextPass: return PassCell(text: text, theme: theme).text(report, at: cells.now)
    default: return StyledText()
    }
  }

  /// The next sunset or sunrise: `↓ 17:18`.
  private func sun(_ report: SkyReport) -> StyledText {
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

  private func darkness(_ night: NightReport) -> StyledText {
    night.darkSeconds >= 60 ? StyledText(text.duration(night.darkSeconds)) : dash
  }

  private func outlook(_ stargazing: StargazingReport) -> StyledText {
    guard let score = stargazing.score, let rating = stargazing.rating else { return dash }
    let style = theme.style(ofScore: Double(score))
    return StyledText(String(score).padded(to: 3, .right), style.adding(.bold))
      + StyledText(" " + text.words.sky.ratingName(rating), style)
  }

  private func bestHours(_ stargazing: StargazingReport) -> StyledText {
    guard let from = stargazing.bestFrom, let to = stargazing.bestTo, from < to else { return StyledText() }
    return StyledText(text.span(from..<to))
  }

  /// The columns that the widest text of a column takes.
  static func width(of column: TableColumn, units: Units, appearance: Appearance) -> Int {
    let words = appearance.words
    let time = ClockText(clock: units.clock, appearance: appearance).width
    switch column {
    case .sun:
      let sign = max(sign(rises: true, appearance).displayWidth, sign(rises: false, appearance).displayWidth)
      return max(sign + 1 + time, max(words("stays up").displayWidth, words("stays down").displayWidth))
    case .darkness: return words.sky.duration(23 * 60 + 59).displayWidth
    case .outlook:
      return 4 + (StargazingReport.Rating.allCases.map { words.sky.ratingName($0).displayWidth }.max() ?? 0)
    case .bestHours: return 2 * time + 1
    case .nextPass: return PassCell.width(time: time, appearance: appearance)
    default: return 0
    }
  }
}

extension TableRow {
  /// The moon, which is one for all cities and stands once, in the heading; `nil` without a column of the sky, or before
  /// anything is computed. It is turned as most of the cities see it.
  func moon(of rows: [CityRowViewModel]) -> StyledText? {
    guard layout.isOfSky, appearance.glyphs != .words,
      let moon = rows.lazy.compactMap(\.sky.value.report?.moon).first
    else { return nil }
    let south = rows.count { $0.city.coordinates.latitude < 0 }
    let glyph = appearance.moonGlyph(moon, latitude: south * 2 > rows.count ? -1 : 1)
    let percent = QuantityText.rounded(100 * moon.illumination) + "%"
    return StyledText("\(glyph) ") + StyledText(percent, appearance.theme.moonlight)
  }
}
