import Entities
import Essentials
import Terminal
import ViewModels

/// The heading and the rows of the live table.
struct LiveRows: Styled {
  let model: DashboardViewModel
  let table: CityTable
  /// The columns of a row in characters, without the scroll bar.
  let width: Int

  var appearance: Appearance { table.columns.appearance }

  var heading: StyledText { table.heading(sorted: model.sorting) }

  /// The state that the lines of all rows depend on; while it stays the same, cached lines are valid.
  struct CommonState: Equatable {
    /// The columns and their widths.
    let columns: [String]
    /// The first of the days that all rows show in the same columns; `nil` if the columns aren't days.
    let firstDate: CivilDate?
    let units: Units
    let minute: Date
    let width: Int
    /// The identity of the appearance; another look is another object, as the last frame's table holds the former.
    let appearance: ObjectIdentifier
  }

  var commonState: CommonState {
    CommonState(
      columns: table.table.plan, firstDate: table.columns.set == .days ? table.columns.firstDate : nil,
      units: model.units, minute: model.minute.value, width: width, appearance: ObjectIdentifier(appearance))
  }

  /// A city's row. If it is selected, its mark takes the place of a severe warning's sign, which moves before the name.
  func line(_ row: CityRowViewModel) -> StyledText {
    let cells = RowCells(row, units: model.units, appearance: appearance, now: model.minute.value)
    let warning = cells.warningMark
    guard row == model.selected.value else { return table.text(cells, mark: warning ?? StyledText(" ")) }
    return table.text(cells, mark: StyledText(appearance.selectionMark, .bold), sign: warning).fitted(to: width)
      .selected(theme)
  }

  /// The line at an offset below the heading that has no city: blank, or first in an empty list, what to do about that.
  func emptyLine(at offset: Int) -> StyledText {
    model.rows.value.isEmpty && offset == 0
      ? StyledText(" " + words("No cities yet: press \(KeyBinding.add.name) to add one."))
      : StyledText()
  }

  /// A line with its part of the scroll bar at the end, heavy on the bar's thumb, which marks the visible rows.
  func withBar(_ line: StyledText, isThumb: Bool) -> StyledText {
    let sign = isThumb ? appearance.symbol(" ┃", ascii: " #") : appearance.symbol(" │", ascii: " |")
    let style = isThumb ? theme.heading : theme.quiet
    return line.fitted(to: width) + StyledText(sign, style)
  }
}
