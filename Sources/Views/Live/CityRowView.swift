import Terminal
import ViewModels

/// One row of the live table, bound to its city.
final class CityRowView {
  let model: CityRowViewModel
  /// The last line and what it was drawn for; `nil` if the city's data has changed since.
  private var cached: (line: StyledText, version: Int, isSelected: Bool)?
  private var bindings: [Binding] = []

  /// A view of a city. `changed` is called at once, perhaps more than once, and whenever the city's data changes.
  init(_ model: CityRowViewModel, changed: @escaping () -> Void) {
    self.model = model
    let invalidate: () -> Void = { [weak self] in
      self?.cached = nil
      changed()
    }
    bindings = [model.weather.bind { _ in invalidate() }, model.sky.bind { _ in invalidate() }]
  }

  /// The row's line: the last one, unless its data, `isSelected` or the state that all rows have in common has changed,
  /// of which `version` is the number.
  func line(version: Int, isSelected: Bool, draw: (CityRowViewModel) -> StyledText) -> StyledText {
    if let cached, (cached.version, cached.isSelected) == (version, isSelected) { return cached.line }
    let line = draw(model)
    cached = (line, version, isSelected)
    return line
  }
}
