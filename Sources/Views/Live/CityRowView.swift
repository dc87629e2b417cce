import Terminal
import ViewModels

/// One row of the live table: bound to its city, it keeps its drawn line until anything that it shows changes.
final class CityRowView {
  let model: CityRowViewModel
  /// Counts the changes of what it shows.
  private(set) var revision = 0
  private var drawn: (era: Int, isSelected: Bool, line: StyledText)?
  private var bindings: [Binding] = []

  /// A view of a city that calls `changed` whenever something that it shows is another.
  init(_ model: CityRowViewModel, changed: @escaping () -> Void) {
    self.model = model
    let drop: () -> Void = { [weak self] in
      self?.drawn = nil
      self?.revision += 1
      changed()
    }
    bindings = [model.weather.bind { _ in drop() }, model.sky.bind { _ in drop() }]
  }

  /// Its line, drawn anew only when it has changed, or is selected or no longer, or in another era: these count what the
  /// lines of all rows depend on, such as units, minute, columns and look.
  func line(_ era: Int, isSelected: Bool, _ draw: (CityRowViewModel) -> StyledText) -> StyledText {
    if let drawn, drawn.era == era, drawn.isSelected == isSelected { return drawn.line }
    let line = draw(model)
    drawn = (era, isSelected, line)
    return line
  }
}
