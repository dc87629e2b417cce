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
    /// Why it is old, or who stands in for whom, which the status line tells.
    case problem
  }

  let model: CityRowViewModel
  private(set) var isStale = true
  private var bindings: [Binding] = []

  /// A view of a city that calls `changed` when it was fresh and becomes stale, and for each new name or problem.
  init(_ model: CityRowViewModel, changed: @escaping (Change) -> Void) {
    self.model = model
    let stale: () -> Void = { [weak self] in
      guard let self, !self.isStale else { return }
      self.isStale = true
      changed(.values)
    }
    bindings = Self.numbers(of: model).map { $0.bind { _ in stale() } }
    bindings += [
      model.timeZone.bind { _ in stale() }, model.condition.bind { _ in stale() },
      model.isDay.bind { _ in stale() }, model.state.bind { _ in stale() },
      model.fetchedAt.bind { _ in stale() },
      model.forecast.bind { _ in stale() }, model.alerts.bind { _ in stale() }, model.sky.bind { _ in stale() },
      model.air.bind { _ in stale() }, model.sunTimes.bind { _ in stale() },
      model.forecastProvider.bind { _ in stale() },
      model.problem.bind { _ in
        stale()
        changed(.problem)
      },
      model.provider.bind { _ in
        stale()
        changed(.problem)
      },
      model.name.bind { _ in
        stale()
        changed(.name)
      },
    ]
  }

  func becomeStale() { isStale = true }

  /// Tells that the row has been drawn as it is now.
  func drawn() { isStale = false }

  private static func numbers(of model: CityRowViewModel) -> [Dynamic<Double?>] {
    [
      model.temperature, model.temperatureMin, model.temperatureMax, model.feelsLike, model.humidity,
      model.windSpeed, model.windDirection, model.precipitationChance,
    ]
  }
}
