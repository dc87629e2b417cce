extension OptionName {
  /// What its value is, for a message.
  package var expectation: String {
    switch self {
    case .format: "a template such as '{name} {temperature}'"
    case .units: "units such as fahrenheit,mph"
    case .city: "the name of a saved city"
    case .as: "a name"
    case .color: "auto, always or never"
    case .width: "a number of columns from 20 to 1000"
    case .choose: "a number from 1, as 'skydash search' counts"
    case .config, .save: "the path of a file"
    case .interval: "a duration such as 30s, 10m or 2h"
    case .date, .from, .to: "a date like 2026-11-20"
    case .at: "a time like 21:30"
    default: "nothing"
    }
  }
}

extension CommandName {
  /// What its words are, for a message.
  package var expectation: String {
    switch self {
    case .add, .search: "a place, such as 'skydash \(rawValue) Seoul'"
    case .remove: "the name of a city, such as 'skydash remove Seoul'"
    case .city: "the name of a city, such as 'skydash city Seoul'"
    case .move: "a name and a position, such as 'skydash move Seoul 1'"
    case .rename: "a name and a new one, such as 'skydash rename Seoul Home'"
    case .apod: "a date like 2026-11-20"
    case .units: "units such as fahrenheit"
    case .config: "get, set, unset or path with a key, such as 'skydash config set watchInterval 10m'"
    case .cache: "clear or path"
    case .completions: "bash, zsh or fish"
    case .complete: "cities or places"
    default: "no more words"
    }
  }

  /// What to do with a word too many.
  func advice(about word: String) -> String {
    switch self {
    case .show, .watch, .forecast, .demo: "; for one city add '--city' before it"
    case .rename: "; put names of several words in quotes"
    default: "; leave it out"
    }
  }
}

extension SettingKey {
  /// What it does and what it takes, for the help.
  package var explanation: String {
    switch self {
    case .provider: "\(expectation)"
    case .watchInterval: "time between refreshes of the live table, such as 15m"
    case .language: "\(expectation)"
    case .picture: "\(expectation)"
    case .background: "\(expectation)"
    case .motion: "whether anything may move by itself: \(expectation)"
    case .cacheSize: "what the cache may keep, in MB: 1 to 100000"
    case .openWeatherKey: "key of OpenWeatherMap; needed for that provider"
    case .openMeteoKey: "key of Open-Meteo, for its paying users"
    case .nasaKey: "key of api.nasa.gov, the picture's second source"
    }
  }
}
