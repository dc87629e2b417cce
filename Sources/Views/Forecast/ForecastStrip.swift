import Entities
import Essentials
import Terminal
import ViewModels

/// One city's next days or hours side by side, in columns that all cities share.
struct ForecastStrip {
  enum Kind: Equatable {
    /// Calendar days from a date on.
    case days(from: CivilDate)
    /// Steps of three hours from an instant on, by clocks of this kind.
    case hours(Units.Clock)
  }

  let kind: Kind
  let width: Int
  let appearance: Appearance
  /// How many days there are room for at most.
  var mostDays = 7

  private static let shortestDay = 8
  private static let longestDay = 11
  static let hoursPerCell = 3

  /// How wide each column is, its gap included, and how many there are.
  var cells: (width: Int, count: Int) {
    if case .hours(let clock) = kind {
      let each = hourCell(clock)
      return (each, max(width / each, 1))
    }
    let each = min(max(width / mostDays, min(Self.shortestDay, width)), Self.longestDay)
    return (each, min(max(width / max(each, 1), 1), mostDays))
  }

  /// The mark of a new day, the hour, the sign and the temperature; as many columns for each of the three hours.
  private func hourCell(_ clock: Units.Clock) -> Int {
    let hour = ClockText(clock: clock, appearance: appearance).hourWidth
    let needed = 1 + hour + 2 + "-10".count + appearance.degree.displayWidth
    return (needed + Self.hoursPerCell - 1) / Self.hoursPerCell * Self.hoursPerCell
  }

  private func line(_ cell: (Int) -> StyledText) -> StyledText {
    let cells = cells
    return (0..<cells.count).reduce(into: StyledText()) { line, index in
      line += cell(index).fitted(to: cells.width, ellipsis: appearance.ellipsis)
    }
  }

  /// `Today`'s date and the next ones, or how many hours each column is away.
  func heading() -> StyledText {
    let words = appearance.words
    return line { index in
      switch kind {
      case .days(let first):
        let date = first.advanced(by: index)
        return StyledText(" \(words.weekdays[date.weekday]) \(date.day)", appearance.theme.heading)
      case .hours:
        let text = index == 0 ? words.now : "+\(words.age(index * Self.hoursPerCell, .hours))"
        return StyledText(" " + text, appearance.theme.heading)
      }
    }
  }

  func text(_ cells: RowCells) -> StyledText {
    switch kind {
    case .days(let first): days(cells, from: first)
    case .hours: hours(cells)
    }
  }

  private func days(_ cells: RowCells, from first: CivilDate) -> StyledText {
    let today = CivilDate(cells.now, in: cells.row.zone)
    let known = cells.days
    let best = known.filter { $0.date < first.advanced(by: self.cells.count) }.bestDay
    return line { index in
      let date = first.advanced(by: index)
      guard date >= today else { return StyledText() }
      return day(known.first { $0.date == date }, isBest: date == best, cells)
    }
  }

  /// ` ☔ 3/11✓`: the sign of the best day, the condition, low and high; the condition goes first where it is narrow.
  private func day(_ day: DailyForecast?, isBest: Bool, _ cells: RowCells) -> StyledText {
    let theme = appearance.theme
    guard let day else { return StyledText(" " + appearance.dash, theme.quiet) }
    let range = cells.quantities.shortRange(day.temperatureMin, day.temperatureMax)
    let room = self.cells.width - 1 - range.displayWidth
    var text = StyledText(isBest ? appearance.bestSign : " ", theme.best)
    if room >= 2 {
      let glyph = appearance.glyph(day.condition, isDay: true)
      text.append(glyph.padded(to: min(room, 3)), theme.style(of: day.condition?.family, isDay: true))
    }
    text.append(range, isBest ? theme.best : day.isRainy ? theme.rain : .plain)
    return text
  }

  private func hours(_ cells: RowCells) -> StyledText {
    let zone = cells.row.zone
    let light = cells.light
    let slots = slots(cells)
    let labels = HourLabels(clock: cells.clock, zone: zone)
    return line { index in
      let three = slots[(index * Self.hoursPerCell)..<((index + 1) * Self.hoursPerCell)]
      guard let slot = three.first else { return StyledText() }
      let before = slot.start.addingTimeInterval(-Double(Self.hoursPerCell) * 3600)
      let isNewDay = index > 0 && CivilDate(slot.start, in: zone) != CivilDate(before, in: zone)
      var text = StyledText(isNewDay ? (appearance.glyphs == .unicode ? "│" : "|") : " ", appearance.theme.quiet)
      text.append(labels.hour(slot.start), light.isDay(at: slot.start) == false ? appearance.theme.night : .plain)
      text += glyph(three, isDay: light.isDay(at: slot.start))
      text.append(cells.quantities.degrees(slot.temperature), appearance.theme.style(ofTemperature: slot.temperature))
      return text
    }
  }

  /// The worst of three hours: what falls counts before what is seen.
  private func glyph(_ slots: ArraySlice<HourSlot>, isDay: Bool?) -> StyledText {
    let condition =
      slots.first { $0.isWet && $0.condition?.isPrecipitation == true }?.condition ?? slots.first?.condition
    let style =
      slots.contains(where: \.isWet)
      ? appearance.theme.rain : appearance.theme.style(of: condition?.family, isDay: isDay)
    return StyledText(appearance.glyph(condition, isDay: isDay).padded(to: 2), style)
  }

  /// The city's own hours that the columns' instants lie in.
  func slots(_ cells: RowCells) -> [HourSlot] {
    let count = self.cells.count * Self.hoursPerCell
    let start = ClockText.wholeHour(cells.now, in: cells.row.zone)
    return cells.hours(count) ?? (0..<count).map { HourSlot(start: start.addingTimeInterval(Double($0) * 3600)) }
  }

  /// The chance of rain in each hour as a bar of its share of the column.
  func rain(_ cells: RowCells) -> StyledText {
    let columns = self.cells.width / Self.hoursPerCell
    return slots(cells).reduce(into: StyledText()) { line, slot in
      let sign = appearance.bar(
        slot.precipitationChance.map { $0 / 100 } ?? (slot.isRainKnown ? (slot.isWet ? 1 : 0) : nil))
      line.append(String(repeating: sign, count: columns), slot.isWet ? appearance.theme.rain : appearance.theme.dry)
    }
  }
}
