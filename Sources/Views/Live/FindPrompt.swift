import Terminal
import ViewModels

/// A filter being typed: part of the names of cities.
struct FindPrompt: Equatable {
  var editor = LineEditor()
  /// The selection and filter from before, which Esc restores.
  let former: CityRowViewModel?
  let formerText: String
}
