import ViewModels

/// What the live table is doing besides showing cities.
enum LiveMode: Equatable {
  case table
  case help
  /// One city in full.
  case city
  case picture
  case adding(AddPrompt)
  case finding(FindPrompt)
  /// Asks whether a city shall go.
  case removing(CityRowViewModel)

  /// Whether a page covers the rows.
  var isPage: Bool {
    switch self {
    case .help, .city, .picture: true
    case .table, .adding, .finding, .removing: false
    }
  }

  /// Whether the status line is taken by a question or a prompt.
  var isPrompt: Bool {
    switch self {
    case .adding, .finding, .removing: true
    case .table, .help, .city, .picture: false
    }
  }
}
