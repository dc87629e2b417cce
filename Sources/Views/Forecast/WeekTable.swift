import Entities
import Terminal

/// A table of the next days, with temperature ranges as bars on one scale.
struct WeekTable: Styled {
  let cells: RowCells
  let days: [DailyForecast]
  private let table: Table<DailyForecast>

  /// A table of these days in `width` columns; columns without room are left out.
  init(cells: RowCells, days: [DailyForecast], width: Int) {
    (self.cells, self.days) = (cells, days)
    let columns = WeekColumns(cells: cells, days: days, width: width).all
    // The last column of the screen stays blank.
    table = Table(columns, width: width - 1, gap: 1, ellipsis: cells.appearance.ellipsis)
  }

  var appearance: Appearance { cells.appearance }

  /// The headings and a line for each day.
  var lines: [StyledText] {
    let best = cells.bestDay
    let mark = StyledText(appearance.bestMark, theme.best)
    return [heading(hasBest: best != nil)] + days.map { table.line($0, mark: $0.date == best ? mark : StyledText(" ")) }
  }

  /// The headings of columns, after the legend for the best day's mark if there is room.
  private func heading(hasBest: Bool) -> StyledText {
    let names = table.heading().plain
    let legend = hasBest ? appearance.bestLegend : StyledText()
    let room = names.prefix { $0 == " " }.count
    guard legend.displayWidth < room else { return StyledText(names, theme.quiet) }
    return legend + StyledText(String(names.dropFirst(legend.displayWidth)), theme.quiet)
  }

  /// Whether there is room for sunrise and sunset.
  var hasSun: Bool { table.contains("sun") }
}
