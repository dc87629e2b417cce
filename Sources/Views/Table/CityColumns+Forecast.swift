import Entities
import Essentials
import Terminal
import ViewModels

extension CityColumns {
  /// A city's name, a note on its forecast if there is room, and a strip that takes the rest.
  var forecast: [Column<RowCells>] {
    let width = totalWidth
    // The name's column also shows a row's age and, under the hours, until when it stays dry.
    let ages = [words("\(99) min"), words("\(47) h"), words("\(99) d"), words("now")]
    let withAge = Self.shortestName + 2 + ages.width
    let falls = Outlook.PrecipitationType.allCases.map { words("\(words($0.noted.phrase)) until \("")") }
    let until = (falls + [words("dry until \("")")]).width
    let wanted = max(widestName, set == .hours ? until + clock.width : withAge)
    let name = max(min(wanted, max(min(12, width / 4), width / (set == .hours ? 5 : 7))), 1)
    let noteWidth = until + weekdayWidth + clock.width
    let room = max(width - Table<RowCells>.margin - name - gap, 0)
    let left = room - noteWidth - gap
    // The note about rain must not displace numbers.
    let showsAsMuch =
      set == .hours || DayCell.rainNumbers(in: left / 7, appearance) == DayCell.rainNumbers(in: room / 7, appearance)
    let note = Column<RowCells>("note", width: .fixed(noteWidth, priority: .max)) { cells, width in
      StyledText(OutlookText(cells: cells).note(width: width), cells.theme.quiet)
    }
    let city = Column(city: .fixed(name, priority: .max), heading: cityHeading)
    return [city] + (showsAsMuch && left >= 6 * DayCell.leastWidth(appearance) ? [note] : []) + [days]
  }

  /// A single column for the strip of all the next days or hours, which takes what is left of the width.
  private var days: Column<RowCells> {
    // The days begin with the earliest date that is today in any of the cities.
    let dates = rows.map { CivilDate(now, in: $0.zone) }
    let kind: ForecastStrip.Kind =
      set == .hours ? .hours(units.clock) : .days(from: dates.min() ?? CivilDate(now, secondsFromGMT: 0))
    return Column(
      name: set == .hours ? "hours" : "days", heading: { strip(of: kind, width: $0).heading() },
      width: ColumnWidth(least: 1, priority: .max, steps: [.init(width: .max, priority: 0)]),
      cell: { strip(of: kind, width: $1).text($0) })
  }

  /// The strip of hours in a placed column; `nil` for any other column.
  func strip(_ placed: Table<RowCells>.Placed) -> ForecastStrip? {
    placed.column.name == "hours" ? strip(of: .hours(units.clock), width: placed.width) : nil
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
