import Entities
import Terminal
import ViewModels

extension PictureBrowserView {
  /// The bytes that bring the screen up to date; none when nothing changed.
  package func frame() -> [UInt8] {
    write(titleLine, 0)
    if showsDay { drawDay() } else { drawList() }
    write(statusLine, screen.rows - 1)
    if !showsDay { area.disappear() }
    var bytes: [UInt8] = []
    if area.isMisplaced(picturePlace) {
      bytes = area.remove()
      screen.forget()
    }
    bytes += screen.frame()
    return bytes + area.show(at: picturePlace)
  }

  private var titleLine: StyledText {
    var line = StyledText(" \(appearance.words.panel.pictureOfTheDay)", appearance.theme.heading)
    line.append("  " + appearance.words.picture.titleOfList(list.pictures.value.count), appearance.theme.quiet)
    if !list.hasMore.value, !list.pictures.value.isEmpty {
      line.append("  \(appearance.words.picture.noMore)", appearance.theme.quiet)
    }
    return line
  }

  private var statusLine: StyledText {
    let words = appearance.words
    if let message { return StyledText(" \(message)") }
    if let problem = list.problem.value {
      return StyledText(" " + words.problems.picture(problem), appearance.theme.warning)
    }
    if list.isLoading.value {
      let seconds = words.status.seconds(list.loadingSeconds.value)
      return StyledText(" \(words.picture.loading) \(seconds)", appearance.theme.quiet)
    }
    let keys = showsDay ? words.picture.keys : words.picture.listKeys
    return StyledText(" " + (appearance.glyphs == .unicode ? keys : Self.asciiKeys(keys)), appearance.theme.quiet)
  }

  private static func asciiKeys(_ keys: String) -> String {
    keys.replacing("↑↓", with: "Up Down").replacing("←→", with: "Left Right")
  }

  private func drawList() {
    let pictures = list.pictures.value
    let selected = list.selected.value
    top = min(max(min(top, selected), selected - height + 1, 0), max(pictures.count - 1, 0))
    let table = PictureTable(appearance: appearance, width: max(screen.columns - 2, 1))
    for offset in 0..<height {
      write(row(top + offset, pictures, table), offset + 1)
    }
  }

  private func row(_ index: Int, _ pictures: [Picture], _ table: PictureTable) -> StyledText {
    guard pictures.indices.contains(index) else {
      let isHint = pictures.isEmpty && index == 0 && !list.isLoading.value
      return isHint ? StyledText(" " + appearance.words.picture.nothingYet) : StyledText()
    }
    let line = table.line(pictures[index])
    guard index == list.selected.value else { return StyledText("  ") + line }
    let mark = appearance.glyphs == .unicode ? "› " : "> "
    return (StyledText(mark) + line).fitted(to: screen.columns).inOneStyle(appearance.theme.selected)
  }

  private func drawDay() {
    area.appear(
      columns: max(screen.columns - 2, 1), rows: PicturePlacement.rows(of: height),
      isLight: appearance.theme == .light)
    var lines = dayLines
    let wanted = min(max(pageTop, 0), max(lines.count - height, 0))
    if wanted != pageTop {
      pageTop = wanted
      // At its top the page is another one.
      lines = dayLines
    }
    for offset in 0..<height {
      let index = pageTop + offset
      let line = lines.indices.contains(index) ? lines[index] : StyledText()
      write(line.truncated(to: screen.columns, ellipsis: appearance.ellipsis), offset + 1)
    }
  }

  /// The page of the day, with the picture in characters where it is scrolled and bytes could not follow.
  private var dayLines: [StyledText] {
    let page = PicturePage(appearance: appearance, width: screen.columns)
    let drawing = pageTop == 0 ? area.drawing : area.characters
    let (lines, row) = page.lines(model, drawing: drawing?.lines, problem: area.problem)
    pictureRow = row
    return lines
  }

  private var picturePlace: CellPosition? {
    guard showsDay, pageTop == 0, let drawing = area.drawing, !drawing.bytes.isEmpty else { return nil }
    let row = 1 + pictureRow
    let rows = row..<row + drawing.rows
    guard rows.upperBound < screen.rows, screen.canvas.isBlank(rows: rows) else { return nil }
    return CellPosition(row: row, column: 1)
  }

  private func write(_ line: StyledText, _ row: Int) {
    let line = (appearance.isASCII ? line.inASCII : line).truncated(to: screen.columns, ellipsis: appearance.ellipsis)
    let used = screen.canvas.write(line, row: row, column: 0, width: screen.columns)
    if used < screen.columns { screen.canvas.fill(row: row, columns: used..<screen.columns) }
  }
}
