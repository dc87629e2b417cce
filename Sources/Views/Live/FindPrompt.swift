import Terminal
import ViewModels

/// A filter being typed: part of the names of cities.
struct FindPrompt: Equatable {
  var editor = LineEditor()
  /// The selection from before, which Esc restores along with the filter.
  let former: CityRowViewModel?
  /// The filter from before.
  let formerText: String
}
