import Entities
import Terminal

/// What the live table is doing besides showing cities.
enum LiveMode: Equatable {
  case table
  case help
  /// One city in full.
  case city
  case picture
  case adding(AddPrompt)
  case finding(LineEditor)
  /// Asks whether the selected city shall go.
  case removing

  /// Whether a page covers the rows.
  var isPage: Bool {
    switch self {
    case .help, .city, .picture: true
    case .table, .adding, .finding, .removing: false
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
    let count = suggestions.count
    guard count > 0 else { return chosen = nil }
    let index = (chosen ?? -1) + offset
    chosen = index < 0 ? nil : min(index, count - 1)
  }

  /// What Enter adds.
  var text: String {
    guard let chosen, suggestions.indices.contains(chosen) else { return editor.text }
    let place = suggestions[chosen]
    return "\(place.coordinates.latitude),\(place.coordinates.longitude)"
  }
}
