import Entities
import Essentials
import Terminal
import ViewModels

extension CityColumns {
  /// A city's name, a note on its forecast if there is room, and a strip that takes the rest.
  var forecast: [Column<RowCells>] {
    let (nameWidth, noteWidth) = (forecastNameWidth, untilWidth + weekdayWidth + clock.width)
    let room = max(totalWidth - Table<RowCells>.margin - nameWidth - gap, 0)
    let left = room - noteWidth - gap
    // The note must displace neither numbers on the rain nor more than one of seven days.
    let showsAsMuch =
      set == .hours || DayCell.rainNumbers(in: left / 7, appearance) == DayCell.rainNumbers(in: room / 7, appearance)
    let note = Column<RowCells>(Name.note, width: .fixed(noteWidth, priority: .max)) { cells, width in
      StyledText(OutlookText(cells: cells).note(width: width), cells.theme.quiet)
    }
    let hasNote = showsAsMuch && left >= 6 * DayCell.leastWidth(appearance)
    return [city(.fixed(nameWidth, priority: .max))] + (hasNote ? [note] : []) + [forecastStrip]
  }

  /// The columns of the names beside a forecast: those of the widest, but at most a share of the table.
  private var forecastNameWidth: Int {
    // The column also shows a row's age or, under the hours, until when it stays dry.
    let ages = [words("\(99) min"), words("\(47) h"), words("\(99) d"), words("now")]
    let other = set == .hours ? untilWidth + clock.width : Self.shortestName + 2 + ages.width
    let most = max(min(12, totalWidth / 4), totalWidth / (set == .hours ? 5 : 7))
    return max(min(max(widestName, other), most), 1)
  }

  /// The columns of the longest note without its time, such as `dry until `.
  private var untilWidth: Int {
    let falls = Outlook.PrecipitationType.allCases.map { words("\(words($0.inNotes.phrase)) until \("")") }
    return (falls + [words("dry until \("")")]).width
  }

  /// The first day of the strip of days: the earliest of the cities' local dates.
  var firstDate: CivilDate { rows.map { CivilDate(now, in: $0.zone) }.min() ?? CivilDate(now, secondsFromGMT: 0) }

  /// The strip of the next hours or days, in what is left of the width.
  private var forecastStrip: Column<RowCells> {
    let kind: ForecastStrip.Kind = set == .hours ? .hours(units.clock) : .days(from: firstDate)
    return Column(
      name: set == .hours ? Name.hours : "days", heading: { strip(of: kind, width: $0).heading() },
      width: ColumnWidth(least: 1, priority: .max, steps: [.init(width: .max, priority: 0)]),
      cell: { strip(of: kind, width: $1).text($0) })
  }

  /// The strip of hours in a placed column; `nil` for a column of anything else.
  func hourStrip(in placed: Table<RowCells>.Placed) -> ForecastStrip? {
    placed.column.name == Name.hours ? strip(of: .hours(units.clock), width: placed.width) : nil
  }

  private func strip(of kind: ForecastStrip.Kind, width: Int) -> ForecastStrip {
    ForecastStrip(
      kind: kind, width: width, appearance: appearance, maximumDays: maximumDays, hasRainLines: hasRainLines)
  }
}

extension ColumnSet {
  /// Whether it shows the next days or hours.
  var isForecast: Bool { self == .days || self == .hours }
}
