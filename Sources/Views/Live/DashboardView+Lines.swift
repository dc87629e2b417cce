import Entities
import Essentials
import Terminal
import ViewModels

extension DashboardView {
  func drawLines(_ regions: ScreenRegions) {
    if let row = regions.title { write(titleLine, row) }
    screen.cursor = nil
    let line = statusLine(regions)
    // What is being typed stays as it is under its cursor.
    write(
      line.truncated(to: screen.columns, ellipsis: appearance.ellipsis), regions.status, isTyped: screen.cursor != nil)
  }

  /// The name, how many cities in which order, and when the next refresh is due; what matters least leaves first.
  private var titleLine: StyledText {
    let words = appearance.words.status
    let right = refreshText
    var pieces = [StyledText(" skydash", appearance.theme.heading)]
    pieces.append(StyledText("  " + words.cities(model.rows.value.count), appearance.theme.quiet))
    if model.sortOrder.value != .own {
      pieces.append(StyledText("  " + words.sortedBy(sortName), appearance.theme.quiet))
    }
    func room() -> Int { screen.columns - pieces.reduce(0) { $0 + $1.displayWidth } - right.displayWidth - 1 }
    while room() < 1, pieces.count > 1 { pieces.removeLast() }
    guard room() >= 1 else {
      let line = right.spans.isEmpty ? pieces[0] : StyledText(" ") + right
      return line.truncated(to: screen.columns, ellipsis: appearance.ellipsis)
    }
    return pieces.reduce(StyledText(), +) + StyledText(String(repeating: " ", count: room())) + right
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
    if model.isOffline { return StyledText(words.offline, appearance.theme.quiet) }
    if model.isPaused.value { return StyledText(words.paused, appearance.theme.warning) }
    if model.isRefreshing.value { return StyledText(words.refreshing, appearance.theme.quiet) }
    guard let countdown = model.countdown.value else { return StyledText() }
    let time = words.time(countdown)
    return countdown.isAfterFailure
      ? StyledText(words.refreshFailed(time), appearance.theme.warning)
      : StyledText(words.nextRefresh(time), appearance.theme.quiet)
  }

  /// A prompt, a message, what there is to say of the selected row, or the keys.
  private func statusLine(_ regions: ScreenRegions) -> StyledText {
    let words = appearance.words.status
    switch mode {
    case .adding(let prompt): return addLine(prompt, regions)
    case .finding(let prompt): return findLine(prompt, regions)
    case .removing(let row):
      return StyledText(" " + words.removeQuestion(appearance.name(row.name)), appearance.theme.warning)
    case .help, .city, .picture: return messageLines.last ?? pageStatus(regions)
    case .table: break
    }
    if let line = messageLines.last { return line }
    // Without a title line, what is wrong with refreshing is told here.
    if regions.title == nil, model.isPaused.value || model.countdown.value?.isAfterFailure == true {
      return StyledText(" ") + refreshText
    }
    return model.selected.value.flatMap(rowLine) ?? keyLine
  }

  /// The severe warning of a row, whose sign gives way to that of the selection; why it is old; or where it comes from.
  private func rowLine(_ row: CityRowViewModel) -> StyledText? {
    if let warning = row.alerts.value?.first(where: { $0.severity >= .severe }) {
      let cells = RowCells(row, units: model.units.value, appearance: appearance, now: model.minute.value)
      return StyledText(" \(row.name): ! \(cells.text(of: warning))", appearance.theme.problem)
    }
    if let problem = row.status.value.problem {
      return StyledText(" \(row.name): \(appearance.words.problems.service(problem))", appearance.theme.warning)
    }
    return FallbackNote(appearance: appearance).line(row, model)
  }

  private var keyLine: StyledText { hint(appearance.words.status.keys) }

  /// As many of a line's parts as fit, whole ones only.
  func hint(_ words: String) -> StyledText {
    var text = ""
    for part in appearance.signs(words).components(separatedBy: "  ") {
      let longer = text.isEmpty ? " " + part : "\(text)  \(part)"
      guard longer.displayWidth <= screen.columns else { break }
      text = longer
    }
    return StyledText(text, appearance.theme.quiet)
  }

  // MARK: - Messages

  /// The lines of a message that do not fit the status line, or all of them where a prompt has that.
  var overlayLines: [StyledText] { mode.isPrompt ? messageLines : messageLines.dropLast() }

  /// The message in as many lines as it takes, at most three.
  private var messageLines: [StyledText] {
    guard let message = model.message.value else { return [] }
    let style = message.tone == .warning ? appearance.theme.warning : Style.plain
    let text = appearance.typed(appearance.signs(appearance.words.live.message(message.content)))
    let lines = text.wrapped(to: max(screen.columns - 2, 4)).map { StyledText(" " + $0, style) }
    return Array(lines.prefix(min(3, max(screen.rows - 3, 1))))
  }

  // MARK: - Prompts

  private func addLine(_ prompt: AddPrompt, _ regions: ScreenRegions) -> StyledText {
    let hint = prompt.suggestions.isEmpty ? "" : appearance.signs(appearance.words.live.addKeys)
    return promptLine(
      appearance.words.status.addPrompt, prompt.editor, hint: StyledText(hint, appearance.theme.quiet), regions)
  }

  private func findLine(_ prompt: FindPrompt, _ regions: ScreenRegions) -> StyledText {
    let hint = prompt.isFound ? "" : appearance.words.live.notFound
    return promptLine(
      appearance.words.status.findPrompt, prompt.editor, hint: StyledText(hint, appearance.theme.warning), regions)
  }

  /// The prompt with the part of the text around the cursor that fits, and a hint where there is room.
  private func promptLine(
    _ label: String, _ editor: LineEditor, hint: StyledText, _ regions: ScreenRegions
  ) -> StyledText {
    let start = 1 + label.displayWidth
    let room = max(screen.columns - start - 1, 1)
    var text = Substring(editor.text)
    var column = editor.cursorColumn
    while column > room, let first = text.first {
      column -= DisplayWidth.of(first)
      text.removeFirst()
    }
    screen.cursor = CellPosition(row: regions.status, column: start + column)
    let line = StyledText(" " + label, appearance.theme.heading) + StyledText(String(text))
    let free = screen.columns - line.displayWidth - hint.displayWidth - 1
    guard free >= 2, !hint.spans.isEmpty else { return line }
    return line + StyledText(String(repeating: " ", count: free)) + hint
  }
}

extension StatusWords {
  /// A time to a refresh, in the step it is rounded to.
  func time(_ countdown: Countdown) -> String {
    countdown.seconds < 60 ? seconds(countdown.seconds) : minutes(countdown.seconds / 60)
  }
}
