import Entities
import Essentials
package import Terminal
package import ViewModels

/// All cities on one line, for status bars: `Seoul ☾ 8° · London ☂ 9° !2 h (3 min)`, with the age of what is fresh at
/// the end.
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
    if let age = freshAge(dashboard) { text.append(" (\(age))", appearance.theme.quiet) }
    return text
  }

  /// The age of the oldest fresh city; old ones tell their own.
  private func freshAge(_ dashboard: DashboardViewModel) -> String? {
    let ages = dashboard.rows.value.filter { $0.state.value == .fresh }.compactMap { $0.age(at: dashboard.now) }
    return ClockText(clock: dashboard.units.value.clock, words: appearance.words).age(ages.max())
  }

  func city(_ cells: RowCells) -> StyledText {
    var text = StyledText(cells.name + " ")
    guard cells.row.fetchedAt.value != nil || cells.row.temperature.value != nil else {
      return text + StyledText(appearance.words.failed, appearance.theme.problem)
    }
    let glyph = appearance.glyphs == .words ? cells.text(.condition) : cells.text(.glyph)
    text += glyph + StyledText(" ") + cells.text(.temperature)
    if cells.row.state.value == .stale { text += StyledText(" ") + cells.text(.age) }
    return text
  }
}
