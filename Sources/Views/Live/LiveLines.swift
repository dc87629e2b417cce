import Entities
import Terminal
import ViewModels

/// The title line above the live table, and what the line below it says.
struct LiveLines {
  let model: DashboardViewModel
  let appearance: Appearance
  let columns: Int
  let rows: Int

  private var words: Words { appearance.words }
  private var theme: Theme { appearance.theme }

  // MARK: - Title

  /// The name, how many cities in which order, and when the next refresh is due; what matters least leaves first.
  func title(selected number: Int?) -> StyledText {
    var pieces = [StyledText(" skydash", theme.heading)]
    let filter = model.list.filter.value
    let count = filter.isEmpty ? model.rows.value.count : model.orderedRows.count
    let cities = number.map { words.live.cityOf($0, count) } ?? words.live.cities(count)
    pieces.append(StyledText("  " + cities, theme.quiet))
    if !filter.isEmpty { pieces.append(StyledText("  " + words("“\(filter)”"), theme.warning)) }
    if let sorting = model.sorting { pieces.append(StyledText("  " + told(sorting), theme.quiet)) }
    let right = refresh
    let end = columns - right.displayWidth - 1
    func left() -> StyledText { pieces.reduce(StyledText(), +) }
    while left().displayWidth >= end, pieces.count > 2 { pieces.removeLast() }
    if let number, left().displayWidth >= end { pieces[1] = StyledText("  \(number)/\(count)", theme.quiet) }
    if left().displayWidth >= end { pieces.removeLast() }
    guard left().displayWidth < end else {
      return appearance.cut(right.spans.isEmpty ? pieces[0] : StyledText(" ") + right, to: columns)
    }
    return left().padded(to: end) + right
  }

  /// `by temperature ▾`, with the mark that the heading of the column has too.
  private func told(_ sorting: Sorting) -> String {
    let column = TableColumn.allCases.first { $0.order == sorting.order }
    let name = column.map(appearance.words.fullName) ?? sorting.order.rawValue
    return words("by \(name)") + " " + appearance.sortMark(sorting)
  }

  private var refresh: StyledText {
    if model.refreshes.isOffline { return StyledText(words("network off"), theme.quiet) }
    if model.refreshes.isPaused.value { return StyledText(words("paused"), theme.warning) }
    if model.refreshes.isRunning.value { return StyledText(words("refreshing"), theme.quiet) }
    guard let countdown = model.refreshes.countdown.value else { return StyledText() }
    let time = words.time(countdown)
    return countdown.isAfterFailure
      ? StyledText(words("refresh failed, next try in \(time)"), theme.warning)
      : StyledText(words("next refresh in \(time)"), theme.quiet)
  }

  // MARK: - Status

  /// A question, a message, what there is to say of the selected row, or the keys.
  func status(_ mode: LiveMode, _ page: PageScroll, _ layout: ScreenLayout) -> StyledText {
    if case .removing(let row) = mode {
      return StyledText(" " + words("Remove \(appearance.name(row.name))? y/n"), theme.warning)
    }
    if let line = message.last { return line }
    if mode.isPage { return pageStatus(mode, page, hasTitle: layout.title != nil) }
    // Without a title line, what is wrong with refreshing is told here.
    if layout.title == nil, model.refreshes.isPaused.value || model.refreshes.countdown.value?.isAfterFailure == true {
      return StyledText(" ") + refresh
    }
    let line = model.selected.value.flatMap { rowLine($0, pane: layout.pane(.now)) }
    let hints = tableHints(layout)
    return line.map { with(hints, $0) } ?? KeyMap.dashboard.line(hints, appearance, width: columns)
  }

  /// The keys of the table; one that would do nothing here needs no hint.
  private func tableHints(_ layout: ScreenLayout) -> [KeyHint] {
    let count = model.rows.value.count
    return KeyHint.table.compactMap { hint in
      switch hint {
      case .panes: layout.panes.isEmpty && model.settings.chosen.value.panes == .on ? nil : hint
      case .city, .find, .sort: count > 1 ? hint : nil
      case .open, .chart, .remove, .refresh: count > 0 ? hint : nil
      case .toSky: model.columns.value == .sky ? .toWeather : hint
      case .units: model.columns.value == .sky && layout.panes.isEmpty ? nil : hint
      default: hint
      }
    }
  }

