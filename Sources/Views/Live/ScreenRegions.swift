import Terminal

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

  /// The rows of a page that covers the cities and their heading.
  let page: Range<Int>

  /// `showsCity`: a page of one city takes all but the line of the keys, whatever is around the table.
  init(rows: Int, hasPicture: Bool, showsCity: Bool = false) {
    status = max(rows - 1, 0)
    let title = rows >= 6 ? 0 : nil
    heading = rows >= 3 ? (title == nil ? 0 : 1) : nil
    let picture = hasPicture && rows >= 8 ? rows - 2 : nil
    let first = heading.map { $0 + 1 } ?? 0
    body = first..<max(first, picture ?? status)
    page = showsCity ? 0..<max(status, 1) : (heading ?? body.lowerBound)..<body.upperBound
    self.title = showsCity ? nil : title
    self.picture = showsCity ? nil : picture
  }

  /// Where the hidden cursor waits: on the selected row of the body, or at the top of the page over it.
  func rest(on row: Int?, isPage: Bool) -> CellPosition? {
    if isPage { return CellPosition(row: page.lowerBound, column: 0) }
    return row.map { CellPosition(row: body.lowerBound + $0, column: 0) }
  }
}

/// Parts of a screen that are drawn on their own.
struct ScreenParts: OptionSet {
  let rawValue: Int

  /// Title and status line.
  static let lines = ScreenParts(rawValue: 1)
  /// Which rows there are, and in which order.
  static let order = ScreenParts(rawValue: 2)
  /// All rows, the heading and the page over them.
  static let body = ScreenParts(rawValue: 4)
  static let picture = ScreenParts(rawValue: 8)
  /// Some row; the row itself knows.
  static let row = ScreenParts(rawValue: 16)
  /// Some name, and with it the widths of the columns.
  static let names = ScreenParts(rawValue: 32)
  static let all: ScreenParts = [.lines, .order, .body, .picture]
}
