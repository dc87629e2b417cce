import Entities
import Essentials
import Terminal

/// The precipitation of a city's next two hours, in words and as a bar.
struct RainText: Styled {
  let cells: RowCells
  let spell: RainSpell

  /// The share of a bar that any amount fills at least, enough for a block instead of a dot.
  static let leastBar = 0.06

  init(_ cells: RowCells) { (self.cells, spell) = (cells, cells.rainSpell) }

  var appearance: Appearance { cells.appearance }
  var rain: RainOutlook { spell.rain }

  /// The kind of precipitation in the two hours: the observed one if it's falling already.
  var fall: Outlook.PrecipitationType {
    (rain.state == .wet ? cells.observedFall : nil) ?? (rain.isSnow ? .snow : .rain)
  }

  /// `Rain from about 15:30`, `Stops at 14:15` or `Dry for the next two hours`, without a full stop; `nil` if unknown.
  var sentence: String? {
    let fall = words(fall.phrase)
    switch (rain.state, rain.changesAt, rain.stop) {
    case (.unknown, _, _): return nil
    case (.dry, nil, _): return words("Dry for the next two hours")
    case (.dry, let start?, _): return words("\(fall) from \(time(start))").capitalizedFirst
    case (.wet, nil, _): return words("\(fall) for the next two hours").capitalizedFirst
    case (.wet, let pause?, nil): return words("\(fall), pausing at \(time(pause))").capitalizedFirst
    case (.wet, _, let end?): return rain.isApproximate ? words("Stops \(time(end))") : words("Stops at \(time(end))")
    }
  }

  /// The amount in the two hours, `0.8 mm`; `nil` if it's negligible or unknown.
  var amount: String? { cells.quantities.notablePrecipitation(rain.amount) }

  /// A one-cell bar for each of the eight quarter-hours, full at 1 mm (4 mm/h, heavy rain); `nil` if nothing is known.
  var bar: StyledText? {
    guard !rain.quarters.isEmpty else { return nil }
    return rain.quarters.prefix(RainOutlook.quarterCount).reduce(into: StyledText()) { bar, quarter in
      let isWet = quarter.isWet == true
      // Any wet quarter is visible, however little falls.
      let share = quarter.amount.map { isWet ? max($0, Self.leastBar) : 0 }
      bar.append(appearance.bar(share), isWet ? theme.rain : theme.dry)
    }
  }

  /// ``sentence`` unless a summary has it already, and the amount; `nil` if nothing is known, or for two dry hours
  /// below a summary. Empty if the summary has the sentence and the amount is negligible.
  func wording(besides summary: String) -> String? {
    let isDry = rain.state == .dry && rain.changesAt == nil
    guard let sentence, !isDry || summary.isEmpty else { return nil }
    if let amount, rain.state == .wet, rain.changesAt == nil,
      summary.lowercased().contains(words(fall.phrase).lowercased())
    {
      return words("\(amount) in the next two hours")
    }
    return [summary.contains(sentence) ? nil : sentence, amount].compactMap { $0 }.joined(separator: ", ")
  }

  /// The bar and the words on one line: `2 hours ··▂▅▃··· Rain from 15:30, 0.8 mm`, without the heading and then the
  /// bar if they don't fit; `nil` if even the words don't, or if there is nothing to say besides the summary.
  func line(besides summary: String, width: Int) -> StyledText? {
    guard let spoken = wording(besides: summary) else { return nil }
    let heading = StyledText(words("2 hours") + " ", theme.quiet)
    let bar = isProse ? StyledText() : bar.map { $0 + StyledText(" ") } ?? StyledText()
    let text = StyledText(spoken, rain.state == .wet || rain.changesAt != nil ? theme.rain : .plain)
    return [heading + bar + text, bar + text, text].first { $0.displayWidth <= width }
  }

  /// What falls now, in a form short enough for a note, such as rain for a thunderstorm.
  var shortType: Outlook.PrecipitationType {
    guard case .falling(let type, _, _)? = spell.precipitation else { return fall.inNotes }
    return type.inNotes
  }

  /// Whether the quarters say that it begins, pauses or stops at an instant.
  func changes(at date: Date) -> Bool { [rain.changesAt, rain.stop].contains(date) }

  /// A time of day, with `about` if it's interpolated.
  func time(_ date: Date) -> String {
    let time = OutlookText(cells: cells).hour(date)
    return rain.isApproximate ? words("about \(time)") : time
  }
}
