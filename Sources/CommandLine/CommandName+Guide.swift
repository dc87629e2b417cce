extension CommandName {
  /// What people are told about it.
  package var guide: CommandGuide {
    switch self {
    case .show: .show
    case .watch: .watch
    case .city: .city
    case .forecast: .forecast
    case .demo: .demo
    case .add: .add
    case .remove: .remove
    case .list: .list
    case .move: .move
    case .rename: .rename
    case .search: .search
    case .sky: .sky
    case .apod: .apod
    case .units: .units
    case .config: .config
    case .cache: .cache
    case .doctor: .doctor
    case .completions: .completions
    case .help: .help
    case .man: .man
    case .complete: .complete
    }
  }
}
