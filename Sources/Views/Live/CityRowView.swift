import Entities
import Essentials
import Terminal
import ViewModels

/// One row of the live table: bound to its city, stale as soon as anything it shows changes.
///
/// Bindings only mark; drawing reads the current values.
final class CityRowView {
  /// What of a row changed.
  enum Change {
    case values
    /// The name, on which the widths of all rows depend.
    case name
    /// Whether it is old and why, or who stands in for whom, which the status line tells.
    case status
  }

  let model: CityRowViewModel
  private(set) var isStale = true
  private var bindings: [Binding] = []

  /// A view of a city that calls `changed` when it was fresh and becomes stale, and for each new name or status.
  init(_ model: CityRowViewModel, changed: @escaping (Change) -> Void) {
    self.model = model
    let stale: () -> Void = { [weak self] in
      guard let self, !self.isStale else { return }
      self.isStale = true
      changed(.values)
    }
    bindings = [
      model.now.bind { _ in stale() }, model.today.bind { _ in stale() }, model.forecast.bind { _ in stale() },
      model.air.bind { _ in stale() }, model.alerts.bind { _ in stale() }, model.sky.bind { _ in stale() },
      model.sunTimes.bind { _ in stale() },
      model.status.bind { _ in
        stale()
        changed(.status)
      },
      model.city.bind { _ in
        stale()
        changed(.name)
      },
    ]
  }

  func becomeStale() { isStale = true }

  /// Tells that the row has been drawn as it is now.
  func drawn() { isStale = false }
}
