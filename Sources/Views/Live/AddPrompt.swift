import Entities
import Terminal

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
