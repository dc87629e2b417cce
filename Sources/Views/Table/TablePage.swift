import Entities
import Essentials
package import Terminal
package import ViewModels

/// A table of all cities printed once: the weather now, the next days or the next hours.
package struct TablePage: Styled {
  let appearance: Appearance
  /// Columns, or `nil` for no limit.
  let width: Int?
  let set: ColumnSet
  /// How many days each city has from its local date on; `nil` for seven from the earliest of the local dates on.
  let days: Int?

  /// A table at most `width` columns wide, `nil` for no limit. Only a table of days uses ``days``.
  package init(appearance: Appearance, width: Int?, set: ColumnSet = .weather, days: Int? = nil) {
    (self.appearance, self.width, self.set, self.days) = (appearance, width, set, days)
  }

  /// The rows in display order, with headings and credits; in plain words, days and hours are sentences.
  package func lines(_ dashboard: DashboardViewModel) -> [StyledText] {
    let cells = dashboard.cells(appearance)
    let repeated = repeatedReasons(cells)
    let table = CityTable(columns(cells.map(\.row), dashboard), isReasonGivenElsewhere: repeated.contains)
    if set == .weather {
      return (lines(cells, table, dashboard) + foot(dashboard, table)).map(\.trimmed)
    }
    guard !cells.isEmpty else { return [] }
    let lines = isProse ? cells.flatMap { prose($0, repeated) } : lines(cells, table, dashboard) + legend(cells, table)
    return lines.within(width, appearance).map(\.trimmed)
  }

  private func columns(_ rows: [CityRowViewModel], _ dashboard: DashboardViewModel) -> CityColumns {
    CityColumns(
      set: set, rows: rows, units: dashboard.units, appearance: appearance, now: dashboard.now, width: width,
      maximumDays: maximumDays(rows, at: dashboard.now), hidesUnknown: true, hasRainLines: true)
  }

  /// The heading, each city's lines, and which services stand in for others.
  private func lines(_ cells: [RowCells], _ table: CityTable, _ dashboard: DashboardViewModel) -> [StyledText] {
    if table.table.contains(CityColumns.Name.sunTimes) { dashboard.prepareSunTimes(of: cells.map(\.row)) }
    let lines = cells.flatMap { city in
      [table.text(city)] + (set == .hours && table.reason(city) == nil ? [table.rain(city)] : [])
    }
    return [table.heading(sorted: dashboard.sorting)] + lines + standIns(dashboard)
  }

  /// The most columns of days: where it is already tomorrow, the last day is one column further.
  private func maximumDays(_ rows: [CityRowViewModel], at now: Date) -> Int {
    guard let days else { return 7 }
    let dates = rows.map { CivilDate(now, in: $0.zone).daysSince1970 }
    return days + (dates.max() ?? 0) - (dates.min() ?? 0)
  }

  /// The picture's line and, except in plain words, the credits for the table's data.
  private func foot(_ dashboard: DashboardViewModel, _ table: CityTable) -> [StyledText] {
    let picture = PicturePage(appearance: appearance, width: width).line(dashboard.picture).map { [$0] } ?? []
    let hasAir = table.table.contains(CityColumns.Name.air)
    let required = isProse ? [] : dashboard.rows.value.credits(at: dashboard.now, hasAir: hasAir)
    let credits = appearance.credits(required, width: width)
    return picture.isEmpty && credits.isEmpty ? [] : [StyledText()] + picture + credits
  }

  /// Below days, what the mark of the best one means, and the credits for the weather.
  private func legend(_ cells: [RowCells], _ table: CityTable) -> [StyledText] {
    let columns = table.columns
    let best = set == .days ? appearance.paragraph(bestDayRule(cells), width: columns.totalWidth, theme.quiet) : []
    let credits = appearance.credits(columns.rows.credits(at: columns.now), width: columns.totalWidth)
    return [StyledText()] + best + credits
  }

  private func bestDayRule(_ cells: [RowCells]) -> String {
    cells.contains { $0.bestDay != nil }
      ? "\(appearance.bestMark) \(words.bestDayRule)"
      : words("None of the next seven days is especially good for being outdoors.")
  }

  /// A sentence for each hour or day, after the age if stale; without any, the reason unless it is a `repeated` one.
  private func prose(_ cells: RowCells, _ repeated: Set<String>) -> [StyledText] {
    let sentences =
      set == .hours ? (cells.hours(24) ?? []).map { cells.sentence($0, isDay: nil) } : cells.daySentences(days ?? 7)
    guard !sentences.isEmpty else {
      let reason = cells.status.problem.map { words($0.phrase) }.flatMap { repeated.contains($0) ? nil : $0 }
      return [StyledText(cells.noData(reason))]
    }
    let age = cells.status.state == .stale ? ["\(cells.name): \(cells.age.plain)"] : []
    return (age + sentences.map { "\(cells.name), \($0)" }).map { StyledText($0) }
  }

  /// The reasons that several cities lack weather for, which the command reports once instead of each row.
  private func repeatedReasons(_ cells: [RowCells]) -> Set<String> {
    let counts = Dictionary(cells.compactMap(\.reason).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// One line for each service that stands in for another: `MET Norway: Seoul, London`.
  private func standIns(_ dashboard: DashboardViewModel) -> [StyledText] {
    let rows = dashboard.orderedRows
    return Provider.allCases.compactMap { provider in
      let names = rows.filter { dashboard.settings.standIn(for: $0) == provider }.map { appearance.name(of: $0) }
      guard !names.isEmpty else { return nil }
      return appearance.cut(StyledText(" \(provider.title): \(names.joined(separator: ", "))", theme.quiet), to: width)
    }
  }
}

extension Words {
  /// What the mark of the best day means, and how that day is chosen.
  var bestDayRule: String {
    let choice = self(Phrase("the mildest of the next seven without much rain or wind"))
    return "\(self(Phrase("best day to be outdoors"))): \(choice)"
  }
}
