import Terminal

/// What of the screen belongs to what: a value, decided by the size, the number of cities and what there is to show.
///
/// The table comes first. Panes take the lines that it leaves below, side by side on wide screens; where it leaves none
/// and the screen is wide, they stand right of it.
struct ScreenLayout: Equatable {
  /// The title line, on screens high enough for it.
  private(set) var title: Int?
  let heading: Int?
  /// Rows with cities.
  private(set) var body: Range<Int>
  /// Columns of the table, its bar included.
  private(set) var tableWidth: Int
  /// Whether there are more cities than rows, so that a bar at their ends shows which are seen.
  private(set) var hasBar = false
  /// The rows of a page that covers the table and the panes.
  private(set) var page: Range<Int>
  /// The line of the picture of the day, unless a pane shows it.
  private(set) var picture: Int?
  /// Messages, prompts and keys.
  let status: Int
  private(set) var panes: [PlacedPane] = []

  /// Columns from which panes stand side by side, or beside a long table.
  static let sideBySide = 116
  /// Lines and columns of the smallest screen that has panes.
  static let smallest = (rows: 14, columns: 50)
  /// Lines and columns of the largest screen on which the table is all there is.
  static let tableAlone = (rows: 12, columns: 40)
  /// Blank columns between two panes.
  static let gap = 2

  /// A layout of a screen for a number of cities, with the panes that have something to show.
  ///
  /// `showsCity`: a page of one city takes all but the line of the keys, whatever is around the table.
  init(
    columns: Int, rows: Int, cities: Int, hasPicture: Bool, panes: Set<Pane> = [], showsCity: Bool = false
  ) {
    let layout = Self(columns, rows, cities, hasPictureLine: false, panes)
    let showsPicture = layout.panes.contains { $0.pane == .picture }
    self = hasPicture && !showsPicture ? Self(columns, rows, cities, hasPictureLine: true, panes) : layout
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

  private mutating func place(_ wanted: Set<Pane>, below cities: Int, _ columns: Int) {
    let end = body.lowerBound + min(cities, body.count)
    let isWide = columns >= Self.sideBySide
    let single = wanted.contains(.hours) ? Room.single : Room.computed
    if isWide, body.upperBound - end < Room.shortest {
      // The table keeps what it can use best; a pane needs no more than eighty columns.
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

  /// Columns of a row of the table: a blank and the bar are right of it.
  var rowWidth: Int { max(tableWidth - (hasBar ? 2 : 0), 1) }

  /// The pane of a kind, if it is shown.
  func pane(_ pane: Pane) -> PlacedPane? { panes.first { $0.pane == pane } }

  /// Where the hidden cursor waits: on the selected row of the body, or at the top of the page over it.
  func rest(on row: Int?, isPage: Bool) -> CellPosition? {
    if isPage { return CellPosition(row: page.lowerBound, column: 0) }
    return row.map { CellPosition(row: body.lowerBound + $0, column: 0) }
  }
}
