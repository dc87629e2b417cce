import Entities
import Essentials
import Terminal
import ViewModels

/// A city's next days or hours side by side, in columns shared by all cities.
struct ForecastStrip: Styled {
  /// What each cell stands for.
  enum Kind: Equatable {
    /// Calendar days, starting with a date.
    case days(from: CivilDate)
    /// Steps of three hours from now on, with times by this kind of clock.
    case hours(Units.Clock)
  }

  let kind: Kind
  /// The columns of the whole strip.
  let width: Int
  let appearance: Appearance
  /// The most days to show.
  var maximumDays = 7
  /// Whether the hours' rain has a line of its own, ``rain(_:)``.
  var hasRainLines = false

  static let hoursPerCell = 3

  /// The width of a cell, including its gap, and the number of cells, at least 1.
  var layout: (width: Int, count: Int) {
    switch kind {
    case .hours(let clock):
      let each = HourCell.width(in: width, clock, appearance, hasRainLines: hasRainLines)
      return (each, max(width / each, 1))
    case .days:
      let count = min(max(width / DayCell.leastWidth(appearance), 1), maximumDays)
      return (min(max(width / count, 1), DayCell.fullWidth(appearance)), count)
    }
  }

  /// The cells one after the other, each cut or padded to its width.
  private func line(_ cell: (_ index: Int) -> StyledText) -> StyledText {
    let layout = layout
    return (0..<layout.count).reduce(into: StyledText()) { line, index in
      line += cell(index).fitted(to: layout.width, ellipsis: appearance.ellipsis)
    }
  }

  /// For each cell the weekday and day, weekends in bold, or how many hours from now it begins.
  func heading() -> StyledText {
    line { index in
      switch kind {
      case .days(let first):
        let date = first.advanced(by: index)
        return StyledText(
          " \(words.weekdays[date.weekday]) \(date.day)", date.isWeekend ? theme.day.adding(.bold) : theme.quiet)
      case .hours:
        let text = index == 0 ? words("now") : "+\(words("\(index * Self.hoursPerCell) h"))"
        return StyledText(" " + text, theme.heading)
      }
    }
  }

  /// A city's days or hours. A day that is already over in the city is blank; one beyond the forecast is a dash.
  func text(_ cells: RowCells) -> StyledText {
    switch kind {
    case .days(let first): days(cells, from: first)
    case .hours: hours(cells)
    }
  }

  private func days(_ cells: RowCells, from first: CivilDate) -> StyledText {
    let (known, best, width) = (cells.days, cells.bestDay, layout.width)
    return line { index in
      let date = first.advanced(by: index)
      guard date >= cells.date else { return StyledText() }
      guard let day = known.first(where: { $0.date == date }) else { return StyledText(" " + dash, theme.quiet) }
      return DayCell(day: day, isBest: date == best, quantities: cells.quantities, width: width).text
    }
  }

  private func hours(_ cells: RowCells) -> StyledText {
    let (zone, light) = (cells.row.zone, cells.light)
    let (all, labels, width) = (slots(cells), HourLabels(clock: cells.clock, zone: zone), layout.width)
    return line { index in
      let group = all[(index * Self.hoursPerCell)..<((index + 1) * Self.hoursPerCell)]
      guard let start = group.first?.start else { return StyledText() }
      let earlier = start.addingTimeInterval(-Double(Self.hoursPerCell) * 3600)
      return HourCell(
        slots: group, label: labels.alignedHour(start),
        isNewDay: index > 0 && CivilDate(start, in: zone) != CivilDate(earlier, in: zone),
        isDay: light.isDay(at: start), quantities: cells.quantities, width: width, hasRainLines: hasRainLines
      ).text
    }
  }

  /// The city's hours in the strip, from the current local one on; without a forecast they have no values.
  func slots(_ cells: RowCells) -> [HourSlot] {
    let count = layout.count * Self.hoursPerCell
    let start = ClockText.wholeHour(cells.now, in: cells.row.zone)
    return cells.hours(count) ?? (0..<count).map { HourSlot(start: start.addingTimeInterval(Double($0) * 3600)) }
  }

  /// A bar for the chance of rain in each hour, as wide as the hour's part of its cell.
  func rain(_ cells: RowCells) -> StyledText {
    let columns = layout.width / Self.hoursPerCell
    return slots(cells).reduce(into: StyledText()) { line, slot in
      line += appearance.rainBar(slot.estimatedChance, columns: columns)
    }
  }
}
