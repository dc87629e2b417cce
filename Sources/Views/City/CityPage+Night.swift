import Entities
import Essentials
import Terminal
import ViewModels

extension CityPage {
  /// The night as bars, where the screen is not short of lines.
  func night(_ cells: RowCells) -> [StyledText] {
    guard (height ?? .max) >= 30, let report = cells.row.sky.value else { return [] }
    return NightBar(appearance: appearance, width: width - 1, zone: cells.row.zone, units: cells.quantities.units)
      .lines(report.night, hours: report.stargazing.hours, now: cells.now)
  }

  /// The moon, the darkness and the outlook in few words.
  func skyFacts(_ cells: RowCells) -> [Fact] {
    guard let report = cells.row.sky.value else { return [] }
    let text = SkyText(zone: cells.row.zone, units: cells.quantities.units, appearance: appearance)
    let moon = MoonText(text: text).sentences(report)
    var facts = [Fact(words.panel.moon, [moon[0], moon[2]].joined(separator: ", "))]
    if let score = report.stargazing.score, let rating = report.stargazing.rating {
      let reason = report.stargazing.reasons.first.map { "; " + words.sky.reason($0, text) } ?? ""
      facts.append(Fact(words.sky.outlook, words.sky.score(score, words.sky.ratings[rating] ?? "") + reason))
    }
    return facts
  }
}
