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
    case .renamed(let city, let name): Phrase("\(city) is now called \(name).")
    case .whichPlace(let name): Phrase("Several places are called “\(name)”: choose one with ↑ ↓ and Enter.")
    case .removed(let city): Phrase("Removed \(city); \(KeyBinding.restore.name) puts it back.")
    case .restored(let city): Phrase("\(city) is back.")
    case .nothingToRestore: Phrase("Nothing to put back.")
    case .notInOwnOrder: Phrase("Cities move in your own order; press \(KeyBinding.sort.name) until it is back.")
    case .paused: Phrase("Paused; \(KeyBinding.pause.name) resumes.")
    case .resumed: Phrase("Resumed.")
    case .upToDate: Phrase("Everything is up to date.")
    case .networkIsOff: Phrase("The network is off (--offline).")
    case .noPanesHere: Phrase("No panes can be shown here.")
    case .lookingFor(let place): Phrase("Looking for \(place)…")
    }
  }
}
