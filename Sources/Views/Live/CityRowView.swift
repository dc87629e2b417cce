import Terminal
import ViewModels

/// One row of the live table, bound to its city. It caches its line until the city's data changes.
final class CityRowView {
  let model: CityRowViewModel
  private var cachedLine: StyledText?
  private var cacheKey = (version: 0, isSelected: false)
  private var bindings: [Binding] = []

  /// A view of a city. `changed` is called at once, perhaps more than once, and whenever the city's data changes.
  init(_ model: CityRowViewModel, changed: @escaping () -> Void) {
    self.model = model
    let invalidate: () -> Void = { [weak self] in
      self?.cachedLine = nil
      changed()
    }
    bindings = [model.weather.bind { _ in invalidate() }, model.sky.bind { _ in invalidate() }]
  }

  /// The row's line, drawn anew only if its data, `isSelected`, or `version`, that of the common state, has changed.
  func line(version: Int, isSelected: Bool, draw: (CityRowViewModel) -> StyledText) -> StyledText {
    if let cachedLine, cacheKey == (version, isSelected) { return cachedLine }
    let line = draw(model)
    (cachedLine, cacheKey) = (line, (version, isSelected))
    return line
  }
}
