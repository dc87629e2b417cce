import Entities
import ViewModels

nonisolated extension LiveWords {
  static let english = LiveWords(
    message: { content in
      switch content {
      case .sentence(let text): text
      case .added(let place): "Added \(place)."
      case .removed(let city): "Removed \(city); U puts it back."
      case .restored(let city): "\(city) is back."
      case .nothingToRestore: "Nothing to put back."
      case .notInOwnOrder: "Cities move in your own order; press s until it is back."
      case .paused: "Paused; p resumes."
      case .resumed: "Resumed."
      case .upToDate: "Everything is up to date."
      case .networkIsOff: "The network is off (--offline)."
      case .lookingFor(let place): "Looking for \(place)…"
      }
    },
    pageKeys: "↑↓ scroll  Esc back", addKeys: "↓ choose  Enter add  Esc cancel",
    position: { "\($0)–\($1) of \($2)" }, notFound: "not found",
    refreshFailed: { "Refresh failed, next try in \($0)." })
}
