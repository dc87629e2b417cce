import Entities
import Terminal
import ViewModels

/// The title line above the live table, and what the line below it says.
struct LiveLines {
  let model: DashboardViewModel
  let appearance: Appearance
  let columns: Int
  let rows: Int

  private var words: LiveWords { appearance.words.live }
  private var theme: Theme { appearance.theme }

  // MARK: - Title

  /// The name, how many cities in which order, and when the next refresh is due; what matters least leaves first.
  var title: StyledText {
    var pieces = [StyledText(" skydash", theme.heading)]
    pieces.append(StyledText("  " + words.cities(model.rows.value.count), theme.quiet))
    if model.sortOrder.value != .own { pieces.append(StyledText("  " + words.sortedBy(sortName), theme.quiet)) }
    let right = refresh
    let end = columns - right.displayWidth - 1
    func left() -> StyledText { pieces.reduce(StyledText(), +) }
    while left().displayWidth >= end, pieces.count > 1 { pieces.removeLast() }
    guard left().displayWidth < end else {
      return appearance.cut(right.spans.isEmpty ? pieces[0] : StyledText(" ") + right, to: columns)
    }
    return left().padded(to: end) + right
  }

  private var sortName: String {
    let column: TableColumn
    switch model.sortOrder.value {
    case .own: return words.ownOrder
    case .name: column = .city
    case .localTime: column = .time
    case .temperature: column = .temperature
    case .precipitationChance: column = .rain
    case .windSpeed: column = .wind
    case .humidity: column = .humidity
    case .age: column = .age
    case .outlook: column = .outlook
    }
    return appearance.words.fullName(column)
  }

  private var refresh: StyledText {
    if model.refreshes.isOffline { return StyledText(words.offline, theme.quiet) }
    if model.refreshes.isPaused.value { return StyledText(words.paused, theme.warning) }
    if model.refreshes.isRunning.value { return StyledText(words.refreshing, theme.quiet) }
    guard let countdown = model.refreshes.countdown.value else { return StyledText() }
    let time = words.time(countdown)
    return countdown.isAfterFailure
      ? StyledText(words.refreshFailed(time), theme.warning) : StyledText(words.nextRefresh(time), theme.quiet)
  }

  // MARK: - Status

  /// A question, a message, what there is to say of the selected row, or the keys.
  func status(_ mode: LiveMode, _ page: PageScroll, hasTitle: Bool) -> StyledText {
    if case .removing(let row) = mode {
      return StyledText(" " + words.removeQuestion(appearance.name(row.name)), theme.warning)
    }
    if let line = message.last { return line }
    if case .chart = mode { return KeyMap.dashboard.line(KeyHint.chart, appearance, width: columns) }
    if mode.isPage { return pageStatus(page) }
    // Without a title line, what is wrong with refreshing is told here.
    if !hasTitle, model.refreshes.isPaused.value || model.refreshes.countdown.value?.isAfterFailure == true {
      return StyledText(" ") + refresh
    }
    return model.selected.value.flatMap(rowLine) ?? KeyMap.dashboard.line(KeyHint.table, appearance, width: columns)
  }

  /// The keys of a page, and which part of it is seen.
  private func pageStatus(_ page: PageScroll) -> StyledText {
    let shown = page.shown
    let position = page.isLonger ? words.position(shown.lowerBound, shown.upperBound, page.length) : nil
    return KeyMap.dashboard.line(KeyHint.page, after: position, appearance, width: columns)
  }

  /// The severe warning of a row, whose sign gives way to that of the selection; why it is old; or where it comes from.
  private func rowLine(_ row: CityRowViewModel) -> StyledText? {
    if let warning = row.alerts.value?.first(where: { $0.severity >= .severe }) {
      let cells = RowCells(row, units: model.units.value, appearance: appearance, now: model.minute.value)
      return StyledText(" \(row.name): ! \(cells.text(of: warning))", theme.problem)
    }
    if let problem = row.status.value.problem {
      return StyledText(" \(row.name): \(appearance.words.problems.service(problem))", theme.warning)
    }
    return model.standIn(for: row).map { StyledText(" \(row.name): \($0.title)", theme.quiet) }
  }

  // MARK: - Messages

  /// The message in as many lines as it takes, at most three.
  var message: [StyledText] {
    guard let message = model.message.value else { return [] }
    let style = message.tone == .warning ? theme.warning : Style.plain
    let text = appearance.typed(appearance.signs(words.message(message.content)))
    let lines = text.wrapped(to: max(columns - 2, 4)).map { StyledText(" " + $0, style) }
    return Array(lines.prefix(min(3, max(rows - 3, 1))))
  }

  /// The lines of a message that do not fit the status line, or all of them where a question or a prompt has that.
  func overlay(_ mode: LiveMode) -> [StyledText] { mode.isPrompt ? message : message.dropLast() }

  // MARK: - Prompts

  /// The line of a prompt that is open, if one is, and the column of its cursor.
  func prompt(_ mode: LiveMode) -> (text: StyledText, cursor: Int)? {
    switch mode {
    case .adding(let prompt):
      let hints = prompt.suggestions.isEmpty ? [] : KeyHint.suggestions
      let hint = KeyMap.dashboard.line(hints, appearance, width: columns, indent: "")
      return line(words.addPrompt, prompt.editor, hint: hint)
    case .finding(let prompt):
      let hint = StyledText(prompt.isFound ? "" : words.notFound, theme.warning)
      return line(words.findPrompt, prompt.editor, hint: hint)
    case .renaming(_, let editor): return line(words.renamePrompt, editor, hint: StyledText())
    case .table, .help, .city, .picture, .chart, .removing: return nil
    }
  }

  /// A label, the part of the text around the cursor that fits, and a hint where there is room.
  private func line(_ label: String, _ editor: LineEditor, hint: StyledText) -> (text: StyledText, cursor: Int) {
    let start = 1 + label.displayWidth
    let room = max(columns - start - 1, 1)
    var shown = Substring(editor.text)
    var column = editor.cursorColumn
    while column > room, let first = shown.first {
      column -= DisplayWidth.of(first)
      shown.removeFirst()
    }
    let line = StyledText(" " + label, theme.heading) + StyledText(String(shown))
    let end = columns - hint.displayWidth - 1
    let showsHint = end - line.displayWidth >= 2 && !hint.plain.isEmpty
    return (showsHint ? line.padded(to: end) + hint : line, start + column)
  }
}

extension LiveWords {
  /// A time to a refresh, in the step it is rounded to.
  func time(_ countdown: Countdown) -> String {
    countdown.seconds < 60 ? seconds(countdown.seconds) : minutes(countdown.seconds / 60)
  }
}
