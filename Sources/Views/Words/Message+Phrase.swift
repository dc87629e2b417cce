import Entities
import ViewModels

nonisolated extension Message.Content {
  /// The message, as a sentence.
  var phrase: Phrase {
    switch self {
    case .sentence(let phrase): phrase
    case .removed(let city): Phrase("Removed \(city) (\(KeyBinding.restore.name) to undo).")
    case .notInOwnOrder:
      Phrase("You can only move cities in your own order; press \(KeyBinding.sort.name) until it returns.")
    case .paused: Phrase("Paused (\(KeyBinding.pause.name) to resume).")
    }
  }
}