  /// What there is to say of a row, and the keys behind it: at least the first of them stays, however much is said.
  private func with(_ hints: [KeyHint], _ line: StyledText) -> StyledText {
    let first = KeyMap.dashboard.line([.help], appearance, width: columns)
    let said = line.truncated(to: max(columns - first.displayWidth - 1, columns / 2), ellipsis: appearance.ellipsis)
    let room = columns - said.displayWidth - 1
    return said + StyledText(" ") + KeyMap.dashboard.line(hints, appearance, width: room)
  }

  /// The keys of a page, and which part of it is seen; on a page that covers the title, the next refresh as well.
  private func pageStatus(_ mode: LiveMode, _ page: PageScroll, hasTitle: Bool) -> StyledText {
    let shown = page.shown
    let position = page.isLonger ? words("\(shown.lowerBound)–\(shown.upperBound) of \(page.length)") : nil
    let isAlone = model.orderedRows.count < 2
    let hints = mode.hints.filter { $0 == .scroll ? page.isLonger : $0 != .city || !isAlone }
    let keys = KeyMap.dashboard.line(hints, after: position, appearance, width: columns)
    let end = columns - refresh.displayWidth - 1
    guard !hasTitle, mode.showsCity, keys.displayWidth + 2 <= end else { return keys }
    return keys.padded(to: end) + refresh
  }

  /// The severe warning of a row, whose sign gives way to that of the selection; why it is old; or where it comes from:
  /// what a pane does not tell already.
  private func rowLine(_ row: CityRowViewModel, pane: PlacedPane?) -> StyledText? {
    let tellsWarnings = pane.map { $0.rows.count >= PaneDrawing.heightForWarnings } ?? false
    let cells = RowCells(row, units: model.units, appearance: appearance, now: model.minute.value)
    if !tellsWarnings, let warning = cells.alerts?.first(where: { $0.severity >= .severe }) {
      return StyledText(" \(row.name): ! \(cells.text(of: warning))", theme.problem)
    }
    if pane == nil, let problem = row.weather.value.problem {
      return StyledText(" \(row.name): \(appearance.words.problems.service(problem))", theme.warning)
    }
    return model.settings.standIn(for: row).map { StyledText(" \(row.name): \($0.title)", theme.quiet) }
  }

  // MARK: - Messages

  /// The message in as many lines as it takes, at most three.
  var message: [StyledText] {
    guard let message = model.message.value else { return [] }
    let style = message.tone == .warning ? theme.warning : Style.plain
    let text = appearance.typed(appearance.signs(words.live.message(message.content)))
    let lines = text.wrapped(to: max(columns - 2, 4)).map { StyledText(" " + $0, style) }
    return Array(lines.prefix(min(3, max(rows - 3, 1))))
  }

  /// The lines of a message that do not fit the status line, or all of them where a question or a prompt has that.
  func overlay(_ mode: LiveMode) -> [StyledText] { mode.isPrompt ? message : message.dropLast() }

  // MARK: - Prompts

  /// The places to choose from while one is typed.
  func suggestions(_ prompt: AddPrompt) -> [StyledText] {
    prompt.suggestions.enumerated().map { index, place in
      let isChosen = prompt.chosen == index
      let text = StyledText("\(isChosen ? appearance.selectionMark : " ") \(place.localFullName)")
        .fitted(to: columns, ellipsis: appearance.ellipsis)
      return isChosen ? text.selected(theme) : text
    }
  }

  /// The line of a prompt that is open, if one is, and the column of its cursor.
  func prompt(_ mode: LiveMode) -> (text: StyledText, cursor: Int)? {
    switch mode {
    case .adding(let prompt):
      let hints = prompt.suggestions.isEmpty ? [] : KeyHint.suggestions
      let hint = KeyMap.dashboard.line(hints, appearance, width: columns, indent: "")
      return line(words("Add city: "), prompt.editor, hint: hint)
    case .finding(let prompt):
      let hint = StyledText(model.orderedRows.isEmpty ? words("not found") : "", theme.warning)
      return line(words("Find: "), prompt.editor, hint: hint)
    case .renaming(_, let editor): return line(words("Rename: "), editor, hint: StyledText())
    case .table, .help, .city, .sky, .picture, .chart, .removing: return nil
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

extension Words {
  /// A time to a refresh, in the step it is rounded to.
  func time(_ countdown: Countdown) -> String {
    countdown.seconds < 60 ? self("\(countdown.seconds) s") : self("\(countdown.seconds / 60) min")
  }
}
