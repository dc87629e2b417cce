import Entities
import Essentials
import Terminal
import ViewModels

/// The mouse in the live table.
extension DashboardControl {
  /// The longest time between the clicks of a double click, in seconds.
  private static let doubleClickTime = 0.5

  /// The lines that the wheel scrolls by at a time.
  private static let wheelLines = 3

  /// Selects the row at an index counted from the first visible city; a double click opens its city. Nothing happens if
  /// the index is negative or has no city.
  func click(at index: Int) {
    guard (0..<bodyHeight).contains(index), let row = rows.view(at: index)?.model else { return }
    let now = model.now
    // The time is negative after the clock was set back.
    let isDouble =
      lastClick.map { $0.row == row && (0..<Self.doubleClickTime).contains(now.timeIntervalSince($0.time)) } ?? false
    lastClick = isDouble ? nil : (row, now)
    model.selected.value = row
    if isDouble { openCity() }
  }

  /// Sorts by the column whose heading was clicked, or reverses the order if it is that already.
  func sort(by order: RowOrder) {
    if model.sortOrder.value == order { model.reverseOrder() } else { model.sort(by: order) }
  }

  /// Opens the page that a pane shows a part of.
  func open(_ pane: Pane) {
    switch pane {
    case .now, .hours, .week: open(LivePage.city)
    case .night: open(LivePage.sky)
    case .chart: openChart()
    case .picture: open(LivePage.picture)
    }
  }

  /// Scrolls the page or the rows by a `turn` of the wheel, −1 for up or 1 for down, and moves the selection if it would
  /// leave the screen, or if all rows fit.
  func scroll(byTurn turn: Int) {
    let lines = turn * Self.wheelLines
    if mode.isPage {
      pageScroll.move(by: lines)
      return changed()
    }
    guard rows.order.count > bodyHeight else { return model.moveSelection(by: turn) }
    if let next = rows.scroll(by: lines, height: bodyHeight, selected: model.selected.value) {
      model.selected.value = next
    }
    changed()
  }
}
