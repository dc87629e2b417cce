import Entities
import Essentials
import Terminal
import ViewModels

/// One row of the live table: bound to its city, stale as soon as anything it shows changes.
///
/// Bindings only mark; drawing reads the current values.
final class CityRowView {
  let model: CityRowViewModel
  var isStale = true
  private var bindings: [Binding] = []

  /// A view of a city that tells what of the screen is stale when it was fresh itself and becomes stale, and for each new
  /// name or status.
  init(_ model: CityRowViewModel, changed: @escaping (ScreenParts) -> Void) {
    self.model = model
    let stale: () -> Void = { [weak self] in
      guard let self, !self.isStale else { return }
      self.isStale = true
      changed(.row)
    }
    var city: City?
    bindings = [
      model.sky.bind { _ in stale() },
      model.weather.bind { weather in
        stale()
        // The status line tells whether it is old and why, or who stands in for whom.
        changed(weather.city == city ? [.row, .lines] : [.row, .names, .lines])
        city = weather.city
      },
    ]
  }
}
