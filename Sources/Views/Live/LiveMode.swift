import Entities
import Terminal
import ViewModels

/// What the live table is doing besides showing cities.
enum LiveMode: Equatable {
  case table
  case help
  /// One city in full.
  case city
  case picture
  case adding(AddPrompt)
  case finding(FindPrompt)
  /// Asks whether a city shall go.
  case removing(CityRowViewModel)

  /// Whether a page covers the rows.
  var isPage: Bool {
    switch self {
    case .help, .city, .picture: true
    case .table, .adding, .finding, .removing: false
    }
  }

  /// Whether the status line is taken by a question or a prompt.
  var isPrompt: Bool {
    switch self {
    case .adding, .finding, .removing: true
    case .table, .help, .city, .picture: false
    }
  }
}

/// A place being typed, with suggestions.
struct AddPrompt: Equatable {
  var editor = LineEditor()
  var suggestions: [Place] = []
  /// The suggestion that Enter takes, or `nil` for the text as it is.
  var chosen: Int?

  /// Chooses the next or the previous suggestion; before the first is the text itself.
  mutating func choose(by offset: Int) {
    guard !suggestions.isEmpty else { return chosen = nil }
    let index = (chosen ?? -1) + offset
    chosen = index < 0 ? nil : min(index, suggestions.count - 1)
  }

  /// The suggestion that Enter takes.
  var place: Place? {
    chosen.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil }
  }
}

/// A city's name being typed to find it.
struct FindPrompt: Equatable {
  var editor = LineEditor()
  /// The row that was selected before, to which Esc returns.
  let former: CityRowViewModel?
  var isFound = true
}

/// Which rows of the screen belong to what: a value, decided by the height alone.
struct ScreenRegions: Equatable {
  /// The title line, on screens high enough for it.
  let title: Int?
  let heading: Int?
  /// Cities, or the panel that covers them.
  let body: Range<Int>
  /// The line of the picture of the day.
  let picture: Int?
  /// Messages, prompts and keys.
  let status: Int

  init(rows: Int, hasPicture: Bool) {
    status = max(rows - 1, 0)
    title = rows >= 6 ? 0 : nil
    heading = rows >= 3 ? (title == nil ? 0 : 1) : nil
    picture = hasPicture && rows >= 8 ? rows - 2 : nil
    let first = heading.map { $0 + 1 } ?? 0
    body = first..<max(first, picture ?? status)
  }
}
