import Entities
import Essentials
import Terminal
import ViewModels

/// Lines of the table: its heading and its rows.
struct TableRow {
  let layout: TableLayout
  let appearance: Appearance

  /// The columns' names.
  func heading(units: Units) -> StyledText {
    line { column in
      strip(column)?.heading() ?? StyledText(column.column.heading(units, appearance), appearance.theme.heading)
    }
  }

  /// A city.
  func text(_ cells: RowCells, mark: StyledText = StyledText(" ")) -> StyledText {
    let nameAndAge = nameAndAge(cells)
    let isOldUnseen = isOldUnseen(cells) && nameAndAge == nil && mark.plain == " "
    let mark = isOldUnseen ? StyledText("!", appearance.theme.warning) : mark
    if let reason = reason(cells) { return mark + failed(cells, reason) }
    return line(after: mark) { column in
      if column.column == .city, let nameAndAge { return nameAndAge }
      return strip(column)?.text(cells) ?? cells.text(column.column)
    }
  }

  /// Under the city's name until when it is dry or wet, whole or not at all, and bars of the chance of rain under its hours.
  func rain(_ cells: RowCells) -> StyledText {
    line { column in
      if column.column != .city { return strip(column)?.rain(cells).fitted(to: column.width) ?? StyledText() }
      let note = OutlookText(cells: cells).rain
      return StyledText(
        (note.displayWidth <= column.width ? note : "").padded(to: column.width), appearance.theme.quiet)
    }
  }

  /// Why there is nothing of what the layout shows: the sky needs no weather, the strips only a forecast.
  func reason(_ cells: RowCells) -> String? {
    layout.isOfSky || (layout.isOfForecast && cells.row.forecast.value != nil) ? nil : cells.reason
  }

  /// Whether the row is old, or lacks the weather now beside its forecast, and no column tells.
  private func isOldUnseen(_ cells: RowCells) -> Bool {
    guard !layout.contains(.age) else { return false }
    return cells.row.status.value.state == .stale
      || (layout.isOfForecast && cells.reason != nil && reason(cells) == nil)
  }

  /// The name, and in a table without a column for it the age of a row that is old, where there is room for both.
  private func nameAndAge(_ cells: RowCells) -> StyledText? {
    guard isOldUnseen(cells), let width = layout.columns.first(where: { $0.column == .city })?.width else { return nil }
    let age = cells.text(.age)
    let room = width - age.displayWidth - 1
    guard room >= min(TableLayout.shortestName, cells.name.displayWidth) else { return nil }
    return cells.text(.city).fitted(to: room, ellipsis: appearance.ellipsis) + StyledText(" ") + age
  }

  /// A city without weather: its name, its time, and why.
  private func failed(_ cells: RowCells, _ reason: String) -> StyledText {
    let kept = layout.columns.filter { $0.column == .city || $0.column == .time }
    let text = kept.reduce(into: StyledText()) { text, column in
      text += cells.text(column.column).fitted(to: column.width, ellipsis: appearance.ellipsis)
      text.append("".padded(to: TableLayout.gap))
    }
    let room = layout.width - TableLayout.margin - text.displayWidth
    let words = StyledText("\(appearance.words.failed): \(reason)", appearance.theme.problem)
    return text + words.truncated(to: max(room, 0), ellipsis: appearance.ellipsis)
  }

  /// The strip of days or hours that a column is, if it is one.
  private func strip(_ column: TableLayout.Column) -> ForecastStrip? {
    let kind: ForecastStrip.Kind? =
      switch column.column {
      case .days: layout.firstDate.map { .days(from: $0) }
      case .hours: .hours(layout.clock)
      default: nil
      }
    return kind.map { ForecastStrip(kind: $0, width: column.width, appearance: appearance, mostDays: layout.mostDays) }
  }

  /// The columns beside each other, after as much as the margin takes.
  private func line(
    after margin: StyledText = StyledText("".padded(to: TableLayout.margin)), _ cell: (TableLayout.Column) -> StyledText
  ) -> StyledText {
    let gap = StyledText("".padded(to: TableLayout.gap))
    return layout.columns.enumerated().reduce(into: margin) { line, next in
      let (index, column) = next
      if index > 0 { line += gap }
      line += cell(column).fitted(to: column.width, column.column.alignment, ellipsis: appearance.ellipsis)
    }
  }
}
