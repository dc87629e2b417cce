import Entities
import Terminal
import ViewModels

/// A table of the next days, with temperature ranges as bars on one scale.
struct WeekTable: Styled {
  let cells: RowCells
  let days: [DailyForecast]
  private let table: Table<DailyForecast>

  init(cells: RowCells, days: [DailyForecast], width: Int) {
    (self.cells, self.days) = (cells, days)
    let columns = WeekColumns(cells: cells, days: days, width: width).all
    // The last column stays blank.
    table = Table(columns, width: width - 1, gap: 1, ellipsis: cells.appearance.ellipsis)
  }

  var appearance: Appearance { cells.appearance }

  var lines: [StyledText] {
    let best = cells.bestDay
    let mark = StyledText(appearance.bestSign, theme.best)
    return [heading(hasBest: best != nil)]
      + days.map { table.line($0, mark: $0.date == best ? mark : StyledText(" ")) }
  }

  /// The headings of columns, after the legend for the best day's mark if there is room.
  private func heading(hasBest: Bool) -> StyledText {
    let names = table.heading().plain
    let legend = hasBest ? appearance.bestLegend : StyledText()
    let room = names.prefix { $0 == " " }.count
    guard legend.displayWidth < room else { return StyledText(names, theme.quiet) }
    return legend + StyledText(String(names.dropFirst(legend.displayWidth)), theme.quiet)
  }

  /// Whether there is room for sunrise and sunset.
  var hasSun: Bool { table.contains("sun") }
}

/// The columns of the week table. To add a column, add an entry here.
private struct WeekColumns: Styled {
  let cells: RowCells
  let days: [DailyForecast]
  let width: Int

  private var quantities: QuantityText { cells.quantities }
  var appearance: Appearance { cells.appearance }

  var all: [Column<DailyForecast>] {
    [
      column("day", width: dayWidth, priority: .max) { name($0.date) },
      column("glyph", width: appearance.signWidth, priority: 80) { appearance.styledGlyph($0.condition, isDay: true) },
      column("condition", width: conditionWidth, priority: 10) {
        StyledText(words.condition($0.condition) ?? dash)
      },
      column("low", words("low", context: "column").truncated(to: 4), .right, width: 4, priority: .max) {
        degrees($0[.temperatureMin])
      },
      bar,
      column("high", words("high", context: "column").truncated(to: 4), width: 4, priority: .max) {
        degrees($0[.temperatureMax])
      },
      column("chance", words("rain", context: "chart"), .right, width: words.percentWidth, priority: 70) {
        StyledText(quantities.percent($0[.precipitationChance]), theme.style(ofChance: $0.chanceOrAmount))
      },
      column("amount", quantities.units[.precipitation].symbol, .right, width: 5, priority: 50) {
        // The amount of water, or the depth of fresh snow.
        StyledText(
          quantities.snowDepth($0[.snowfall], columns: 5) ?? quantities.amount($0[.precipitation]),
          theme.style(ofChance: $0.chanceOrAmount))
      },
      column("wind", quantities.symbol(.windSpeed), .right, width: 5, priority: 40) {
        StyledText(quantities.speed($0[.windSpeedMax]), theme.style(ofWind: $0[.windSpeedMax]))
      },
      column("uv", words("UV", context: "column"), .right, width: 2, priority: 20) {
        StyledText($0[.uvIndexMax].map { QuantityText.rounded($0) } ?? dash)
      },
      column("sun", words("sun"), width: 2 * cells.clock.width + 1, priority: 30) {
        StyledText(cells.sky.sunTimes(cells.row.sky.value.sunTimes[$0.date]), theme.quiet)
      },
    ]
  }

  private func column(
    _ name: String, _ heading: String = "", _ alignment: TextAlignment = .left, width: Int, priority: Int,
    cell: @escaping (DailyForecast) -> StyledText
  ) -> Column<DailyForecast> {
    let width = ColumnWidth.fixed(max(width, heading.displayWidth), priority: priority)
    return Column(name, StyledText(heading), alignment, width: width) { day, _ in cell(day) }
  }

  private var bar: Column<DailyForecast> {
    Column("bar", width: ColumnWidth(least: 8, priority: 60, steps: [.init(width: 32, priority: 0)])) { day, width in
      let now = day.date == cells.date ? cells.current?[.temperature] : nil
      return RangeBar(days, width: width, appearance: appearance)?.text(day, now: now) ?? StyledText()
    }
  }

  /// A weekday, a blank and two digits, or today.
  private var dayWidth: Int { max(words.weekdays.width + 3, words("Today").displayWidth) }

  private var conditionWidth: Int {
    width >= 100
      ? days.compactMap { words.condition($0.condition)?.displayWidth }.max() ?? 1 : min(words.longestCondition, 12)
  }

  private func degrees(_ celsius: Double?) -> StyledText {
    StyledText(quantities.degrees(celsius), theme.style(ofTemperature: celsius))
  }

  private func name(_ date: CivilDate) -> StyledText {
    guard date != cells.date else { return StyledText(words("Today"), theme.heading) }
    let text = "\(words.weekdays[date.weekday]) \(date.day < 10 ? " " : "")\(date.day)"
    return StyledText(text, date.weekday >= 5 ? theme.heading : .plain)
  }
}

/// The temperature ranges of several days as bars on one scale.
struct RangeBar: Styled {
  private let low: Double
  private let high: Double
  let width: Int
  let appearance: Appearance

  /// `nil` without temperatures or width.
  init?(_ days: [DailyForecast], width: Int, appearance: Appearance) {
    let values = days.flatMap { [$0[.temperatureMin], $0[.temperatureMax]] }.compactMap { $0 }
    guard let low = values.min(), let high = values.max(), width > 0 else { return nil }
    self.low = low
    self.high = max(high, low + 1)
    self.width = width
    self.appearance = appearance
  }

  /// The bar of a day, with a mark for the current temperature, if given.
  func text(_ day: DailyForecast, now: Double? = nil) -> StyledText {
    guard let lowest = day[.temperatureMin], let highest = day[.temperatureMax], let first = column(lowest),
      let last = column(highest)
    else { return StyledText(String(repeating: " ", count: width)) }
    let length = max(last - first, 0) + 1
    // A gradient from the colour of the low to that of the high, with a step about every four columns.
    let steps = max(length / 4, 2)
    let mark = column(now)
    var text = StyledText()
    for column in 0..<width {
      let isInside = column >= first && column < first + length
      let share = Double((column - first) * steps / length) / Double(steps - 1)
      if column == mark {
        text.append(appearance.sign("╋", ascii: "|"), theme.heading)
      } else if isInside {
        let celsius = lowest + (highest - lowest) * share
        text.append(appearance.sign("━", ascii: "="), theme.style(ofTemperature: celsius))
      } else {
        text.append(appearance.sign("╌", ascii: " "), theme.dry)
      }
    }
    return text
  }

  private func column(_ celsius: Double?) -> Int? {
    guard let celsius, celsius.isFinite else { return nil }
    return min(max(Int((celsius - low) / (high - low) * Double(width)), 0), width - 1)
  }
}
