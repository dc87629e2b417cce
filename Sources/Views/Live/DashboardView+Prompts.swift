import Entities
import Foundation
import Terminal
import ViewModels

extension DashboardView {
  /// Gives an event to the prompt that is open.
  func edit(_ event: TerminalEvent) -> Outcome {
    switch mode {
    case .adding(let prompt): editAdding(prompt, event)
    case .finding(let editor): editFinding(editor, event)
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
      guard prompt.editor.apply(event) else { return }
      prompt.suggestions = model.suggestions(for: prompt.editor.text)
      prompt.chosen = nil
    }
    mode = .adding(prompt)
  }

  private func finishAdding(_ prompt: AddPrompt) {
    mode = .table
    guard !prompt.editor.text.allSatisfy(\.isWhitespace) else { return }
    let name = prompt.chosen.flatMap { prompt.suggestions.indices.contains($0) ? prompt.suggestions[$0] : nil }
    let model = model
    if let name {
      model.add(name)
    } else {
      Task { await model.add(AddCityInput(place: prompt.editor.text)) }
    }
  }

  private func editFinding(_ editor: LineEditor, _ event: TerminalEvent) {
    var editor = editor
    switch event {
    case .key(.escape), .key(.enter): return mode = .table
    case .key(.down), .key(.tab): model.find(editor.text, fromNext: true)
    default:
      guard editor.apply(event) else { return }
      model.find(editor.text)
    }
    mode = .finding(editor)
  }
}
