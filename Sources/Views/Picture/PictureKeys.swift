import Entities
import Terminal
import ViewModels

/// The keys of the list of pictures and of a day's page. In actions, `$1` is the ``KeyStep`` of the pressed key.
nonisolated extension KeyTable where Screen == PictureBrowserView {
  private typealias Row = KeyBinding<PictureBrowserView>

  static let pictures = KeyTable(rows: [
    Row(Keys.arrows + Keys.upDownLetters, at: .pictureList) { $0.list.moveSelection(by: $1) }
      .hint(Phrase("select", context: "key"), priority: 18, keys: [.up, .down]),
    Row(Keys.homeAndEnd, at: .pictureList) {
      $0.list.select($1 < 0 ? 0 : $0.list.pictures.value.count - 1)
    },
    Row(Keys.pageKeys, at: .pictureList) { $0.list.moveSelection(by: $1 * $0.daysPerScreen) },
    Row(.enter, at: .pictureList) { $0.showDay() }.hint(Phrase("show", context: "key"), priority: 17),
    Row(Keys.arrows + Keys.upDownLetters, at: .listedPicture) { $0.page.move(by: $1) }
      .hint(Keys.scroll, priority: 18, keys: [.up, .down]),
    Row(Keys.homeAndEnd, at: .listedPicture) { if $1 < 0 { $0.page.moveToTop() } else { $0.page.moveToEnd() } },
    Row(Keys.pageKeys, at: .listedPicture) { $0.page.move(byScreens: $1) },
    Row(Keys.leftAndRight, at: .listedPicture) { $0.showDay(by: $1) }
      .hint(Phrase("day", context: "key"), priority: 16, keys: [.left, .right]),
    Row(.character("o"), at: [.pictureList, .listedPicture]) { $0.openPage() }
      .hint(Phrase("open", context: "key"), priority: 13),
    Row(.character("s"), at: [.pictureList, .listedPicture]) { $0.savePicture() }
      .hint(Phrase("save", context: "key"), priority: 12),
    Row(.character("c"), at: [.pictureList, .listedPicture]) { $0.clear() }
      .hint(Phrase("clear", context: "key"), at: .pictureList, priority: 11),
    .reload,
    Row(.character("q"), or: .escape, at: .pictureList) { $0.quit() }
      .hint(Phrase("quit", context: "key"), priority: 19),
    Row(.escape, or: .enter, .character("q"), at: .listedPicture) { $0.close() }
      .hint(Keys.back, priority: 19, keys: [.escape, .character("q")]),
  ])
}

nonisolated extension KeyBinding where Screen == PictureBrowserView {
  /// Loads the list again; the message of an empty list names this key.
  static let reload = KeyBinding(.character("r"), at: [.pictureList, .listedPicture]) { $0.reload() }
    .hint(Phrase("reload", context: "key"), at: .pictureList, priority: 10)
}
