import Entities
import Essentials
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
    case .mouse(let mouse): handle(mouse)
    case .resized(let size): resize(to: size)
    case .resumed: forget()
    case .reply(let reply): picture.learn(reply)
    // The rest of the last frame is out: what changed since is drawn next.
    case .drained, .ended: break
    }
    return .stay
  }

  private func press(_ key: Key) -> Outcome {
    if key == .control("l") {
      forget()
      return .stay
    }
    keyCount &+= 1
    model.dismissMessage()
    switch mode {
    case .adding, .finding: return edit(.key(key))
    case .removing(let row): return answer(key, row)
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
    case .enter: if model.selected.value != nil { open(.city) }
    case .function(1): open(.help)
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
    case "/": mode = .finding(FindPrompt(former: model.selected.value))
    case "d": if let row = model.selected.value { mode = .removing(row) }
    case "U": model.undoRemove()
    case "i": open(.picture)
    default: setOrRefresh(character)
    }
    return .stay
  }

  func setOrRefresh(_ character: Character) {
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

  /// Only a clear yes removes a city.
  private func answer(_ key: Key, _ row: CityRowViewModel) -> Outcome {
    mode = .table
    if key.text == "y" || key.text == "Y" { model.remove(row) }
    return .stay
  }

  private func handle(_ mouse: MouseEvent) {
    switch mouse.action {
    case .wheelUp: turnWheel(by: -3)
    case .wheelDown: turnWheel(by: 3)
    case .click where mode == .table:
      let index = top + mouse.position.row - regions.body.lowerBound
      if regions.body.contains(mouse.position.row), order.indices.contains(index) {
        model.selected.value = order[index].model
      }
    case .click: break
    }
  }

  private func turnWheel(by lines: Int) {
    if mode.isPage { scrollPage(by: lines) } else { scrollRows(by: lines) }
  }
}
