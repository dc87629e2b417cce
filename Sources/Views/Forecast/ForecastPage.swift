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
  /// How many days of each city, or `nil` for a week from the first city's today on.
  let days: Int?

  package init(appearance: Appearance, width: Int?, isHourly: Bool, days: Int? = nil) {
    self.appearance = appearance
    self.width = width
    self.isHourly = isHourly
    self.days = days
  }

  package func lines(_ dashboard: DashboardViewModel) -> [StyledText] {
    let rows = dashboard.orderedRows
    guard !rows.isEmpty else { return [] }
    let (units, now) = (dashboard.units.value, dashboard.now)
    let cells = rows.map { RowCells($0, units: units, appearance: appearance, now: now) }
    if appearance.glyphs == .words {
      return cells.flatMap(isHourly ? proseHours : proseDays).within(width, appearance)
    }
    let layout = TableLayout(
      set: isHourly ? .hours : .days, width: width ?? 100, names: rows.map(\.name), units: units,
      appearance: appearance, firstDate: ForecastPage.firstDate(rows, at: now), mostDays: mostDays(rows, at: now))
    let table = TableRow(layout: layout, appearance: appearance)
    var lines = [table.heading(units: units)]
    for city in cells {
      lines.append(table.text(city))
      if isHourly, table.reason(city) == nil { lines.append(rainLine(city, layout)) }
    }
    lines += FallbackNote(appearance: appearance).lines(dashboard, width: width) + legend(cells)
    return lines.within(width, appearance)
  }

  /// The first day that is today in one of the cities.
  static func firstDate(_ rows: [CityRowViewModel], at now: Date) -> CivilDate {
    rows.map { CivilDate(now, in: $0.zone) }.min() ?? CivilDate(now, secondsFromGMT: 0)
  }

  /// Where it is tomorrow already, the last day is a column later.
  private func mostDays(_ rows: [CityRowViewModel], at now: Date) -> Int {
    guard let days else { return 7 }
    let dates = rows.map { CivilDate(now, in: $0.zone).daysSince1970 }
    return days + (dates.max() ?? 0) - (dates.min() ?? 0)
  }

  /// Under the city's name until when it is dry or wet, and bars of the chance of rain under its hours.
  private func rainLine(_ cells: RowCells, _ layout: TableLayout) -> StyledText {
    var line = StyledText(String(repeating: " ", count: TableLayout.margin))
    for (index, column) in layout.columns.enumerated() {
      if index > 0 { line.append(String(repeating: " ", count: TableLayout.gap)) }
      switch column.column {
      case .city: line += StyledText(note(cells, fitting: column.width), appearance.theme.quiet)
      case .hours: line += strip(column.width, cells).rain(cells).fitted(to: column.width)
      default: line.append(String(repeating: " ", count: column.width))
      }
    }
    return line
  }

  /// The note in exactly that many columns; none rather than a part of it.
  private func note(_ cells: RowCells, fitting width: Int) -> String {
    let note = rainNote(cells)
    return (note.displayWidth <= width ? note : "").padded(to: width)
  }

  private func strip(_ width: Int, _ cells: RowCells) -> ForecastStrip {
    ForecastStrip(kind: .hours(cells.clock.clock), width: width, appearance: appearance)
  }

  private func rainNote(_ cells: RowCells) -> String {
    let text = OutlookText(quantities: cells.quantities, clock: cells.clock, zone: cells.row.zone, now: cells.now)
    return cells.row.forecast.value.flatMap(text.rain) ?? ""
  }

  private func legend(_ cells: [RowCells]) -> [StyledText] {
    let words = appearance.words.forecast
    let credits = Attribution.lines(for: cells.map(\.row)).flatMap { $0.wrapped(to: (width ?? 100) - 2) }
    let signs = isHourly ? [] : ["\(appearance.bestSign) \(words.bestDay)"]
    return [StyledText()] + (signs + credits).map { StyledText(" " + $0, appearance.theme.quiet) }
  }

  private func proseDays(_ cells: RowCells) -> [StyledText] {
    let days = cells.days.prefix(days ?? 7)
    guard !days.isEmpty else { return missing(cells) }
    let best = days.bestDay
    return old(cells)
      + days.map {
        StyledText("\(cells.name), \(DayText(cells: cells).text($0, isBest: $0.date == best))")
      }
  }

  private func proseHours(_ cells: RowCells) -> [StyledText] {
    guard let forecast = cells.row.forecast.value else { return missing(cells) }
    let slots = forecast.hours.slots(from: CityPage.wholeHour(cells.now, in: cells.row.zone), count: 24)
    let page = CityPage(appearance: appearance, width: width)
    return old(cells) + slots.map { StyledText("\(cells.name), \(page.prose($0, cells, nil))") }
  }

  /// How old a row is that is not fresh, before what it says.
  private func old(_ cells: RowCells) -> [StyledText] {
    cells.row.status.value.state == .stale ? [StyledText("\(cells.name): \(cells.text(.age).plain)")] : []
  }

  private func missing(_ cells: RowCells) -> [StyledText] {
    let reason = cells.row.status.value.problem.map { ", \(appearance.words.problems.service($0))" } ?? ""
    return [StyledText("\(cells.name): \(appearance.words.failed)\(reason)")]
  }
}
