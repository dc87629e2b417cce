import Terminal
import ViewModels

extension DashboardView {
  /// The page of the picture in a height, in characters where it is scrolled and bytes could not follow.
  func picturePage(height: Int) -> [StyledText] {
    let page = PicturePage(appearance: appearance, width: screen.columns)
    let rows = PicturePlacement.rows(of: height)
    picture.appear(columns: max(screen.columns - 2, 1), rows: rows, isLight: appearance.theme == .light)
    let drawing = pageTop == 0 ? picture.drawing : picture.characters
    let (lines, row) = page.lines(model.picture, drawing: drawing?.lines, problem: picture.problem)
    pictureRow = row
    return lines
  }

  /// Where bytes draw the picture: below its title, while the page is open and not scrolled, and nothing is written
  /// there, such as a long message.
  private var picturePlace: CellPosition? {
    guard mode == .picture, pageTop == 0, let drawing = picture.drawing, !drawing.bytes.isEmpty else { return nil }
    let regions = regions
    let row = (regions.heading ?? regions.body.lowerBound) + pictureRow
    let rows = row..<row + drawing.rows
    guard rows.upperBound <= regions.body.upperBound, screen.canvas.isBlank(rows: rows) else { return nil }
    return CellPosition(row: row, column: 1)
  }

  /// A frame with the bytes that take the picture away before it, or draw it after it.
  func framed(_ frame: () -> [UInt8]) -> [UInt8] {
    if mode != .picture { picture.disappear() }
    var bytes: [UInt8] = []
    if picture.isMisplaced(picturePlace) {
      bytes = picture.remove()
      screen.forget()
    }
    bytes += frame()
    return bytes + picture.show(at: picturePlace)
  }
}

extension DashboardView {
  /// Something about the picture changed: its line, and its page while that is open.
  func showPictureState() {
    becomeStale(mode == .picture ? [.picture, .body] : .picture)
  }
}
