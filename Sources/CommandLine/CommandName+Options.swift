extension CommandName {
  /// The options that this command has and others have not, or not in this sense.
  package var ownOptions: [OptionName] {
    switch self {
    case .watch: [.interval]
    case .add: [.as, .first, .choose]
    case .forecast: [.hours]
    case .sky: [.date, .at]
    case .apod: [.random, .from, .to, .browse, .save, .force, .open, .noPicture]
    default: []
    }
  }

  /// The options about the data it shows.
  package var dataOptions: [OptionName] {
    switch self {
    case .show, .demo: [.json, .line, .format, .waybar, .prometheus, .units, .city, .refresh]
    case .watch: [.units, .city, .refresh]
    case .city, .forecast, .sky: [.json, .line, .format, .units, .city, .refresh]
    case .apod: [.json, .refresh]
    case .list, .search, .units, .config, .cache, .doctor: [.json]
    default: []
    }
  }

  /// The options that go with every command, so that an alias of the shell may carry them.
  package static let commonOptions: [OptionName] = [
    .plain, .color, .ascii, .width, .offline, .config, .help, .version,
  ]

  /// Every option it takes, its own first.
  package var options: [OptionName] { ownOptions + dataOptions + Self.commonOptions }
}
