import Entities
import Terminal
import ViewModels

/// The keys of the list of pictures and of the day over it.
nonisolated extension KeyTable where Screen == PictureBrowserView {
  private typealias Row = KeyBinding<PictureBrowserView>

  static let pictures = KeyTable(rows: [
    Row(.select, Keys.arrows + Keys.letters, at: .list) { $0.list.moveSelection(by: $1) }
      .hint(.select, worth: 18, keys: [.up, .down]),
    Row(.first, Keys.ends.filter { !$0.key.isCharacter }, at: .list) {
      $0.list.select($1 < 0 ? 0 : $0.list.pictures.value.count - 1)
    },
    Row(.pageUp, Keys.screens, at: .list) { $0.list.moveSelection(by: $1 * $0.screenfulOfDays) },
    Row(.open, .enter, at: .list) { $0.showDay() }.hint(.show, worth: 17),
    Row(.scroll, Keys.arrows + Keys.letters, at: .day) { $0.page.move(by: $1) }
      .hint(.scroll, worth: 18, keys: [.up, .down]),
    Row(.scroll, Keys.ends.filter { !$0.key.isCharacter }, at: .day) { $0.page.move(toEnd: $1 > 0) },
    Row(.scroll, Keys.screens, at: .day) { $0.page.move(byScreens: $1) },
    Row(.day, Keys.sides, at: .day) { $0.showDay(by: $1) }.hint(.day, worth: 16, keys: [.left, .right]),
    Row(.openPage, .character("o"), at: [.list, .day]) { $0.openPage() }.hint(.openPage, worth: 13),
    Row(.save, .character("s"), at: [.list, .day]) { $0.savePicture() }.hint(.save, worth: 12),
    Row(.clear, .character("c"), at: [.list, .day]) { $0.clear() }.hint(.clear, at: .list, worth: 11),
    Row(.refresh, .character("r"), at: [.list, .day]) { $0.reload() }.hint(.reload, at: .list, worth: 10),
    Row(.quit, .character("q"), or: .escape, at: .list) { $0.quit() }.hint(.quit, worth: 19),
    Row(.back, .escape, or: .enter, .character("q"), at: .day) { $0.close() }
      .hint(.back, worth: 19, keys: [.escape, .character("q")]),
  ])
}
