import Entities
import Foundation
package import Terminal
package import ViewModels

/// All cities on one line, for status bars: `Seoul ☾ 8° · London ☂ 9° !2 h`.
package struct LineReport {
  private let appearance: Appearance

  package init(appearance: Appearance) {
    self.appearance = appearance
  }

  package func text(_ dashboard: DashboardViewModel) -> StyledText {
    let units = dashboard.units.value
    var text = StyledText()
    for (index, row) in dashboard.orderedRows.enumerated() {
      if index > 0 { text.append(appearance.glyphs == .unicode ? " · " : " | ", appearance.theme.quiet) }
      text += city(RowCells(row, units: units, appearance: appearance, now: dashboard.now))
    }
    return text
  }

  private func city(_ cells: RowCells) -> StyledText {
    var text = StyledText(cells.row.name.value + " ")
    guard cells.row.fetchedAt.value != nil || cells.row.temperature.value != nil else {
      return text + StyledText(appearance.words.failed, appearance.theme.problem)
    }
    let glyph = appearance.glyphs == .words ? cells.text(.condition) : cells.text(.glyph)
    text += glyph + StyledText(" ") + cells.text(.temperature)
    if cells.row.state.value == .stale { text += StyledText(" ") + cells.text(.age) }
    return text
  }
}
