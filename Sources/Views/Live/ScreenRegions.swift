/// Which rows of the screen belong to what: a value, decided by the height alone.
struct ScreenRegions: Equatable {
  /// The title line, on screens high enough for it.
  let title: Int?
  let heading: Int?
  /// Cities, or the panel that covers them.
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
}
