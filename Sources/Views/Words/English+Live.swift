import Entities
import ViewModels

nonisolated extension LiveWords {
  static let english = LiveWords(
    message: { content in
      switch content {
      case .problem(let problem): ProblemWords.english.sentence(problem)
      case .notSaved(let problem): "Not saved: \(ProblemWords.english.sentence(problem))"
      case .settings(let warning): ProblemWords.english.warning(warning)
      case .noPlace: "Type the name of a place, such as Seoul."
      case .added(let place): "Added \(place)."
      case .renamed(let city, let name): "\(city) is now called \(name)."
      case .whichPlace(let name): "Several places are called “\(name)”: choose one with ↑ ↓ and Enter."
      case .removed(let city): "Removed \(city); \(key(.restore)) puts it back."
      case .restored(let city): "\(city) is back."
      case .nothingToRestore: "Nothing to put back."
      case .notInOwnOrder: "Cities move in your own order; press \(key(.sort)) until it is back."
      case .paused: "Paused; \(key(.pause)) resumes."
      case .resumed: "Resumed."
      case .upToDate: "Everything is up to date."
      case .networkIsOff: "The network is off (--offline)."
      case .noPanesHere: "No panes can be shown here."
      case .lookingFor(let place): "Looking for \(place)…"
      }
    },
    help: {
      switch $0 {
      case .select: "select; on a city's page k j show the next city"
      case .first: "first and last"
      case .pageUp: "a screen up or down"
      case .open: "the selected city in full, from the sky columns its sky; \(key(.back)) goes back"
      case .add: "add a city"
      case .remove: "remove the selected city; \(key(.restore)) puts it back"
      case .move: "move the selected city down or up"
      case .rename: "rename the selected city"
      case .find: "show only cities of a name; \(key(.back)) shows all again"
      case .sort: "sort by the next column"
      case .reverse: "turn the order round"
      case .panes: "the selected city below or beside the table, or the table alone"
      case .units: "°C or °F"
      case .clock: "12 or 24 hours"
      case .weather: "weather now, next days (✓ the best to be outside), next hours"
      case .sky: "the sky; on a city's page its sky or its weather"
      case .picture: "the picture of the day"
      case .chart: "the star chart of the selected city"
      case .time: "the star chart earlier or later; ↑↓ turn it, \(key(.dark)) shows when it gets dark"
      case .refresh: "refresh now"
      case .pause: "pause"
      case .help: "this help"
      case .quit: "quit; on a page back to what it lies over, as \(key(.back)) does"
      default: nil
      }
    },
    helpSection: {
      switch $0 {
      case .cities: "Cities"
      case .view: "View"
      case .refreshing: "Refreshing"
      }
    },
    hint: {
      switch $0 {
      case .help: "keys"
      case .add: "add"
      case .remove: "remove"
      case .units: "°C/°F"
      case .panes: "panes"
      case .refresh: "refresh"
      case .quit: "quit"
      case .scroll: "scroll"
      case .back: "back"
      case .city: "city"
      case .toSky: "sky"
      case .toWeather: "weather"
      case .choose: "choose"
      case .addChosen: "add"
      case .cancel: "cancel"
      case .select: "select"
      case .show: "show"
      case .day: "day"
      case .openPage: "open"
      case .save: "save"
      case .clear: "clear"
      case .reload: "reload"
      case .time: "time"
      case .turn: "direction"
      case .chart: "chart"
      case .open: "open"
      case .find: "filter"
      case .sort: "sort"
      case .columns: "days/hours"
      case .days: "day"
      case .now: "now"
      case .dark: "dark"
      }
    }, noCities: "No cities yet: press \(key(.add)) to add one.", cities: { $0.of("city", "cities") },
    cityOf: { "\($0)/\($1.of("city", "cities"))" })
}

nonisolated extension PictureWords {
  static let english = PictureWords(
    nothingYet: "No pictures; \(KeyTable.pictures.name(of: .refresh)) loads them.",
    titleOfList: { $0.of("day", "days") })
}
