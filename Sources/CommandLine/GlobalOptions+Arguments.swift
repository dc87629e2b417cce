import Entities

extension GlobalOptions {
  /// The options that mean the same with every command; of repeated ones the last counts, but each `--city`.
  init(_ scan: ArgumentScan) throws(UsageProblem) {
    self.init()
    for option in scan.options { try read(option.name, option.value) }
    if isOffline, refreshes { throw .conflict(OptionName.offline.spelling, OptionName.refresh.spelling) }
  }

  private mutating func read(_ option: OptionName, _ value: String) throws(UsageProblem) {
    switch option {
    case .json: format = .json
    case .line: format = .line
    case .format: format = .template(try Argument.template(value))
    case .waybar: format = .waybar
    case .prometheus: format = .prometheus
    case .plain: isPlain = true
    case .units: units = try Argument.units([value])
    case .city: cities.append(try Argument.name(value, of: option))
    case .offline: isOffline = true
    case .refresh: refreshes = true
    case .color: color = try Argument.choice(value, of: option)
    case .ascii: isASCII = true
    case .width: width = try Argument.number(value, of: option, in: 20...1000)
    case .config: configPath = try Argument.path(value, of: option)
    default: break
    }
  }
}
