import Entities
import Terminal
import ViewModels

/// The title line above the live table, and the lines at the bottom: status, messages and prompts.
struct LiveLines: Styled {
  let control: DashboardControl
  let appearance: Appearance
  /// The size of the screen.
  let columns: Int
  let rows: Int

  private var model: DashboardViewModel { control.model }
  private var mode: LiveMode { control.mode }

  // MARK: - Title

  /// The program's name, the number and order of the cities, and the next refresh; what matters least is left out
  /// first. `number` is the position of the selected city, counted from 1, or `nil` to leave it out.
  func title(selected number: Int?) -> StyledText {
    let count = control.rows.order.count
    let pieces = titlePieces(selected: number, of: count)
    let right = refreshState
    let end = columns - right.displayWidth - 1
    let brief = number.map { pieces[0] + StyledText("  \($0)/\(count)", theme.quiet) }
    let forms = (2...pieces.count).reversed().map { pieces.prefix($0).reduce(StyledText(), +) } + [brief, pieces[0]]
    guard let left = forms.compactMap(\.self).first(where: { $0.displayWidth < end }) else {
      return appearance.cut(right.spans.isEmpty ? pieces[0] : StyledText(" ") + right, to: columns)
    }
    return left.padded(to: end) + right
  }

  /// The program's name, the number of cities, and if there are any, the filter and the order with its heading's mark.
  private func titlePieces(selected number: Int?, of count: Int) -> [StyledText] {
    let filter = model.list.filter.value
    let cities =
      number.map { words(one: "\($0)/\(count) city", other: "\($0)/\(count) cities", count) }
      ?? words(one: "\(count) city", other: "\(count) cities", count)
    let order = model.sorting.map { words("sorted by \($0.order.title)") + " " + appearance.sortMark($0) }
    return [StyledText(" skydash", theme.heading), StyledText("  " + cities, theme.quiet)]
      + (filter.isEmpty ? [] : [StyledText("  " + words("“\(filter)”"), theme.warning)])
      + (order.map { [StyledText("  " + $0, theme.quiet)] } ?? [])
  }

  /// The state of refreshing, or the time until the next refresh; empty if none is planned.
  private var refreshState: StyledText {
    if model.refreshes.isOffline { return StyledText(words("network off"), theme.quiet) }
    if model.refreshes.isPaused.value { return StyledText(words("paused"), theme.warning) }
    if model.refreshes.isRunning.value { return StyledText(words("refreshing"), theme.quiet) }
    guard let countdown = model.refreshes.countdown.value else { return StyledText() }
    let time = words.time(countdown)
    return countdown.isAfterFailure
      ? StyledText(words("refresh failed; retrying in \(time)"), theme.warning)
      : StyledText(words("next refresh in \(time)"), theme.quiet)
  }

  // MARK: - Status

  /// A question, a message, a page's lines and keys, a remark on the selected row, or the table's keys.
  func status(_ layout: ScreenLayout) -> KeyLine {
    if case .removing(let row) = mode {
      func question(_ name: String) -> String { " " + words("Remove \(name)? y/n") }
      // A long name is cut so that the keys that answer stay on the screen.
      let room = max(columns - question("").displayWidth, 1)
      let name = appearance.name(of: row).truncated(to: room, ellipsis: appearance.ellipsis)
      return KeyLine(appearance, StyledText(question(name), theme.warning))
    }
    if let line = message.last { return KeyLine(appearance, line) }
    if let page = mode.page { return status(of: page) }
    // Without a title line, a pause or a failed refresh is shown here.
    if layout.title == nil, model.refreshes.isPaused.value || model.refreshes.countdown.value?.isAfterFailure == true {
      return KeyLine(appearance, StyledText(" ") + refreshState)
    }
    let forms = model.selected.value.map { remark(on: $0, pane: layout.pane(.now)) } ?? []
    return forms.isEmpty ? keys(.table, width: columns) : withKeys(forms)
  }

  private func keys(_ place: KeyPlaces, after start: String = " ", width: Int) -> KeyLine {
    KeyTable.dashboard.line(place, of: control, after: start, appearance, width: width)
  }

  /// The longest form of a remark that fits whole, followed by the keys, of which at least the help key must fit.
  private func withKeys(_ forms: [StyledText]) -> KeyLine {
    let help = KeyTable(rows: [.help]).line(.table, of: control, appearance, width: columns).text.displayWidth
    let room = max(columns - help - 1, columns / 2)
    guard let remark = forms.first(where: { $0.displayWidth <= room }) else { return keys(.table, width: columns) }
    return keys(.table, width: columns - remark.displayWidth - 1).preceded(by: remark + StyledText(" "))
  }

  /// The numbers of a page's visible lines, and its keys; on a page that covers the title, also the next refresh.
  private func status(of page: LivePage) -> KeyLine {
    let (scroll, visible) = (control.pageScroll, control.pageScroll.visibleLines)
    let position = scroll.isScrollable ? words("\(visible.lowerBound)–\(visible.upperBound) of \(scroll.length)") : ""
    let keys = keys(page.place, after: " " + position, width: columns)
    let end = columns - refreshState.displayWidth - 1
    guard mode.showsCity, keys.text.displayWidth + 2 <= end else { return keys }
    return keys.followed(by: refreshState, width: columns - 1)
  }

