import Terminal
import ViewModels

/// A city's name being typed to find it.
struct FindPrompt: Equatable {
  var editor = LineEditor()
  /// The row that was selected before, to which Esc returns.
  let former: CityRowViewModel?
  var isFound = true
}
