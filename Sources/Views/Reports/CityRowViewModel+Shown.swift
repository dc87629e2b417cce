package import Entities
package import ViewModels

extension CityRowViewModel {
  /// The state as reports tell it: a city that was never asked about has nothing to show.
  package var shownState: WeatherState { state.value == .loading ? .failed : state.value }
}
