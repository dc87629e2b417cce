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
      strip(column)?.heading() ?? StyledText(column.heading(units, appearance), appearance.theme.heading)
    }
  }

  /// A city.
  func text(_ cells: RowCells, mark: StyledText = StyledText(" ")) -> StyledText {
    let nameAndAge = nameAndAge(cells)
    let isOldUnseen = isOldUnseen(cells) && nameAndAge == nil && mark.plain == " "
    let mark = isOldUnseen ? StyledText("!", appearance.theme.warning) : mark
    guard let reason = reason(cells) else {
      return mark
        + line(skippingMargin: true) { column in
          if column == .city, let nameAndAge { return nameAndAge }
          return strip(column)?.text(cells) ?? cells.text(column)
        }
    }
    return mark + failed(cells, reason)
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
    var text = StyledText()
    for column in kept {
      text += cells.text(column.column).fitted(to: column.width, ellipsis: appearance.ellipsis)
      text.append(String(repeating: " ", count: TableLayout.gap))
    }
    let room = layout.width - TableLayout.margin - text.displayWidth
    let words = StyledText("\(appearance.words.failed): \(reason)", appearance.theme.problem)
    return text + words.truncated(to: max(room, 0), ellipsis: appearance.ellipsis)
  }

  /// The strip of days or hours that a column is, if it is one.
  private func strip(_ column: TableColumn) -> ForecastStrip? {
    guard let width = layout.columns.first(where: { $0.column == column })?.width else { return nil }
    switch column {
    case .days:
      return layout.firstDate.map {
        ForecastStrip(kind: .days(from: $0), width: width, appearance: appearance, mostDays: layout.mostDays)
      }
    case .hours: return ForecastStrip(kind: .hours(layout.clock), width: width, appearance: appearance)
    default: return nil
    }
  }

  private func line(skippingMargin: Bool = false, _ cell: (TableColumn) -> StyledText) -> StyledText {
    var text = StyledText(skippingMargin ? "" : String(repeating: " ", count: TableLayout.margin))
    for (index, column) in layout.columns.enumerated() {
      if index > 0 { text.append(String(repeating: " ", count: TableLayout.gap)) }
      text += cell(column.column).fitted(
        to: column.width, column.column.alignment, ellipsis: appearance.ellipsis)
    }
    return text
  }
}
