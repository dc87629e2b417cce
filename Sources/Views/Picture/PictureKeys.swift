import Entities
import Terminal
import ViewModels

/// The keys of the list of pictures and of a day's page.
nonisolated extension KeyTable where Screen == PictureBrowserView {
  private typealias Row = KeyBinding<PictureBrowserView>

  static let pictures = KeyTable(rows: [
    Row(Keys.arrows + Keys.letters, at: .list) { $0.list.moveSelection(by: $1) }
      .hint(Phrase("select", context: "key"), priority: 18, keys: [.up, .down]),
    Row(Keys.ends.filter { !$0.key.isCharacter }, at: .list) {
      $0.list.select($1 < 0 ? 0 : $0.list.pictures.value.count - 1)
    },
    Row(Keys.screens, at: .list) { $0.list.moveSelection(by: $1 * $0.daysPerScreen) },
    Row(.enter, at: .list) { $0.showDay() }.hint(Phrase("show", context: "key"), priority: 17),
    Row(Keys.arrows + Keys.letters, at: .day) { $0.page.move(by: $1) }
      .hint(Keys.scroll, priority: 18, keys: [.up, .down]),
    Row(Keys.ends.filter { !$0.key.isCharacter }, at: .day) { $0.page.move(toEnd: $1 > 0) },
    Row(Keys.screens, at: .day) { $0.page.move(byScreens: $1) },
    Row(Keys.sides, at: .day) { $0.showDay(by: $1) }
      .hint(Phrase("day", context: "key"), priority: 16, keys: [.left, .right]),
    Row(.character("o"), at: [.list, .day]) { $0.openPage() }.hint(Phrase("open", context: "key"), priority: 13),
    Row(.character("s"), at: [.list, .day]) { $0.savePicture() }.hint(Phrase("save", context: "key"), priority: 12),
    Row(.character("c"), at: [.list, .day]) { $0.clear() }
      .hint(Phrase("clear", context: "key"), at: .list, priority: 11),
    .reload,
    Row(.character("q"), or: .escape, at: .list) { $0.quit() }.hint(Phrase("quit", context: "key"), priority: 19),
    Row(.escape, or: .enter, .character("q"), at: .day) { $0.close() }
      .hint(Keys.back, priority: 19, keys: [.escape, .character("q")]),
  ])
}

nonisolated extension KeyBinding where Screen == PictureBrowserView {
  /// Loads the list again; the message of an empty list names this key.
  static let reload = KeyBinding(.character("r"), at: [.list, .day]) { $0.reload() }
    .hint(Phrase("reload", context: "key"), at: .list, priority: 10)
}
