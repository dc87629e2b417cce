import Entities
import Terminal

extension CityPage {
  /// The page in plain words, with a line for each hour and day, for screen readers and logs.
  func prose(_ cells: RowCells) -> [StyledText] {
    let facts = (nowFacts(cells) + details(cells)).map(\.plain)
    return title(cells) + summary(cells) + warnings(cells) + facts.map { StyledText(" " + $0) } + proseHours(cells)
      + proseDays(cells) + [cells.row].credits(at: cells.now).map { StyledText(" " + $0) }
  }

  private func proseHours(_ cells: RowCells) -> [StyledText] {
    guard let hours = cells.hours(24) else { return [] }
    let light = cells.light
    return [StyledText(words("Next \(hours.count) hours") + ":")]
      + hours.map { StyledText(" " + cells.sentence($0, isDay: light.isDay(at: $0.start))) }
  }

  private func proseDays(_ cells: RowCells) -> [StyledText] {
    let days = cells.daySentences(7)
    return days.isEmpty ? [] : [StyledText(words.nextDays(days.count) + ":")] + days.map { StyledText(" " + $0) }
  }
}
