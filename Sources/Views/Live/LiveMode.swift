import Terminal
import ViewModels

/// What the live table shows: rows, a page, a prompt or a question.
enum LiveMode: Equatable {
  case table
  case page(LivePage)
  /// A place to add is being typed.
  case adding(AddPrompt)
  /// A filter is being typed.
  case filtering(FilterPrompt)
  /// The question of whether to remove a city.
  case removing(CityRowViewModel)
  /// A city's new name is being typed.
  case renaming(CityRowViewModel, LineEditor)

  /// The page that covers the rows; `nil` if none does.
  var page: LivePage? { if case .page(let page) = self { page } else { nil } }
  var isPage: Bool { page != nil }

  /// Whether the page is about the selected city; it then covers the title line too.
  var showsCity: Bool { page?.place.isSubset(of: .cityPages) == true }

  /// The place whose keys work; `nil` while keys type text or answer a question.
  var place: KeyPlaces? { self == .table ? .table : page?.place }

  /// Whether characters are text rather than commands.
  var takesText: Bool { if case .removing = self { false } else { takesStatusLine } }

  /// Whether a question or a prompt takes the status line.
  var takesStatusLine: Bool { self != .table && !isPage }
}

/// A filter being typed: part of the names of cities.
struct FilterPrompt: Equatable {
  var editor: LineEditor
  /// The selection before the prompt, `nil` if there was none; Esc restores it along with the filter.
  let previousSelection: CityRowViewModel?
  /// The filter before the prompt.
  let previousFilter: String
}
