import Entities

/// What may follow an option or a command, for the completion scripts.
enum CompletionKind: Equatable {
  case none
  case words([String])
  case file
  /// Saved cities.
  case city
  /// Places of the gazetteer.
  case place
}

extension OptionName {
  /// What its value may be.
  var completion: CompletionKind {
    switch self {
    case .city: .city
    case .color: .words(ColorChoice.allCases.map(\.rawValue))
    case .units: .words(UnitChange.words)
    case .interval: .words(["30s", "1m", "5m", "10m", "15m", "30m", "1h"])
    case .format: .words(FormatTemplate.Field.allCases.map { "{\($0.rawValue)}" })
    case .config, .save: .file
    default: .none
    }
  }
}

extension CommandName {
  /// What its words may be; those of `config` depend on each other and are told apart by the scripts.
  var completion: CompletionKind {
    switch self {
    case .add, .search: .place
    case .remove, .move, .rename, .city, .sky: .city
    case .units: .words(UnitChange.words)
    case .config: .words(["get", "set", "unset", "path"])
    case .cache: .words(["clear", "path"])
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(Self.told.map(\.rawValue))
    default: .none
    }
  }

  /// Whether its words form one name.
  var joinsWords: Bool {
    switch self {
    case .add, .search, .city, .sky, .move: true
    default: false
    }
  }

  /// The words that begin it: the name and its alias.
  var spellings: [String] { [rawValue] + (alias.map { [$0] } ?? []) }
}

extension OptionName {
  /// The spellings that begin it: `-i` and `--interval`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }
}
