import Entities
import Essentials
import Terminal
import ViewModels

/// The text of a city's pane: a function of the city's row, the appearance and the pane's size.
struct PaneDrawing: Styled {
  let cells: RowCells
  let width: Int
  let height: Int
  /// The city's night with the parts that take longer to compute; `nil` until they are computed, and where they have no room.
  var fullSky: SkyReport?
  /// The sky for the pane of the chart; `nil` until it is computed.
  var chart: SkyChart?

  var appearance: Appearance { cells.appearance }

  /// The panes with something to show for any city, so that moving the selection moves no pane. The sky needs no weather.
  static func wanted(_ model: DashboardViewModel) -> Set<Pane> {
    guard model.selected.value != nil else { return [] }
    let hasForecast = model.rows.value.contains { $0.forecast != nil }
    let panes: Set<Pane> = hasForecast ? [.now, .hours, .week, .night, .chart] : [.now, .night, .chart]
    return model.picture.picture.value == nil ? panes : panes.union([.picture])
  }

  /// The lines of a pane, at most its height; none for the picture, which is drawn elsewhere.
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
        appearance: appearance, units: cells.quantities.units, width: width, height: height, paneAt: cells.now)
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
    guard cells.row.forecast != nil || cells.current?[.temperature] != nil else {
      return [title] + (page.noWeather(cells).first { $0.count < height } ?? [])
    }
    let warnings = height >= Self.heightForWarnings ? page.warnings(cells) : []
    let summary = Block(20, forms: page.summaries(cells))
    let blocks = [Block(30, [title]), Block(10, warnings, page.shortWarnings(cells)), summary]
    let head = Array(Block.fitted(blocks, height: height).joined())
    return head + facts(max(height - head.count, 0)).indented()
  }

  /// The known facts of the current weather, the temperature first, in as many columns as fit.
  private func facts(_ lines: Int) -> [StyledText] {
    guard lines > 0 else { return [] }
    let page = page
    let temperature = cells.current?[.temperature]
    let first = CityPage.Fact(
      "", cells.quantities.temperature(temperature), theme.style(ofTemperature: temperature).adding(.bold))
    // Warnings in force have their own lines.
    let warnings = cells.alerts?.isEmpty == false ? [] : page.warningFacts(cells)
    let facts = [first] + page.nowFacts(cells) + page.airFacts(cells) + warnings
    return FactGrid(facts: facts.filter { $0.value.plain != dash }, appearance: appearance)
      .lines(height: lines, width: width - 2).lines
  }

  // MARK: - Hours and days

  /// The temperature curve, if possible three lines high or more, three to six rows below it, and in a high pane a rule above.
  private var hours: [StyledText] {
    guard let plot = HourPlot(cells, width: width, fillsWidth: true) else { return missing(words("Hourly forecast")) }
    let hasRule = height >= 11
    let room = height - (hasRule ? 1 : 0)
    let below = min(max(room - 4, 3), room >= 12 ? 6 : room >= 10 ? 5 : room >= 8 ? 4 : 3)
    let curve = plot.curve(height: room - 1 - below)
    let heading = StyledText(words("Hourly forecast"), theme.heading)
    return (hasRule ? [appearance.rule(heading, width: width)] : []) + curve + [plot.axis]
      + HourPlot.Row.allCases.prefix(below).map(plot.line)
  }

  /// The heading of a forecast that is missing. The current weather's pane gives the reason, once.
  private func missing(_ heading: String) -> [StyledText] {
    [appearance.rule(StyledText(heading, theme.heading), right: StyledText(appearance.dash), width: width)]
  }

  /// A table if there is room for seven days, else the days side by side.
  private var week: [StyledText] {
    let days = Array(cells.days.prefix(7))
    guard !days.isEmpty else { return missing(words("Next \(7) days")) }
    guard height >= 8 else { return strip }
    let table = WeekTable(cells: cells, days: days, width: width).lines
    guard height > table.count else { return table }
    return [appearance.rule(StyledText(words("Next \(days.count) days"), theme.heading), width: width)] + table
  }

  /// The days side by side, with their names above, in two lines.
  private var strip: [StyledText] {
    let strip = ForecastStrip(kind: .days(from: cells.date), width: width, appearance: appearance)
    return [strip.heading(), strip.text(cells)]
  }
}