  /// Forms of a remark on a row, from full to brief: its worst warning if at least severe (the selection mark hides its
  /// sign), why its data is old, or which service stood in; empty if there is none, or its pane shows the same.
  private func remark(on row: CityRowViewModel, pane: PlacedPane?) -> [StyledText] {
    let showsWarnings = pane.map { $0.rows.count >= PaneDrawing.heightForWarnings } ?? false
    let cells = RowCells(row, units: model.units, appearance: appearance, now: model.minute.value)
    if !showsWarnings, let warning = cells.worstAlert, warning.severity >= .severe {
      let text = cells.text(of: warning)
      return [" \(cells.name): ! \(text)", " ! \(text)", " ! \(warning.event)"].map { StyledText($0, theme.problem) }
    }
    if pane == nil, let problem = row.weather.value.problem {
      let (label, forms) = (" \(cells.name): ", words.forms(of: problem.phrase))
      return (forms.prefix(2).flatMap { [label + $0, " " + $0] } + forms.suffix(1).map { " " + $0 })
        .map { StyledText($0, theme.warning) }
    }
    return model.settings.standIn(for: row).map {
      [StyledText(" \(cells.name): \($0.title)", theme.quiet), StyledText(" " + $0.title, theme.quiet)]
    } ?? []
  }

  // MARK: - Messages

  /// The message, wrapped to at most three lines or to fewer on low screens, and cut after them; empty if there is none.
  var message: [StyledText] {
    guard let message = model.message.value else { return [] }
    let style = message.tone == .warning ? theme.warning : Style.plain
    let text = appearance.displayable(appearance.replacingSymbols(in: words(message.content.phrase)))
    let (width, last) = (max(columns - 2, 4), min(3, max(rows - 3, 1)) - 1)
    var lines = text.wrapped(to: width)
    if lines.count > last + 1 { lines[last...] = [lines[last...].joined(separator: " ")] }
    return lines.map { StyledText(" " + $0.truncated(to: width, ellipsis: appearance.ellipsis), style) }
  }

  /// The lines of a message above the status line: all but the last, or all of them if a prompt takes the status line.
  var overlay: [StyledText] { mode.takesStatusLine ? message : message.dropLast() }

  // MARK: - Prompts

  /// At most `height` lines of suggested places, always with the chosen one, which is marked.
  func suggestions(_ prompt: AddPrompt, height: Int) -> [StyledText] {
    let first = max((prompt.chosenIndex ?? 0) - height + 1, 0)
    return prompt.suggestions.enumerated().dropFirst(first).prefix(height).map { index, place in
      let isChosen = prompt.chosenIndex == index
      let text = StyledText("\(isChosen ? appearance.selectionMark : " ") \(place.localFullName)")
        .fitted(to: columns, ellipsis: appearance.ellipsis)
      return isChosen ? text.selected(theme) : text
    }
  }

  /// The line of the open prompt, if there is one, and the column of its cursor.
  var prompt: (line: KeyLine, cursor: Int)? {
    switch mode {
    case .adding(let prompt):
      let hint = prompt.suggestions.isEmpty ? KeyLine(appearance) : keys(.suggestions, after: "", width: columns)
      return line(words("Add city: "), prompt.editor, hint: hint)
    case .filtering(let prompt):
      let hint = StyledText(model.orderedRows.isEmpty ? words("no match") : "", theme.warning)
      return line(words("Filter: "), prompt.editor, hint: KeyLine(appearance, hint))
    case .renaming(_, let editor): return line(words("Rename: "), editor, hint: KeyLine(appearance))
    case .table, .page, .removing: return nil
    }
  }

  /// A label, the part of the text around the cursor that fits, and a hint if there is room.
  private func line(_ label: String, _ editor: LineEditor, hint: KeyLine) -> (line: KeyLine, cursor: Int) {
    let start = 1 + label.displayWidth
    let room = max(columns - start - 1, 1)
    var shown = Substring(editor.text)
    var column = editor.cursorColumn
    while column > room, let first = shown.first {
      column -= DisplayWidth.of(first)
      shown.removeFirst()
    }
    let line = StyledText(" " + label, theme.heading) + StyledText(String(shown))
    let end = columns - hint.text.displayWidth - 1
    let showsHint = end - line.displayWidth >= 2 && !hint.text.plain.isEmpty
    return (showsHint ? hint.preceded(by: line.padded(to: end)) : KeyLine(appearance, line), start + column)
  }
}

extension Words {
  /// The time to the next refresh, in seconds below a minute, otherwise in minutes, rounded down.
  func time(_ countdown: Countdown) -> String {
    self(countdown.seconds < 60 ? Phrase("\(countdown.seconds) s") : Phrase("\(countdown.seconds / 60) min"))
  }

  /// A problem's sentence whole, without the advice after its semicolon, and also without the cause in parentheses.
  func forms(of problem: Phrase) -> [Substring] {
    let sentence = Substring(self(problem))
    let clause = sentence.prefix { $0 != ";" }
    return [sentence, clause, clause.prefix { $0 != "(" }]
  }
}
