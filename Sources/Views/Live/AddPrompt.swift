import Entities
import Terminal
import ViewModels

/// A place being typed, with suggestions: the places that begin with it, or after Enter those that it may mean.
struct AddPrompt: Equatable {
  var editor = LineEditor()
  var suggestions: [Place] = []
  /// The index of the suggestion that Enter takes; `nil` if Enter takes the typed text.
  var chosenIndex: Int?

  /// The suggestion at ``chosenIndex``; `nil` if there is none.
  var chosenPlace: Place? { chosenIndex.flatMap { suggestions.indices.contains($0) ? suggestions[$0] : nil } }

  /// Handles an event other than Enter and Escape. `suggest` returns the places that begin with a text.
  mutating func handle(_ event: TerminalEvent, suggest: (String) -> [Place]) {
    switch event {
    case .key(.down), .key(.tab): choose(by: 1)
    case .key(.up): choose(by: -1)
    default:
      let previousText = editor.text
      guard editor.apply(event), editor.text != previousText else { return }
      suggestions = suggest(editor.text)
      chosenIndex = nil
    }
  }

  /// The prompt with an ambiguous place's candidates as suggestions, the first chosen; unchanged for other outcomes.
  func offering(_ outcome: CityEditor.Outcome) -> AddPrompt {
    guard case .ambiguous(let places) = outcome else { return self }
    return AddPrompt(editor: editor, suggestions: places, chosenIndex: 0)
  }

  /// Chooses the next or previous suggestion; the text itself comes before the first.
  private mutating func choose(by offset: Int) {
    guard !suggestions.isEmpty else { return chosenIndex = nil }
    let index = (chosenIndex ?? -1) + offset
    chosenIndex = index < 0 ? nil : min(index, suggestions.count - 1)
  }
}
