import Entities
import Terminal
import ViewModels

/// A place being typed, with suggestions.
struct AddPrompt: Equatable {
  var editor = LineEditor()
  var suggestions: [Place] = []
  /// The index of the suggestion that Enter takes, or `nil` for the typed text.
  var chosen: Int?

  /// The suggestion that Enter takes.
  var place: Place? { chosen.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil } }

  /// Handles an event; `suggest` returns the places that begin with a text.
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

  /// The prompt with the candidates of an ambiguous place as suggestions, the first one chosen.
  func offering(_ outcome: CityEditor.Outcome) -> AddPrompt {
    guard case .doubtful(let places) = outcome else { return self }
    return AddPrompt(editor: editor, suggestions: places, chosen: 0)
  }

  /// Chooses the next or previous suggestion; the text itself comes before the first.
  private mutating func choose(by offset: Int) {
    guard !suggestions.isEmpty else { return chosen = nil }
    let index = (chosen ?? -1) + offset
    chosen = index < 0 ? nil : min(index, suggestions.count - 1)
  }
}
