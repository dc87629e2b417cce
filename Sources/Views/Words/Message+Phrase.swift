import Entities
import ViewModels

nonisolated extension Message.Content {
  /// The message, as a sentence.
  var phrase: Phrase {
    switch self {
    case .problem(let problem): problem.phrase
    case .notSaved(let problem): Phrase("Not saved: \(problem.phrase)")
    case .settings(let warning): warning.phrase
    case .noPlace: Phrase("Type the name of a place, such as Seoul.")
    case .added(let place): Phrase("Added \(place).")
    case .renamed(let city, let name): Phrase("Renamed \(city) to \(name).")
    case .whichPlace(let name): Phrase("There are several places called “\(name)”: choose one with ↑ ↓ and Enter.")
    case .removed(let city): Phrase("Removed \(city) (\(KeyBinding.restore.name) to undo).")
    case .restored(let city): Phrase("Restored \(city).")
    case .nothingToRestore: Phrase("Nothing to undo.")
    case .notInOwnOrder:
      Phrase("Cities can only be moved in your own order; press \(KeyBinding.sort.name) until it's back.")
    case .paused: Phrase("Paused (\(KeyBinding.pause.name) to resume).")
    case .resumed: Phrase("Resumed.")
    case .upToDate: Phrase("Everything is up to date.")
    case .networkIsOff: Phrase("The network is off (--offline).")
    case .noPanesHere: Phrase("Panes can't be shown here.")
    case .lookingFor(let place): Phrase("Looking for \(place)…")
    }
  }
}
