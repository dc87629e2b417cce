import Entities
import ViewModels

nonisolated extension KeyAction {
  /// What the keys of a line of help do that begins with an action; `nil` where none does.
  var help: Phrase? {
    switch self {
    case .select: Phrase("select; on a city's page k j show the next city")
    case .first: Phrase("first and last")
    case .pageUp: Phrase("a screen up or down")
    case .open: Phrase("the selected city in full, from the sky columns its sky; \(Self.key(.back)) goes back")
    case .add: Phrase("add a city")
    case .remove: Phrase("remove the selected city; \(Self.key(.restore)) puts it back")
    case .move: Phrase("move the selected city down or up")
    case .rename: Phrase("rename the selected city")
    case .find: Phrase("show only cities of a name; \(Self.key(.back)) shows all again")
    case .sort: Phrase("sort by the next column")
    case .reverse: Phrase("turn the order round")
    case .panes: Phrase("the selected city below or beside the table, or the table alone")
    case .units: Phrase("°C or °F")
    case .clock: Phrase("12 or 24 hours")
    case .weather: Phrase("weather now, next days (✓ the best to be outside), next hours")
    case .sky: Phrase("the sky; on a city's page its sky or its weather")
    case .picture: Phrase("the picture of the day")
    case .chart: Phrase("the star chart of the selected city")
    case .time: Phrase("the star chart earlier or later; ↑↓ turn it, \(Self.key(.dark)) shows when it gets dark")
    case .refresh: Phrase("refresh now")
    case .pause: Phrase("pause")
    case .help: Phrase("this help")
    case .quit: Phrase("quit; on a page back to what it lies over, as \(Self.key(.back)) does")
    default: nil
    }
  }

  /// The first key of the live table for an action.
  fileprivate static func key(_ action: KeyAction) -> String { KeyTable.dashboard.name(of: action) }
}

nonisolated extension HelpSection {
  /// The heading of a part of the help.
  var phrase: Phrase {
    switch self {
    case .cities: Phrase("Cities", context: "help")
    case .view: Phrase("View", context: "help")
    case .refreshing: Phrase("Refreshing", context: "help")
    }
  }
}

nonisolated extension KeyHint {
  /// A word or two after a key.
  var phrase: Phrase {
    switch self {
    case .help: Phrase("keys", context: "key")
    case .add: Phrase("add", context: "key")
    case .remove: Phrase("remove", context: "key")
    case .units: Phrase("°C/°F", context: "key")
    case .panes: Phrase("panes", context: "key")
    case .refresh: Phrase("refresh", context: "key")
    case .quit: Phrase("quit", context: "key")
    case .scroll: Phrase("scroll", context: "key")
    case .back: Phrase("back", context: "key")
    case .city: Phrase("city", context: "key")
    case .toSky: Phrase("sky", context: "key")
    case .toWeather: Phrase("weather", context: "key")
    case .choose: Phrase("choose", context: "key")
    case .addChosen: Phrase("add", context: "key")
    case .cancel: Phrase("cancel", context: "key")
    case .select: Phrase("select", context: "key")
    case .show: Phrase("show", context: "key")
    case .day: Phrase("day", context: "key")
    case .openPage: Phrase("open", context: "key")
    case .save: Phrase("save", context: "key")
    case .clear: Phrase("clear", context: "key")
    case .reload: Phrase("reload", context: "key")
    case .time: Phrase("time", context: "key")
    case .turn: Phrase("direction", context: "key")
    case .chart: Phrase("chart", context: "key")
    case .open: Phrase("open", context: "key to a city")
    case .find: Phrase("filter", context: "key")
    case .sort: Phrase("sort", context: "key")
    case .columns: Phrase("days/hours", context: "key")
    case .days: Phrase("day", context: "key")
    case .now: Phrase("now", context: "key")
    case .dark: Phrase("dark", context: "key")
    }
  }
}

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
    case .removed(let city): Phrase("Removed \(city); \(KeyAction.key(.restore)) puts it back.")
    case .restored(let city): Phrase("\(city) is back.")
    case .nothingToRestore: Phrase("Nothing to put back.")
    case .notInOwnOrder: Phrase("Cities move in your own order; press \(KeyAction.key(.sort)) until it is back.")
    case .paused: Phrase("Paused; \(KeyAction.key(.pause)) resumes.")
    case .resumed: Phrase("Resumed.")
    case .upToDate: Phrase("Everything is up to date.")
    case .networkIsOff: Phrase("The network is off (--offline).")
    case .noPanesHere: Phrase("No panes can be shown here.")
    case .lookingFor(let place): Phrase("Looking for \(place)…")
    }
  }
}
