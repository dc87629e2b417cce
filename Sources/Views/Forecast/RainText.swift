import Entities
import Essentials
import Terminal
import ViewModels

/// What falls in the next two hours, in words and as a bar.
struct RainText {
  let cells: RowCells
  let rain: RainOutlook

  init(_ cells: RowCells) {
    self.cells = cells
    rain = cells.row.rain(at: cells.now)
  }

  private var appearance: Appearance { cells.appearance }
  private var words: Words { appearance.words }

  /// `Rain from about 15:30`, `Stops at 14:15`, `Dry for two hours`, without a full stop; `nil` when it is not known.
  var sentence: String? {
    let observed = rain.state == .wet ? cells.observedFall : nil
    let fall = words((observed ?? (rain.isSnow ? .snow : .rain)).phrase)
    switch (rain.state, rain.changesAt) {
    case (.unknown, _): return nil
    case (.dry, nil): return words("Dry for the next two hours")
    case (.dry, let start?): return words("\(fall) from \(time(start))").capitalizedFirst
    case (.wet, nil): return words("\(fall) for the next two hours").capitalizedFirst
    case (.wet, let end?): return rain.isAbout ? words("Stops \(time(end))") : words("Stops at \(time(end))")
    }
  }

  /// What falls within the two hours, or `nil` when that is nothing to speak of, or not known.
  var amount: String? {
    rain.amount.flatMap { $0 >= 0.05 ? cells.quantities.precipitation($0) : nil }
  }

  /// The sentence with the amount, for those who see no bar; `nil` when nothing is known.
  var spoken: String? { sentence.map { sentence in [sentence, amount].compactMap { $0 }.joined(separator: ", ") } }

  /// A cell for each of the eight quarters, full from 1 mm (4 mm/h, where rain counts as heavy) on; `nil` where nothing is
  /// known.
  var bar: StyledText? {
    guard !rain.quarters.isEmpty else { return nil }
    return rain.quarters.prefix(RainOutlook.length).reduce(into: StyledText()) { bar, quarter in
      let isWet = quarter.isWet == true
      let share = quarter.amount.map { isWet ? max($0, 0.06) : 0 }
      bar.append(appearance.bar(share), isWet ? appearance.theme.rain : appearance.theme.dry)
    }
  }

  /// The sentence, where a summary does not say it, and the amount; `nil` for two dry hours below a summary.
  func spoken(besides summary: String) -> String? {
    let isDry = rain.state == .dry && rain.changesAt == nil
    guard let sentence, !isDry || summary.isEmpty else { return nil }
    return [summary.contains(sentence) ? nil : sentence, amount].compactMap { $0 }.joined(separator: ", ")
  }

  /// Bar and words on a line of their own: `2 hours ··▂▅▃··· Rain from 15:30, 0.8 mm`. Where it would be cut, bar or
  /// heading leave; `nil` where it is too long alone.
  func line(besides summary: String, width: Int) -> StyledText? {
    guard let spoken = spoken(besides: summary) else { return nil }
    let heading = StyledText(words("2 hours") + " ", appearance.theme.quiet)
    let bar = appearance.glyphs == .words ? StyledText() : bar.map { $0 + StyledText(" ") } ?? StyledText()
    let text = StyledText(spoken, rain.state == .wet || rain.changesAt != nil ? appearance.theme.rain : .plain)
    return [heading + bar + text, bar + text, text].first { $0.displayWidth <= width }
  }

  private var end: Date { cells.now.addingTimeInterval(Double(RainOutlook.length) * RainQuarter.length) }

  /// Whether the outlook of the hours says of the next two hours what the quarters do.
  func agrees(with outlook: Outlook.Precipitation) -> Bool {
    switch (outlook, rain.state) {
    case (_, .unknown), (.unknown, _): true
    case (.dry, .dry): rain.changesAt == nil
    case (.coming(let fall, let start, _, _), .dry):
      (rain.changesAt != nil) == (start < end) && (rain.changesAt == nil || isLike(fall))
    case (.falling(let fall, _, let until), .wet):
      (cells.observedFall != nil || isLike(fall)) && (stop == nil || until.map { $0 <= end } == true)
    case (.dry, .wet), (.coming, .wet), (.falling, .dry): false
    }
  }

  /// The outlook of the hours, which agrees, with the quarter in which it starts or stops: one page has one time for both.
  func timed(_ outlook: Outlook.Precipitation) -> Outlook.Precipitation {
    switch outlook {
    case .coming(let fall, _, let turn, let until):
      guard rain.state == .dry, let start = rain.changesAt,
        start < turn?.date ?? until ?? .distantFuture
      else { return outlook }
      return .coming(fall, from: start, turn: turn, until: until)
    case .falling(let fall, nil, _?):
      return stop.map { .falling(fall, until: $0) } ?? outlook
    case .falling, .dry, .unknown: return outlook
    }
  }

  /// When it stops for the rest of the two hours.
  private var stop: Date? {
    guard rain.state == .wet, let stop = rain.changesAt else { return nil }
    return rain.quarters.contains { $0.start >= stop && $0.isWet == true } ? nil : stop
  }

  /// Whether quarters, which tell snow from rain alone, may mean that.
  private func isLike(_ fall: Outlook.Fall) -> Bool {
    switch fall {
    case .snow: rain.isSnow
    case .rain: !rain.isSnow
    case .sleet, .thunderstorm: true
    }
  }

  /// A time of day, `about` where it is interpolated.
  func time(_ date: Date) -> String {
    let time = OutlookText(cells: cells).hour(date)
    return rain.isAbout ? words("about \(time)") : time
  }
}
