import Terminal
import ViewModels

/// One row of the live table, bound to its city: it caches its drawn line until the city's data changes.
final class CityRowView {
  let model: CityRowViewModel
  /// How often its data has changed.
  private(set) var revision = 0
  private var drawn: (era: Int, isSelected: Bool, line: StyledText)?
  private var bindings: [Binding] = []

  /// A view of a city that calls `changed` whenever its data changes.
  init(_ model: CityRowViewModel, changed: @escaping () -> Void) {
    self.model = model
    let drop: () -> Void = { [weak self] in
      self?.drawn = nil
      self?.revision += 1
      changed()
    }
    bindings = [model.weather.bind { _ in drop() }, model.sky.bind { _ in drop() }]
  }

  /// The row's line, redrawn only when its data, its selection or the era changes. The era counts changes to what all lines
  /// depend on, such as units, minute, columns and look.
  func line(_ era: Int, isSelected: Bool, _ draw: (CityRowViewModel) -> StyledText) -> StyledText {
    if let drawn, drawn.era == era, drawn.isSelected == isSelected { return drawn.line }
    let line = draw(model)
    drawn = (era, isSelected, line)
    return line
  }
}
