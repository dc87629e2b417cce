/// Commands that the overview tells together.
enum CommandGroup: String, CaseIterable {
  case weather = "Weather"
  case cities = "Cities"
  case sky = "Sky"
  case rest = "Settings and help"

  var commands: [CommandName] {
    switch self {
    case .weather: [.show, .watch, .city, .forecast, .demo]
    case .cities: [.add, .remove, .list, .move, .rename, .search]
    case .sky: [.sky, .apod]
    case .rest: [.units, .config, .cache, .doctor, .completions, .help]
    }
  }
}
