import Entities
import Essentials
import Terminal
import ViewModels

extension DashboardView {
  /// Gives an event to the prompt that is open.
  func edit(_ event: TerminalEvent) -> Outcome {
    switch mode {
    case .adding(let prompt): editAdding(prompt, event)
    case .finding(let prompt): editFinding(prompt, event)
    case .table, .help, .city, .picture, .removing: break
    }
    return .stay
  }

  private func editAdding(_ prompt: AddPrompt, _ event: TerminalEvent) {
    var prompt = prompt
    switch event {
    case .key(.escape): return mode = .table
    case .key(.enter): return finishAdding(prompt)
    case .key(.down), .key(.tab): prompt.choose(by: 1)
    case .key(.up): prompt.choose(by: -1)
    default:
      let former = prompt.editor.text
      guard prompt.editor.apply(event) else { return }
      guard prompt.editor.text != former else { break }
      prompt.suggestions = model.suggestions(for: prompt.editor.text)
      prompt.chosen = nil
    }
    mode = .adding(prompt)
  }

  private func finishAdding(_ prompt: AddPrompt) {
    mode = .table
    if let place = prompt.place { return model.add(place) }
    guard !prompt.editor.text.allSatisfy(\.isWhitespace) else { return }
    let (model, keys) = (model, keyCount)
    Task {
      if await model.add(AddRequest(place: prompt.editor.text)) { return }
      // What was typed is there again to be mended, unless the person went on to something else.
      if keyCount == keys, mode == .table { mode = .adding(prompt) }
    }
  }

  private func editFinding(_ prompt: FindPrompt, _ event: TerminalEvent) {
    var prompt = prompt
    switch event {
    case .key(.escape):
      if let former = prompt.former, model.rows.value.contains(former) { model.selected.value = former }
      return mode = .table
    case .key(.enter): return mode = .table
    case .key(.down), .key(.tab): prompt.isFound = model.find(prompt.editor.text, fromNext: true)
    default:
      guard prompt.editor.apply(event) else { return }
      prompt.isFound = prompt.editor.text.isEmpty || model.find(prompt.editor.text)
    }
    mode = .finding(prompt)
  }
}
