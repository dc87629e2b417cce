import Terminal

/// The parts of the screen: a value that depends on the screen's size, the number of cities and the available panes.
///
/// The table comes first. Panes take the lines below it, side by side on wide screens; if the table leaves too few and the
/// screen is wide, they go to its right.
struct ScreenLayout: Equatable {
  /// The title line; `nil` on screens too low for one.
  private(set) var title: Int?
  /// The line of the column headings; `nil` on screens too low for one.
  let heading: Int?
  /// Rows with cities.
  private(set) var body: Range<Int>
  /// Columns of the table, including its scroll bar.
  private(set) var tableWidth: Int
  /// Whether the rows have a scroll bar, since there are more cities than rows.
  private(set) var hasBar = false
  /// The rows of a page that covers the table and the panes.
  private(set) var page: Range<Int>
  /// The line of the picture of the day; `nil` if a pane shows it.
  private(set) var picture: Int?
  /// Messages, prompts and keys.
  let status: Int
  /// The panes in order from the top of each column; empty if there is no room.
  private(set) var panes: [PlacedPane] = []

  /// The fewest columns for panes side by side or beside a long table.
  static let sideBySide = 116
  /// The smallest screen with panes.
  static let smallest = (rows: 14, columns: 50)
  /// The largest screen on which the picture of the day has no line either.
  static let tableAlone = (rows: 12, columns: 40)
  /// Blank columns between two panes.
  static let gap = 2

  /// A layout for a number of cities, with the panes that have something to show. If `showsCity`, a city's page takes
  /// everything but the status line.
  init(columns: Int, rows: Int, cities: Int, hasPicture: Bool, panes: Set<Pane> = [], showsCity: Bool = false) {
    let layout = Self(columns, rows, cities, hasPictureLine: false, panes)
    let showsPicture = layout.panes.contains { $0.pane == .picture }
    // The line changes the rooms, which must not bring the pane back.
    let others = panes.subtracting([.picture])
    self = hasPicture && !showsPicture ? Self(columns, rows, cities, hasPictureLine: true, others) : layout
    hasBar = cities > body.count
    guard showsCity else { return }
    (title, picture, page) = (nil, nil, 0..<max(status, 1))
  }

  private init(_ columns: Int, _ rows: Int, _ cities: Int, hasPictureLine: Bool, _ wanted: Set<Pane>) {
    status = max(rows - 1, 0)
    title = rows >= 6 ? 0 : nil
    heading = rows >= 3 ? (title == nil ? 0 : 1) : nil
    let isAlone = rows <= Self.tableAlone.rows && columns <= Self.tableAlone.columns
    picture = hasPictureLine && rows >= 8 && !isAlone ? rows - 2 : nil
    let first = heading.map { $0 + 1 } ?? 0
    body = first..<max(first, picture ?? status)
    page = (heading ?? first)..<body.upperBound
    tableWidth = columns
    guard !wanted.isEmpty, rows >= Self.smallest.rows, columns >= Self.smallest.columns else { return }
    place(wanted, below: max(cities, 1), columns)
  }

  /// Places the panes below the table, or beside it if a wide screen has too few lines there.
  private mutating func place(_ wanted: Set<Pane>, below cities: Int, _ columns: Int) {
    let end = body.lowerBound + min(cities, body.count)
    let isWide = columns >= Self.sideBySide
    let single = wanted.contains(.hours) ? Room.single : Room.computed
    if isWide, body.upperBound - end < Room.shortest {
      // The table keeps the larger part; a pane needs no more than eighty columns.
      let width = min(max(columns * 2 / 5, 46), 80)
      tableWidth = columns - width - Self.gap
      panes = single.placed(wanted, in: page, columns: columns - width..<columns)
      return
    }
    let room = end..<body.upperBound
    if isWide, wanted.contains(.hours) {
      let left = (columns - Self.gap) / 2
      panes = Room.left.placed(wanted, in: room, columns: 0..<left)
      panes += Room.right.placed(wanted, in: room, columns: left + Self.gap..<columns)
    } else {
      panes = single.placed(wanted, in: room, columns: 0..<columns)
    }
    if !panes.isEmpty { body = body.lowerBound..<end }
  }

  /// Columns of a table row, without the scroll bar and the blank before it.
  var rowWidth: Int { max(tableWidth - (hasBar ? 2 : 0), 1) }

  /// The placed pane of a kind, if it is shown.
  func pane(_ pane: Pane) -> PlacedPane? { panes.first { $0.pane == pane } }

  /// The position of the hidden cursor: the selected row of the body, or the top of the page over it.
  func rest(on row: Int?, isPage: Bool) -> CellPosition? {
    (isPage ? page.lowerBound : row.map { body.lowerBound + $0 }).map { CellPosition(row: $0, column: 0) }
  }
}
