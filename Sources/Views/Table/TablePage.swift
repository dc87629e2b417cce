import Entities
import Essentials
package import Terminal
package import ViewModels

/// The table printed once.
package struct TablePage {
  let appearance: Appearance
  /// The columns there are, or `nil` for as many as are needed.
  let width: Int?

  package init(appearance: Appearance, width: Int?) {
    self.appearance = appearance
    self.width = width
  }

  package func lines(_ dashboard: DashboardViewModel) -> [StyledText] {
    let rows = dashboard.orderedRows
    let units = dashboard.units.value
    let layout = TableLayout(
      width: width, names: rows.map(\.name.value), units: units, appearance: appearance)
    let table = TableRow(layout: layout, appearance: appearance)
    var lines = [table.heading(units: units, now: dashboard.now)]
    for row in rows {
      lines.append(table.text(RowCells(row, units: units, appearance: appearance, now: dashboard.now)))
    }
    lines += FallbackNote(appearance: appearance).lines(dashboard, width: width)
    if let picture = PictureLine(appearance: appearance).text(dashboard.picture, width: width) {
      lines.append(StyledText())
      lines.append(picture)
    }
    return lines.map(\.trimmed)
  }
}
