import Entities
import Essentials
package import Terminal
package import ViewModels

/// All cities over the next days or hours, printed once.
package struct ForecastPage {
  let appearance: Appearance
  /// The columns there are, or `nil` for as many as are needed.
  let width: Int?
  let isHourly: Bool

  package init(appearance: Appearance, width: Int?, isHourly: Bool) {
    self.appearance = appearance
    self.width = width
    self.isHourly = isHourly
  }

  package func lines(_ dashboard: DashboardViewModel) -> [StyledText] {
    let cells = dashboard.cells(appearance)
    guard !cells.isEmpty else { return [] }
    if appearance.glyphs == .words { return cells.flatMap(prose).within(width, appearance) }
    let (units, rows) = (dashboard.units.value, cells.map(\.row))
    let layout = TableLayout(
      set: isHourly ? .hours : .days, width: width ?? 100, names: rows.map(\.name), units: units,
      appearance: appearance, firstDate: ForecastPage.firstDate(rows, at: dashboard.now))
    let table = TableRow(layout: layout, appearance: appearance)
    var lines = [table.heading(units: units)]
    for city in cells {
      lines.append(table.text(city))
      if isHourly, table.reason(city) == nil { lines.append(table.rain(city)) }
    }
    lines += dashboard.standIns(appearance, width: width) + legend(cells)
    return lines.within(width, appearance)
  }

  /// The first day that is today in one of the cities.
  static func firstDate(_ rows: [CityRowViewModel], at now: Date) -> CivilDate {
    rows.map { CivilDate(now, in: $0.zone) }.min() ?? CivilDate(now, secondsFromGMT: 0)
  }

  private func legend(_ cells: [RowCells]) -> [StyledText] {
    let words = appearance.words.forecast
    let credits = cells.map(\.row).credits.flatMap { $0.wrapped(to: (width ?? 100) - 2) }
    let signs = isHourly ? [] : ["\(appearance.bestSign) \(words.bestDay)"]
    return [StyledText()] + (signs + credits).map { StyledText(" " + $0, appearance.theme.quiet) }
  }

  /// A line for each hour or day, after how old a row is that is not fresh; why there are none where there are none.
  private func prose(_ cells: RowCells) -> [StyledText] {
    let sentences =
      isHourly ? (cells.hours(24) ?? []).map { cells.sentence($0, isDay: nil) } : cells.daySentences
    guard !sentences.isEmpty else {
      let reason = cells.row.status.value.problem.map { ", \(appearance.words.problems.service($0))" } ?? ""
      return [StyledText("\(cells.name): \(appearance.words.failed)\(reason)")]
    }
    let age = cells.row.status.value.state == .stale ? ["\(cells.name): \(cells.text(.age).plain)"] : []
    return (age + sentences.map { "\(cells.name), \($0)" }).map { StyledText($0) }
  }
}
