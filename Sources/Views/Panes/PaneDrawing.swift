import Entities
import Essentials
import Terminal
import ViewModels

/// The text of a pane: a function of the city's row, the appearance and the pane's size in columns and lines.
struct PaneDrawing: Styled {
  let cells: RowCells
  let width, height: Int
  /// The night with the parts that take longer to compute; `nil` until then, and if there is no room for them.
  var fullSky: SkyReport?
  /// The sky for the chart's pane; `nil` until it is computed.
  var chart: SkyChart?

  var appearance: Appearance { cells.appearance }

  /// The panes with something to show for some city, so that moving the selection moves none. The sky needs no weather.
  static func wanted(_ model: DashboardViewModel) -> Set<Pane> {
    guard model.selected.value != nil else { return [] }
    var panes: Set<Pane> = [.now, .night, .chart]
    if model.rows.value.contains(where: { $0.forecast != nil }) { panes.formUnion([.hours, .week]) }
    if model.picture.picture.value != nil { panes.insert(.picture) }
    return panes
  }

  /// The lines of a pane, at most its height; empty for the picture, which is drawn elsewhere.
  func lines(_ pane: Pane) -> [StyledText] {
    let lines: [StyledText]
    switch pane {
    case .now: lines = now
    case .hours: lines = hours
    case .week: lines = week
    case .night:
      lines = NightPane(cells: cells, width: width, height: height, report: fullSky ?? cells.row.sky.value.report).lines
    case .chart:
      let page = ChartPage(
        appearance: appearance, units: cells.quantities.units, width: width, height: height, for: .pane(now: cells.now))
      lines = chart.map(page.lines) ?? []
    case .picture: lines = []
    }
    return lines.prefix(height).map { appearance.cut($0, to: width) }
  }

  // MARK: - Now

  /// The fewest lines with which current weather shows warnings before its facts.
  static let heightForWarnings = 5

  private var page: CityPage { CityPage(appearance: appearance, width: width, height: height) }

  /// The city and its time, the headline, then as many facts as there are lines for.
  private var now: [StyledText] {
    let page = page
    let title = appearance.rule(StyledText(cells.name, theme.heading), right: cells.time, width: width)
    guard cells.hasWeather else {
      return [title] + (page.noWeather(cells).first { $0.count < height } ?? [])
    }
    let warnings = height >= Self.heightForWarnings ? page.warnings(cells) : []
    let blocks = [
      Block(priority: 30, forms: [[title]]), Block(priority: 10, forms: [warnings, page.shortWarnings(cells)]),
      Block(priority: 20, forms: page.summaries(cells)),
    ]
    let head = Array(Block.fitted(blocks, height: height).joined())
    return head + facts(page, height: height - head.count).indented()
  }

  /// The known facts of the current weather, the temperature first, in as many columns as fit.
  private func facts(_ page: CityPage, height: Int) -> [StyledText] {
    guard height > 0 else { return [] }
    let temperature = cells.current?[.temperature]
    let first = CityPage.Fact(
      "", cells.quantities.temperature(temperature), theme.style(ofTemperature: temperature).adding(.bold))
    // Warnings in force have their own lines.
    let warnings = cells.alerts?.isEmpty == false ? [] : page.warningFacts(cells)
    let facts = [first] + page.nowFacts(cells) + page.airFacts(cells) + warnings
    return FactGrid(facts: facts.filter { $0.value.plain != dash }, appearance: appearance)
      .lines(height: height, width: width - 2).lines
  }

  // MARK: - Hours and days

  /// The fewest lines with which hours have a heading, and with which days are a table.
  private static let (heightForHourHeading, heightForWeekTable) = (11, 8)
  /// The rows below the temperature curve that even a low pane has.
  private static let fewestHourRows = 3

  /// The temperature curve above rows of other values, which take up to half the pane; a high pane has a heading too.
  private var hours: [StyledText] {
    let heading = words("Hourly forecast")
    guard let plot = HourPlot(cells, width: width, fillsWidth: true) else { return missing(heading) }
    let head = height >= Self.heightForHourHeading ? [rule(heading)] : []
    let room = height - head.count
    let rows = HourPlot.Row.allCases.prefix(max(room / 2, Self.fewestHourRows))
    return head + plot.curve(height: room - 1 - rows.count) + [plot.axis] + rows.map(plot.line)
  }

  private func rule(_ heading: String, right: StyledText = StyledText()) -> StyledText {
    appearance.rule(StyledText(heading, theme.heading), right: right, width: width)
  }

  /// The heading of a forecast that is missing. The current weather's pane gives the reason, once.
  private func missing(_ heading: String) -> [StyledText] { [rule(heading, right: StyledText(dash))] }

  /// A table if there is room for seven days, else two lines with the days side by side.
  private var week: [StyledText] {
    let days = Array(cells.days.prefix(7))
    guard !days.isEmpty else { return missing(words.nextDays(7)) }
    guard height >= Self.heightForWeekTable else {
      let strip = ForecastStrip(kind: .days(from: cells.date), width: width, appearance: appearance)
      return [strip.heading(), strip.text(cells)]
    }
    let table = WeekTable(cells: cells, days: days, width: width).lines
    return (height > table.count ? [rule(words.nextDays(days.count))] : []) + table
  }
}
