import Entities
import Terminal
import ViewModels

extension DashboardView {
  /// Brings order, columns and scrolling up to date, and marks what they change.
  func prepare(_ regions: ScreenRegions) {
    if regions != shownRegions { stale.formUnion([.body, .lines, .picture]) }
    shownRegions = regions
    if stale.contains(.order) || (stale.contains(.row) && model.sortOrder.value != .own) { arrange() }
    // Columns of days depend on what the forecasts begin with.
    let areMovable = stale.contains(.row) && model.columns.value != .weather
    if areMovable || !stale.isDisjoint(with: [.body, .order, .names]) { arrangeColumns() }
    if model.selected.value != shownSelection { markSelection() }
    if !stale.isDisjoint(with: [.body, .order, .row]) { scroll(to: regions) }
  }

  /// Puts the rows in the order they are shown in.
  private func arrange() {
    var views: [ObjectIdentifier: CityRowView] = [:]
    for view in rowViews { views[ObjectIdentifier(view.model)] = view }
    let next = model.orderedRows.compactMap { views[ObjectIdentifier($0)] }
    guard !next.elementsEqual(order, by: ===) else { return }
    order = next
    stale.insert(.body)
  }

  private func arrangeColumns() {
    let former = shownLayout
    shownLayout = nil
    let next = layout
    shownLayout = next
    if next != former { stale.insert(.body) }
  }

  private func markSelection() {
    for view in order where view.model == model.selected.value || view.model == shownSelection { view.becomeStale() }
    shownSelection = model.selected.value
    stale.insert(.row)
  }

  /// Keeps the selected row on screen, and no place empty that a row could fill.
  private func scroll(to regions: ScreenRegions) {
    let height = max(regions.body.count, 1)
    var wanted = min(top, max(order.count - height, 0))
    if let index = order.firstIndex(where: { $0.model == shownSelection }) {
      wanted = min(max(wanted, index - height + 1), index)
    }
    guard wanted != top else { return }
    top = wanted
    stale.insert(.body)
  }

  /// Moves the rows under the wheel; the selection stays on screen. Where all rows are on screen, it moves instead.
  func scrollRows(by offset: Int) {
    let height = max(regions.body.count, 1)
    guard order.count > height else { return model.moveSelection(by: offset.signum()) }
    top = min(max(top + offset, 0), order.count - height)
    becomeStale(.body)
    let shown = top..<top + height
    guard let index = order.firstIndex(where: { $0.model == model.selected.value }), !shown.contains(index) else {
      return
    }
    model.selected.value = order[index < top ? top : top + height - 1].model
  }
}
