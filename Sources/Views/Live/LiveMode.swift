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

/// Which rows of the screen belong to what: a value, decided by the height alone.
struct ScreenRegions: Equatable {
  /// The title line, on screens high enough for it.
  let title: Int?
  let heading: Int?
  /// Cities.
  let body: Range<Int>
  /// The line of the picture of the day.
  let picture: Int?
  /// Messages, prompts and keys.
  let status: Int

  init(rows: Int, hasPicture: Bool) {
    status = max(rows - 1, 0)
    title = rows >= 6 ? 0 : nil
    heading = rows >= 3 ? (title == nil ? 0 : 1) : nil
    picture = hasPicture && rows >= 8 ? rows - 2 : nil
    let first = heading.map { $0 + 1 } ?? 0
    body = first..<max(first, picture ?? status)
  }

  /// The rows of a page that covers the cities and their heading.
  var page: Range<Int> { (heading ?? body.lowerBound)..<body.upperBound }
}
