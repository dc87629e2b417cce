import Entities
import Terminal
import ViewModels

/// What the live table is doing besides showing cities.
enum LiveMode: Equatable {
  case table
  case help
  /// One city in full.
  case city
  /// The sky of one city in full.
  case sky
  case picture
  /// The stars over one city.
  case chart(LiveChart)
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

  /// Whether a page covers the rows.
  var isPage: Bool { showsCity || [.help, .picture].contains(self) }

  /// Whether the page is one of the selected city, with nothing of other pages around it.
  var showsCity: Bool {
    switch self {
    case .city, .sky, .chart: true
    default: false
    }
  }

  /// The place whose keys work; `nil` where what is pressed is typed or answers a question.
  var place: KeyPlaces? {
    switch self {
    case .table: .table
    case .help: .help
    case .city: .city
    case .sky: .sky
    case .picture: .picture
    case .chart: .chart
    case .adding, .finding, .removing, .renaming: nil
    }
  }

  /// Whether both are pages of one kind.
  func isSamePage(as other: LiveMode) -> Bool {
    if case .chart = self, case .chart = other { return true }
    return self == other
  }

  /// Whether characters are text, not commands.
  var takesText: Bool {
    switch self {
    case .adding, .finding, .renaming: true
    case .table, .help, .city, .sky, .picture, .chart, .removing: false
    }
  }

  /// Whether the status line is taken by a question or a prompt.
  var isPrompt: Bool { self != .table && !isPage }
}

/// A place being typed, with suggestions.
struct AddPrompt: Equatable {
  var editor = LineEditor()
  var suggestions: [Place] = []
  /// The suggestion that Enter takes, or `nil` for the text as it is.
  var chosen: Int?

  /// The suggestion that Enter takes.
  var place: Place? { chosen.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil } }

  /// Takes an event; `suggest` returns the places that begin with a text.
  mutating func take(_ event: TerminalEvent, suggest: (String) -> [Place]) {
    switch event {
    case .key(.down), .key(.tab): choose(by: 1)
    case .key(.up): choose(by: -1)
    default:
      let former = editor.text
      guard editor.apply(event), editor.text != former else { return }
      suggestions = suggest(editor.text)
      chosen = nil
    }
  }

  /// The prompt with the places to choose from when it is not clear which one is meant, the first of them chosen.
  func offering(_ outcome: CityEditor.Outcome) -> AddPrompt {
    guard case .doubtful(let places) = outcome else { return self }
    return AddPrompt(editor: editor, suggestions: places, chosen: 0)
  }

  /// Chooses the next or the previous suggestion; before the first is the text itself.
  private mutating func choose(by offset: Int) {
    guard !suggestions.isEmpty else { return chosen = nil }
    let index = (chosen ?? -1) + offset
    chosen = index < 0 ? nil : min(index, suggestions.count - 1)
  }
}

/// A part of cities' names being typed, by which the table is filtered.
struct FindPrompt: Equatable {
  var editor = LineEditor()
  /// What was selected and typed before, to which Esc returns.
  let former: CityRowViewModel?
  let formerText: String
}
