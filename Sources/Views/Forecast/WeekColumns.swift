import Entities
import Terminal
import ViewModels

/// The columns of the week's table. To add a column, add an entry here.
struct WeekColumns: Styled {
  let cells: RowCells
  let days: [DailyForecast]
  /// The columns of the screen, on which the width of the conditions' column depends.
  let width: Int

  private var quantities: QuantityText { cells.quantities }
  var appearance: Appearance { cells.appearance }

  /// From left to right.
  var all: [Column<DailyForecast>] {
    [
      column("day", width: dayWidth, priority: .max) { name($0.date) },
      column("symbol", width: appearance.symbolWidth, priority: 80) {
        appearance.styledSymbol($0.condition, isDay: true)
      },
      column("condition", width: conditionWidth, priority: 10) { StyledText(words.condition($0.condition) ?? dash) },
      column("low", words("low", context: "column").truncated(to: 4), .right, width: 4, priority: .max) {
        degrees($0[.temperatureMin])
      },
      bar,
      column("high", words("high", context: "column").truncated(to: 4), width: 4, priority: .max) {
        degrees($0[.temperatureMax])
      },
      column("chance", words("rain", context: "chart"), .right, width: words.percentWidth, priority: 70) {
        StyledText(quantities.percent($0[.precipitationChance]), theme.style(ofChance: $0.estimatedChance))
      },
      column("amount", quantities.symbol(.precipitation), .right, width: 5, priority: 50) {
        // The amount of water, or the depth of fresh snow.
        StyledText(
          quantities.snowDepth($0[.snowfall], columns: 5) ?? quantities.precipitationNumber($0[.precipitation]),
          theme.style(ofChance: $0.estimatedChance))
      },
      column("wind", quantities.symbol(.windSpeed), .right, width: 5, priority: 40) {
        StyledText(quantities.speedNumber($0[.windSpeedMax]), theme.style(ofWind: $0[.windSpeedMax]))
      },
      column("uv", words("UV", context: "column"), .right, width: 2, priority: 20) {
        StyledText($0[.uvIndexMax].map { QuantityText.rounded($0) } ?? dash)
      },
      column("sun", words("sun"), width: 2 * cells.clock.width + 1, priority: 30) {
        StyledText(cells.sky.sunTimes(cells.row.sky.value.sunTimes[$0.date]), theme.quiet)
      },
    ]
  }

  /// A column of fixed width, as wide as its heading at least.
  private func column(
    _ name: String, _ heading: String = "", _ alignment: TextAlignment = .left, width: Int, priority: Int,
    cell: @escaping (DailyForecast) -> StyledText
  ) -> Column<DailyForecast> {
    let width = ColumnWidth.fixed(max(width, heading.displayWidth), priority: priority)
    return Column(name, StyledText(heading), alignment, width: width) { day, _ in cell(day) }
  }

  /// The column of the temperature ranges, which takes up to 32 columns where there is room.
  private var bar: Column<DailyForecast> {
    Column("bar", width: ColumnWidth(least: 8, priority: 60, steps: [.init(width: 32, priority: 0)])) { day, width in
      let now = day.date == cells.date ? cells.current?[.temperature] : nil
      return RangeScale(days, width: width, appearance: appearance)?.bar(of: day, now: now) ?? StyledText()
    }
  }

  /// The columns of a weekday, a blank and two digits, or of `Today`.
  private var dayWidth: Int { max(words.weekdays.width + 3, words("Today").displayWidth) }

  /// The width of the longest name of a condition of these days; on narrow screens that of any condition, at most 12.
  private var conditionWidth: Int {
    guard width >= 100 else { return min(words.longestConditionWidth, 12) }
    return days.compactMap { words.condition($0.condition)?.displayWidth }.max() ?? 1
  }

  /// A temperature in at most four columns, without the degree sign below -99.
  private func degrees(_ celsius: Double?) -> StyledText {
    let text = StyledText(quantities.shortTemperature(celsius), theme.style(ofTemperature: celsius))
    return appearance.number(text, fittedTo: 4)
  }

  /// The name of a day: `Today` or `Sat 21`, with weekends as prominent as today.
  private func name(_ date: CivilDate) -> StyledText {
    guard date != cells.date else { return StyledText(words("Today"), theme.heading) }
    let text = "\(words.weekdays[date.weekday]) \(date.day < 10 ? " " : "")\(date.day)"
    return StyledText(text, date.isWeekend ? theme.heading : .plain)
  }
}

extension CivilDate {
  /// Whether it is a Saturday or Sunday, which forecasts emphasise in every country.
  var isWeekend: Bool { weekday >= 5 }
}
