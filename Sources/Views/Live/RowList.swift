import ViewModels

/// The rows of the live table in display order, and which are on screen. Heights are in rows, to scroll at least 1.
struct RowList {
  /// The views of all rows, by model.
  private var views: [ObjectIdentifier: CityRowView] = [:]
  /// The views in display order, without rows that the filter hides.
  private(set) var order: [CityRowView] = []
  /// The index of the first visible row.
  private(set) var top = 0

  /// Adopts a new list of rows: rows that stay keep their views and bindings; `make` makes the views of new ones.
  mutating func update(to rows: [CityRowViewModel], make: (CityRowViewModel) -> CityRowView) {
    let current = rows.map { views[ObjectIdentifier($0)] ?? make($0) }
    views = Dictionary(current.map { (ObjectIdentifier($0.model), $0) }) { first, _ in first }
  }

  /// Sets the rows to display and their order; those not in the list of the last update are left out.
  mutating func arrange(as rows: [CityRowViewModel]) {
    guard !rows.elementsEqual(order, by: { $0 == $1.model }) else { return }
    order = rows.compactMap { views[ObjectIdentifier($0)] }
  }

  /// Scrolls as little as possible so that a row is on the screen and no line is empty that a row could fill.
  mutating func scroll(to selected: CityRowViewModel?, height: Int) {
    top = min(top, max(order.count - height, 0))
    if let index = index(of: selected) { top = min(max(top, index - height + 1), index) }
  }

  /// Scrolls by some rows. Returns the row to select instead if `selected` leaves the screen, else `nil`.
  mutating func scroll(by lines: Int, height: Int, selected: CityRowViewModel?) -> CityRowViewModel? {
    // The selection may have moved since the last frame.
    scroll(to: selected, height: height)
    top = min(max(top + lines, 0), max(order.count - height, 0))
    guard let index = index(of: selected), !(top..<top + height).contains(index) else { return nil }
    return order[index < top ? top : top + height - 1].model
  }

  /// The view at a row of the screen, counted from the first visible one; `nil` if there is none.
  func view(at row: Int) -> CityRowView? { order.indices.contains(top + row) ? order[top + row] : nil }

  /// The models of the visible rows.
  func visibleRows(height: Int) -> [CityRowViewModel] { order.dropFirst(top).prefix(height).map(\.model) }

  /// A model's row counted from the first visible one, negative above the screen; `nil` if it isn't displayed.
  func row(of model: CityRowViewModel?) -> Int? { index(of: model).map { $0 - top } }

  /// The lines below the heading that the scroll bar's thumb takes, in proportion to the visible rows; all if all fit.
  func scrollThumb(height: Int) -> Range<Int> {
    guard order.count > height, height > 0 else { return 0..<height }
    let length = max(height * height / order.count, 1)
    let hidden = order.count - height
    let first = (top * (height - length) + hidden / 2) / hidden
    return first..<first + length
  }

  /// A model's index in display order; `nil` if it isn't displayed.
  func index(of model: CityRowViewModel?) -> Int? { order.firstIndex { $0.model == model } }
}
