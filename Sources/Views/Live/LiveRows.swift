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
    table.heading(units: model.units.value, sorted: model.sorting, moon: table.moon(of: model.rows.value))
  }

  /// A city, marked where it is selected.
  func line(_ row: CityRowViewModel) -> StyledText {
    let cells = RowCells(row, units: model.units.value, appearance: appearance, now: model.minute.value)
    guard row == model.selected.value else { return table.text(cells, mark: StyledText(cells.warningMark)) }
    return table.text(cells, mark: StyledText(appearance.selectionMark, .bold)).fitted(to: width)
      .selected(appearance.theme)
  }

  /// A line without a city: the first tells what to do where there is none at all.
  func empty(_ offset: Int, of count: Int) -> StyledText {
    count == 0 && offset == 0 ? StyledText(" " + appearance.words.live.noCities) : StyledText()
  }

  /// The places to choose from while one is typed.
  func suggestions(_ prompt: AddPrompt) -> [StyledText] {
    prompt.suggestions.enumerated().map { index, place in
      let isChosen = prompt.chosen == index
      let text = StyledText("\(isChosen ? appearance.selectionMark : " ") \(place.localFullName)")
        .fitted(to: width, ellipsis: appearance.ellipsis)
      return isChosen ? text.selected(appearance.theme) : text
    }
  }
}

extension TableLayout {
  /// The layout of a live table.
  init(_ model: DashboardViewModel, width: Int, appearance: Appearance) {
    let rows = model.rows.value
    self.init(
      set: model.columns.value, width: width, names: rows.map(\.name), units: model.units.value,
      appearance: appearance, firstDate: rows.firstDate(at: model.minute.value))
  }
}
