import Entities
import Foundation
package import Terminal
import ViewModels

extension DashboardView {
  /// What an event came to.
  package enum Outcome: Equatable {
    case stay
    case quit
  }

  /// Does what an event asks for.
  package func handle(_ event: TerminalEvent) -> Outcome {
    switch event {
    case .key(let key): return press(key)
    case .paste: return edit(event)
    case .mouse(let mouse): return handle(mouse)
    case .resized(let size):
      resize(to: size)
      return .stay
    case .resumed, .drained:
      forget()
      return .stay
    case .reply(let reply):
      picture.learn(reply)
      return .stay
    case .focus, .ended: return .stay
    }
  }

  private func press(_ key: Key) -> Outcome {
    if model.message.value != nil { model.message.value = nil }
    switch mode {
    case .adding, .finding: return edit(.key(key))
    case .removing: return answer(key)
    case .help, .city, .picture: return pressInPage(key)
    case .table: return pressInTable(key)
    }
  }

  private func pressInTable(_ key: Key) -> Outcome {
    switch key.code {
    case .up: model.moveSelection(by: -1)
    case .down: model.moveSelection(by: 1)
    case .pageUp: model.moveSelection(by: -max(regions.body.count - 1, 1))
    case .pageDown: model.moveSelection(by: max(regions.body.count - 1, 1))
    case .home: model.selectFirst()
    case .end: model.selectLast()
    case .enter: open(.city)
    case .character(let character) where key.text != nil: return type(character)
    default: break
    }
    return .stay
  }

  private func type(_ character: Character) -> Outcome {
    switch character {
    case "q": return .quit
    case "?": open(.help)
    case "j": model.moveSelection(by: 1)
    case "k": model.moveSelection(by: -1)
    case "J": model.moveSelected(by: 1)
    case "K": model.moveSelected(by: -1)
    case "g": model.selectFirst()
    case "G": model.selectLast()
    case "a": mode = .adding(AddPrompt())
    case "/": mode = .finding(LineEditor())
    case "d": if model.selected.value != nil { mode = .removing }
    case "U": model.undoRemove()
    case "i": open(.picture)
    default: setOrRefresh(character)
    }
    return .stay
  }

  private func setOrRefresh(_ character: Character) {
    switch character {
    case "u": model.toggleUnits()
    case "t": model.toggleClock()
    case "r": model.refresh()
    case "p": model.togglePause()
    case "s": model.sortByNextColumn()
    case "w": model.nextWeatherColumns()
    case "y": model.toggleColumns(.sky)
    default: break
    }
  }

  private func open(_ page: LiveMode) {
    pageTop = 0
    mode = page
  }

  private func pressInPage(_ key: Key) -> Outcome {
    let height = max(regions.body.count, 1)
    switch key.code {
    case .escape, .enter: mode = .table
    case .up: scrollPage(by: -1)
    case .down: scrollPage(by: 1)
    case .pageUp: scrollPage(by: -height)
    case .pageDown: scrollPage(by: height)
    case .character("q"): mode = .table
    case .character("?") where mode == .help, .character("i") where mode == .picture: mode = .table
    case .character("j"): if mode == .city { model.moveSelection(by: 1) } else { scrollPage(by: 1) }
    case .character("k"): if mode == .city { model.moveSelection(by: -1) } else { scrollPage(by: -1) }
    case .character(let character): setOrRefresh(character)
    default: break
    }
    if mode == .city { becomeStale(.body) }
    return .stay
  }

  private func scrollPage(by lines: Int) {
    pageTop = max(pageTop + lines, 0)
    becomeStale(.body)
  }

  private func answer(_ key: Key) -> Outcome {
    mode = .table
    if key.text == "y" || key.text == "Y" || key.code == .enter { model.removeSelected() }
    return .stay
  }

  private func handle(_ mouse: MouseEvent) -> Outcome {
    switch mouse.action {
    case .wheelUp: if mode.isPage { scrollPage(by: -3) } else { model.moveSelection(by: -1) }
    case .wheelDown: if mode.isPage { scrollPage(by: 3) } else { model.moveSelection(by: 1) }
    case .press(button: 0) where mode == .table:
      let index = top + mouse.position.row - regions.body.lowerBound
      if regions.body.contains(mouse.position.row), order.indices.contains(index) {
        model.selected.value = order[index].model
      }
    case .press, .release, .other: break
    }
    return .stay
  }
}
