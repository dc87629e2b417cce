import Entities
import Foundation
import Terminal
import ViewModels

extension DashboardView {
  func drawLines(_ regions: ScreenRegions) {
    if let row = regions.title { write(titleLine, row) }
    screen.cursor = nil
    write(statusLine(regions), regions.status)
  }

  /// The name, how many cities in which order, and when the next refresh is due.
  private var titleLine: StyledText {
    let words = appearance.words.status
    var left = StyledText(" skydash", appearance.theme.heading)
    left.append("  " + words.cities(model.rows.value.count), appearance.theme.quiet)
    if model.sortOrder.value != .own { left.append("  " + words.sortedBy(sortName), appearance.theme.quiet) }
    let right = refreshText
    let room = screen.columns - left.displayWidth - right.displayWidth - 1
    guard room >= 1 else { return left.truncated(to: screen.columns, ellipsis: appearance.ellipsis) }
    return left + StyledText(String(repeating: " ", count: room)) + right
  }

  private var sortName: String {
    let columns = appearance.words.fullColumns
    switch model.sortOrder.value {
    case .own: return appearance.words.status.ownOrder
    case .name: return columns[.city] ?? ""
    case .localTime: return columns[.time] ?? ""
    case .temperature: return columns[.temperature] ?? ""
    case .precipitationChance: return columns[.rain] ?? ""
    case .windSpeed: return columns[.wind] ?? ""
    case .humidity: return columns[.humidity] ?? ""
    case .age: return columns[.age] ?? ""
    }
  }

  private var refreshText: StyledText {
    let words = appearance.words.status
    if model.isPaused.value { return StyledText(words.paused, appearance.theme.warning) }
    if model.isRefreshing.value { return StyledText(words.refreshing, appearance.theme.quiet) }
    guard let countdown = model.countdown.value else { return StyledText() }
    let time = countdown.seconds < 60 ? words.seconds(countdown.seconds) : words.minutes(countdown.seconds / 60)
    return countdown.isAfterFailure
      ? StyledText(words.refreshFailed(time), appearance.theme.warning)
      : StyledText(words.nextRefresh(time), appearance.theme.quiet)
  }

  /// A prompt, a message, why the selected row is old, or the keys.
  private func statusLine(_ regions: ScreenRegions) -> StyledText {
    let words = appearance.words.status
    switch mode {
    case .adding(let prompt): return promptLine(words.addPrompt, prompt.editor, regions)
    case .finding(let editor): return promptLine(words.findPrompt, editor, regions)
    case .removing:
      let name = model.selected.value?.name.value ?? ""
      return StyledText(" " + words.removeQuestion(name), appearance.theme.warning)
    case .table, .help, .city, .picture: break
    }
    if let message = model.message.value {
      return StyledText(" " + message.text, message.tone == .warning ? appearance.theme.warning : .plain)
    }
    if let row = model.selected.value, let problem = row.problem.value {
      return StyledText(" \(row.name.value): \(problem)", appearance.theme.warning)
    }
    if let row = model.selected.value, let note = FallbackNote(appearance: appearance).line(row, model) { return note }
    return StyledText(" " + words.keys, appearance.theme.quiet)
  }

  /// The prompt with the part of the text around the cursor that fits.
  private func promptLine(_ label: String, _ editor: LineEditor, _ regions: ScreenRegions) -> StyledText {
    let start = 1 + label.displayWidth
    let room = max(screen.columns - start - 1, 1)
    var text = Substring(editor.text)
    var column = editor.cursorColumn
    while column > room, let first = text.first {
      column -= DisplayWidth.of(first)
      text.removeFirst()
    }
    screen.cursor = CellPosition(row: regions.status, column: start + column)
    return StyledText(" " + label, appearance.theme.heading) + StyledText(String(text))
  }
}
