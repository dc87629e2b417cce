import Entities
import Essentials
import Terminal
import ViewModels

/// What falls in the next two hours, in words and as a bar.
struct RainText: Styled {
  let cells: RowCells
  let spell: RainSpell

  init(_ cells: RowCells) {
    self.cells = cells
    spell = cells.rainSpell
  }

  var appearance: Appearance { cells.appearance }
  var rain: RainOutlook { spell.rain }

  /// What falls: what is observed, where something falls already.
  var fall: Outlook.Fall { (rain.state == .wet ? cells.observedFall : nil) ?? (rain.isSnow ? .snow : .rain) }

  /// `Rain from about 15:30`, `Stops at 14:15`, `Dry for two hours`, without a full stop; `nil` when it is not known.
  var sentence: String? {
    let fall = words(fall.phrase)
    switch (rain.state, rain.changesAt, rain.stop) {
    case (.unknown, _, _): return nil
    case (.dry, nil, _): return words("Dry for the next two hours")
    case (.dry, let start?, _): return words("\(fall) from \(time(start))").capitalizedFirst
    case (.wet, nil, _): return words("\(fall) for the next two hours").capitalizedFirst
    case (.wet, let pause?, nil): return words("\(fall), pausing at \(time(pause))").capitalizedFirst
    case (.wet, _, let end?): return rain.isAbout ? words("Stops \(time(end))") : words("Stops at \(time(end))")
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
    if let amount, rain.state == .wet, rain.changesAt == nil,
      summary.lowercased().contains(words(fall.phrase).lowercased())
    {
      return words("\(amount) in the next two hours")
    }
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

  /// A time of day, `about` where it is interpolated.
  func time(_ date: Date) -> String {
    let time = OutlookText(cells: cells).hour(date)
    return rain.isAbout ? words("about \(time)") : time
  }
}
