import Terminal
import ViewModels

/// What the live table is doing besides showing cities.
enum LiveMode: Equatable {
  case table
  case page(LivePage)
  case adding(AddPrompt)
  case finding(FindPrompt)
  /// Asks whether a city shall go.
  case removing(CityRowViewModel)
  /// A city's new label is being typed.
  case renaming(CityRowViewModel, LineEditor)

  /// The city that is asked about.
  var row: CityRowViewModel? {
    switch self {
    case .removing(let row), .renaming(let row, _): row
    default: nil
    }
  }

  /// The page that covers the rows, if one does.
  var page: LivePage? { if case .page(let page) = self { page } else { nil } }
  var isPage: Bool { page != nil }

  /// Whether the page is one of the selected city, with nothing of other pages around it.
  var showsCity: Bool { page?.place.isSubset(of: .cityPages) == true }

  /// The place whose keys work; `nil` where what is pressed is typed or answers a question.
  var place: KeyPlaces? { self == .table ? .table : page?.place }

  /// Whether characters are text, not commands.
  var takesText: Bool {
    switch self {
    case .adding, .finding, .renaming: true
    case .table, .page, .removing: false
    }
  }

  /// Whether the status line is taken by a question or a prompt.
  var isPrompt: Bool { self != .table && !isPage }
}
