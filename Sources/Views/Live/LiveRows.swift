import Entities
import Terminal
import ViewModels

/// The lines between the title and the status line of the live table: cities, or places that were suggested.
struct LiveRows {
  let model: DashboardViewModel
  let table: TableRow
  let width: Int

  private var appearance: Appearance { table.appearance }

  var heading: StyledText {
    table.heading(units: model.units, sorted: model.sorting, moon: table.moon(of: model.rows.value))
  }

  /// A city, marked where it is selected.
  func line(_ row: CityRowViewModel) -> StyledText {
    let cells = RowCells(row, units: model.units, appearance: appearance, now: model.minute.value)
    guard row == model.selected.value else { return table.text(cells, mark: StyledText(cells.warningMark)) }
    return table.text(cells, mark: StyledText(appearance.selectionMark, .bold)).fitted(to: width)
      .selected(appearance.theme)
  }

  /// A line without a city: the first tells what to do where there is none at all.
  func empty(_ offset: Int, of count: Int) -> StyledText {
    count == 0 && offset == 0 ? StyledText(" " + appearance.words.live.noCities) : StyledText()
  }

  /// A row with the bar at its end that tells which part of the list is seen.
  func with(_ isSeen: Bool, _ line: StyledText) -> StyledText {
    let signs = appearance.glyphs == .unicode ? (seen: " ┃", other: " │") : (seen: " #", other: " |")
    let style = isSeen ? appearance.theme.heading : appearance.theme.quiet
    return line.fitted(to: width) + StyledText(isSeen ? signs.seen : signs.other, style)
  }
}

extension TableLayout {
  /// The layout of a live table.
  init(_ model: DashboardViewModel, width: Int, appearance: Appearance) {
    let rows = model.rows.value
    self.init(
      set: model.columns.value, width: width, names: rows.map(\.name), units: model.units,
      appearance: appearance, firstDate: rows.firstDate(at: model.minute.value),
      silent: rows.silentDifference(from: appearance.home, at: model.minute.value))
  }
}
