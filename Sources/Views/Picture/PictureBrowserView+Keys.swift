import Entities
import Essentials
package import Terminal
import ViewModels

extension PictureBrowserView {
  /// What an event came to.
  package enum Outcome: Equatable {
    case stay
    case quit
  }

  /// Does what an event asks for.
  package func handle(_ event: TerminalEvent) -> Outcome {
    switch event {
    case .key(let key): return press(key)
    case .mouse(let mouse): scroll(mouse)
    case .resized(let size): resize(to: size)
    case .resumed: forget()
    case .reply(let reply): area.learn(reply)
    // The rest of the last frame is out: what changed since is drawn next.
    case .drained, .paste, .ended: break
    }
    return .stay
  }

  private func press(_ key: Key) -> Outcome {
    if message != nil { say(nil) }
    switch key.code {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(height - 1, 1))
    case .pageDown: move(by: max(height - 1, 1))
    case .home: showsDay ? scrollPage(by: -pageTop) : list.select(0)
    case .end: showsDay ? scrollPage(by: 10_000) : list.select(list.pictures.value.count - 1)
    case .left: showDay(by: -1)
    case .right: showDay(by: 1)
    case .enter: showsDay ? close() : showDay(by: 0)
    case .escape:
      guard showsDay else { return .quit }
      close()
    case .character(let character) where key.text != nil: return type(character)
    default: break
    }
    return .stay
  }

  private func type(_ character: Character) -> Outcome {
    switch character {
    case "q":
      guard showsDay else { return .quit }
      close()
    case "j": move(by: 1)
    case "k": move(by: -1)
    case "o": openSelected()
    case "s": saveSelected()
    case "c": clear()
    case "r": reload()
    default: break
    }
    return .stay
  }

  private func scroll(_ mouse: MouseEvent) {
    switch mouse.action {
    case .wheelUp: move(by: showsDay ? -3 : -1)
    case .wheelDown: move(by: showsDay ? 3 : 1)
    case .click: break
    }
  }

  private func move(by rows: Int) {
    showsDay ? scrollPage(by: rows) : list.moveSelection(by: rows)
  }

  private func scrollPage(by lines: Int) {
    pageTop = max(pageTop + lines, 0)
    say(nil)
  }

  /// Shows the selected day in full, or one next to it.
  private func showDay(by offset: Int) {
    if offset != 0 {
      guard showsDay else { return }
      list.moveSelection(by: offset)
    }
    guard let picture = list.selectedPicture else { return }
    area.disappear()
    showsDay = true
    pageTop = 0
    model.show(picture)
  }

  private func close() {
    showsDay = false
    model.clear()
    say(nil)
  }

  private func openSelected() {
    guard let picture = list.selectedPicture else { return }
    Task { say(await actions.open(picture.pageURL)) }
  }

  private func saveSelected() {
    guard let picture = list.selectedPicture else { return }
    say(appearance.words.picture.loadingFile)
    Task { say(await actions.save(picture)) }
  }

  private func clear() {
    if showsDay { close() }
    top = 0
    list.clear()
  }

  private func reload() {
    clear()
    Task { await list.loadMore() }
  }
}
