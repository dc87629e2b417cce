import Entities
import Essentials
import Services

extension DashboardViewModel {
  /// Selects the row that many places further down, stopping at the ends.
  package func moveSelection(by offset: Int) {
    let shown = orderedRows
    guard !shown.isEmpty else { return }
    let index = selected.value.flatMap { shown.firstIndex(of: $0) } ?? (offset > 0 ? -1 : shown.count)
    selected.value = shown[min(max(index + offset, 0), shown.count - 1)]
  }

  package func selectFirst() { selected.value = orderedRows.first }
  package func selectLast() { selected.value = orderedRows.last }

  /// Selects the first row whose name contains a text, without regard to case and accents, from the selected one on.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  package func find(_ text: String, fromNext: Bool = false) -> Bool {
    let shown = orderedRows
    guard !text.isEmpty, !shown.isEmpty else { return false }
    let start = (selected.value.flatMap { shown.firstIndex(of: $0) } ?? 0) + (fromNext ? 1 : 0)
    for offset in shown.indices {
      let row = shown[(start + offset) % shown.count]
      guard row.name.foldedName.contains(text.foldedName) else { continue }
      selected.value = row
      return true
    }
    return false
  }

  /// Shows another set of columns, or the weather again when that set is shown.
  package func toggleColumns(_ set: ColumnSet) {
    columns.value = columns.value == set ? .weather : set
  }

  /// Shows the next of the weather's column sets: now, days, hours.
  package func nextWeatherColumns() {
    switch columns.value {
    case .weather: columns.value = .days
    case .days: columns.value = .hours
    case .hours, .sky: columns.value = .weather
    }
  }
}
