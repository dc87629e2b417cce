import Terminal

/// The parts of the screen, counted from 0: a function of the screen's size, the number of cities and the available panes.
///
/// The table comes first. Panes take the lines below it, side by side on wide screens; if the table leaves too few and the
/// screen is wide, they go to its right.
struct ScreenLayout: Equatable {
  /// The title line; `nil` on screens of fewer than 6 lines, and while a city's page covers it.
  private(set) var title: Int?
  /// The line of the column headings; `nil` on screens of fewer than 3 lines.
  let heading: Int?
  /// The lines of cities.
  private(set) var body: Range<Int>
  /// Columns of the table, including its scroll bar.
  private(set) var tableWidth: Int
  /// Whether the table has a scroll bar, since there are more cities than lines for them.
  private(set) var hasBar = false
  /// The lines of a page that covers the table and the panes.
  private(set) var page: Range<Int>
  /// The line of the picture of the day; `nil` if there is no picture, if a pane shows it, while a city's page covers it, and
  /// on screens of fewer than 8 lines or no larger than ``maximumSizeWithoutPicture``.
  private(set) var picture: Int?
  /// The last line: messages, prompts and keys.
  let status: Int
  /// The panes in order from the top of each column; empty if there is no room.
  private(set) var panes: [PlacedPane] = []

  /// The fewest columns for panes side by side or beside a long table.
  private static let minimumWideColumns = 116
  /// The smallest screen with panes.
  private static let minimumForPanes = (rows: 14, columns: 50)
  /// The largest screen on which the table is alone, without a line for the picture of the day.
  private static let maximumSizeWithoutPicture = (rows: 12, columns: 40)
  /// Blank columns between two panes.
  static let gap = 2

  /// A layout for a number of cities, with the panes that have something to show. `hasPicture` is whether there is a picture
  /// of the day for a line of its own. If `showsCity`, a city's page takes everything but the status line.
  init(columns: Int, rows: Int, cities: Int, hasPicture: Bool, panes: Set<Pane> = [], showsCity: Bool = false) {
    let layout = Self(columns, rows, cities, hasPictureLine: false, panes)
    let showsPicture = layout.panes.contains { $0.pane == .picture }
    // The line leaves the panes other heights, at which the picture's pane must not come back.
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
    let isSmall = rows <= Self.maximumSizeWithoutPicture.rows && columns <= Self.maximumSizeWithoutPicture.columns
    picture = hasPictureLine && rows >= 8 && !isSmall ? rows - 2 : nil
    let first = heading.map { $0 + 1 } ?? 0
    body = first..<max(first, picture ?? status)
    page = (heading ?? first)..<body.upperBound
    tableWidth = columns
    guard !wanted.isEmpty, rows >= Self.minimumForPanes.rows, columns >= Self.minimumForPanes.columns else { return }
    // Without cities, a line says how to add one.
    place(wanted, below: max(cities, 1), columns)
  }

  /// Places the panes below the table, or beside it if a wide screen has too few lines there.
  private mutating func place(_ wanted: Set<Pane>, below cities: Int, _ columns: Int) {
    let end = body.lowerBound + min(cities, body.count)
    let isWide = columns >= Self.minimumWideColumns
    let single = wanted.contains(.hours) ? PaneHeights.single : PaneHeights.computed
    if isWide, body.upperBound - end < PaneHeights.minimumBelow {
      // The table gets the larger part; a pane needs no more than 80 columns.
      let width = min(max(columns * 2 / 5, 46), 80)
      tableWidth = columns - width - Self.gap
      panes = single.placed(wanted, in: page, columns: columns - width..<columns)
      return
    }
    let room = end..<body.upperBound
    if isWide, wanted.contains(.hours) {
      let left = (columns - Self.gap) / 2
      panes = PaneHeights.left.placed(wanted, in: room, columns: 0..<left)
      panes += PaneHeights.right.placed(wanted, in: room, columns: left + Self.gap..<columns)
    } else {
      panes = single.placed(wanted, in: room, columns: 0..<columns)
    }
    if !panes.isEmpty { body = body.lowerBound..<end }
  }

  /// Columns of a table row, without the scroll bar and the blank before it.
  var rowWidth: Int { max(tableWidth - (hasBar ? 2 : 0), 1) }

  /// The placed pane of a kind, if it is shown.
  func pane(_ pane: Pane) -> PlacedPane? { panes.first { $0.pane == pane } }

  /// The hidden cursor's position: the selected one of the visible rows, or the top of a page; `nil` if none is selected.
  func cursorPosition(selectedRow: Int?, isPage: Bool) -> CellPosition? {
    (isPage ? page.lowerBound : selectedRow.map { body.lowerBound + $0 }).map { CellPosition(row: $0, column: 0) }
  }
}
