import Terminal

/// The parts of the screen: a function of its size, the number of cities and the available panes. Lines count from 0.
///
/// The table comes first. Panes take the lines below it, side by side on wide screens; if the table leaves too few and
/// the screen is wide, they go to its right.
struct ScreenLayout: Equatable {
  /// The title line; `nil` on screens of fewer lines than ``rowsForTitle``, and while a city's page covers it.
  private(set) var title: Int?
  /// The line of the column headings; `nil` on screens of fewer lines than ``rowsForHeading``.
  let heading: Int?
  /// The lines of cities.
  private(set) var body: Range<Int>
  /// Columns of the table, including its scroll bar.
  private(set) var tableWidth: Int
  /// Whether the table has a scroll bar, since there are more cities than lines for them.
  private(set) var hasScrollBar = false
  /// The lines of a page that covers the table and the panes.
  private(set) var page: Range<Int>
  /// The line of the picture of the day; `nil` if there is no picture, if a pane shows it, while a city's page covers
  /// it, and on screens of fewer lines than ``rowsForPicture`` or no larger than ``maximumSizeWithoutPicture``.
  private(set) var picture: Int?
  /// The last line: messages, prompts and keys.
  let status: Int
  /// The panes in order from the top of each column; empty if there is no room.
  private(set) var panes: [PlacedPane] = []

  /// The fewest lines of the screen with each part.
  private static let (rowsForHeading, rowsForTitle, rowsForPicture) = (3, 6, 8)
  /// The fewest columns for panes side by side or beside a long table.
  private static let minimumWideColumns = 116
  /// With fewer lines below the table than these, panes go beside it if they can.
  private static let minimumLinesBelow = 9
  /// The smallest screen with panes.
  private static let minimumForPanes = (rows: 14, columns: 50)
  /// The largest screen on which the table is alone, without a line for the picture of the day.
  private static let maximumSizeWithoutPicture = (rows: 12, columns: 40)
  /// The fewest and the most columns of panes beside the table.
  private static let sideWidths = 46...80
  /// Blank columns between two panes.
  static let gap = 2

  /// A layout of a screen of `columns` by `rows` cells for some cities. `panes` are those with something to show;
  /// `hasPicture` is whether to name the picture of the day. If `showsCity`, a page takes all lines but the last.
  init(columns: Int, rows: Int, cities: Int, hasPicture: Bool, panes: Set<Pane> = [], showsCity: Bool = false) {
    var layout = Self(columns: columns, rows: rows, cities: cities, panes: panes, hasPictureLine: false)
    if hasPicture, layout.pane(.picture) == nil {
      // The line leaves the panes other heights, at which the picture's pane must not come back.
      let others = panes.subtracting([.picture])
      layout = Self(columns: columns, rows: rows, cities: cities, panes: others, hasPictureLine: true)
    }
    self = layout
    hasScrollBar = cities > body.count
    if showsCity { (title, picture, page) = (nil, nil, 0..<max(status, 1)) }
  }

  private init(columns: Int, rows: Int, cities: Int, panes wanted: Set<Pane>, hasPictureLine: Bool) {
    status = max(rows - 1, 0)
    title = rows >= Self.rowsForTitle ? 0 : nil
    heading = rows >= Self.rowsForHeading ? (title == nil ? 0 : 1) : nil
    let isSmall = rows <= Self.maximumSizeWithoutPicture.rows && columns <= Self.maximumSizeWithoutPicture.columns
    picture = hasPictureLine && rows >= Self.rowsForPicture && !isSmall ? rows - 2 : nil
    let first = heading.map { $0 + 1 } ?? 0
    body = first..<max(first, picture ?? status)
    page = (heading ?? first)..<body.upperBound
    tableWidth = columns
    guard !wanted.isEmpty, rows >= Self.minimumForPanes.rows, columns >= Self.minimumForPanes.columns else { return }
    // Without cities, a line says how to add one.
    place(wanted, below: max(cities, 1), columns: columns)
  }

  /// Places the panes below the table, or beside it if a wide screen has too few lines there.
  private mutating func place(_ wanted: Set<Pane>, below cities: Int, columns: Int) {
    let end = body.lowerBound + min(cities, body.count)
    let isWide = columns >= Self.minimumWideColumns
    let single = wanted.contains(.hours) ? PaneHeights.single : PaneHeights.withoutWeather
    if isWide, body.upperBound - end < Self.minimumLinesBelow {
      // The table gets the larger part.
      let width = min(max(columns * 2 / 5, Self.sideWidths.lowerBound), Self.sideWidths.upperBound)
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
  var rowWidth: Int { max(tableWidth - (hasScrollBar ? 2 : 0), 1) }

  /// Where a pane is; `nil` if it isn't shown.
  func pane(_ pane: Pane) -> PlacedPane? { panes.first { $0.pane == pane } }

  /// The pane at a cell; `nil` if there is none.
  func pane(at cell: CellPosition) -> Pane? { panes.first { $0.rows ~= cell.row && $0.columns ~= cell.column }?.pane }

  /// The hidden cursor's position: at the top of a page, else at the selected row; `nil` if none is visible.
  func cursorPosition(selectedRow: Int?, isPage: Bool) -> CellPosition? {
    (isPage ? page.lowerBound : selectedRow.map { body.lowerBound + $0 }).map { CellPosition(row: $0, column: 0) }
  }
}
