import Entities
import Essentials
import Terminal
import ViewModels

/// The next days below each other: ranges as bars on one scale, and what else is known of each day.
struct WeekTable {
  let cells: RowCells
  let days: [DailyForecast]
  let width: Int

  private var today: CivilDate { CivilDate(cells.now, in: cells.row.zone) }
  private var quantities: QuantityText { cells.quantities }
  private var appearance: Appearance { cells.appearance }
  private var theme: Theme { appearance.theme }
  private var words: Words { appearance.words }

  /// A column with the width it needs; those that fit are shown.
  private enum Column: CaseIterable {
    case day, glyph, condition, low, bar, high, chance, amount, wind, uv, sun
  }

  /// The order in which columns leave a narrow screen.
  private static let firstToGo: [Column] = [.condition, .uv, .sun, .wind, .amount, .bar, .chance, .glyph]
  private static let shortestBar = 8
  private static let longestBar = 32

  var lines: [StyledText] {
    let columns = fittingColumns
    let used = columns.filter { $0 != .bar }.reduce(1) { $0 + size($1) + 1 }
    let room = min(max(width - used - 1, Self.shortestBar), Self.longestBar)
    let bar = RangeBar(days, width: columns.contains(.bar) ? room : 0, appearance: appearance)
    func line(_ mark: StyledText = StyledText(" "), _ cell: (Column) -> StyledText) -> StyledText {
      columns.reduce(into: StyledText()) { line, column in
        let size = column == .bar ? room : size(column)
        line += line.spans.isEmpty ? mark : StyledText(" ")
        line += cell(column).fitted(to: size, isRight(column) ? .right : .left, ellipsis: appearance.ellipsis)
      }
    }
    let best = cells.bestDay
    let mark = StyledText(appearance.bestSign, theme.best)
    return [heading(line { StyledText(heading($0)) }.plain, hasBest: best != nil)]
      + days.map { day in line(day.date == best ? mark : StyledText(" ")) { cell($0, day, bar) } }
  }

  /// The names of columns, with what the mark of the best day means where there is room before them.
  private func heading(_ names: String, hasBest: Bool) -> StyledText {
    let legend = hasBest ? appearance.bestLegend : StyledText()
    let room = names.prefix { $0 == " " }.count
    guard legend.displayWidth < room else { return StyledText(names, theme.quiet) }
    return legend + StyledText(String(names.dropFirst(legend.displayWidth)), theme.quiet)
  }

  /// Whether there is room for the sun's times.
  var hasSun: Bool { fittingColumns.contains(.sun) }

  private var fittingColumns: [Column] {
    var columns = Column.allCases
    func needed() -> Int { columns.reduce(1) { $0 + ($1 == .bar ? Self.shortestBar : size($1)) + 1 } }
    for column in Self.firstToGo where needed() > width { columns.removeAll { $0 == column } }
    return columns
  }

  private func size(_ column: Column) -> Int {
    switch column {
    case .day: max(dayWidth, words("Today").displayWidth)
    case .glyph: appearance.signWidth
    case .condition:
      width >= 100
        ? days.compactMap { words.condition($0.condition)?.displayWidth }.max() ?? 1 : min(words.longestCondition, 12)
    case .low, .high: 4
    case .bar: 0
    case .chance: max(4, words("rain").displayWidth)
    case .amount: 5
    case .wind: max(5, quantities.windUnit.displayWidth)
    case .uv: 2
    case .sun: 2 * cells.clock.width + 1
    }
  }

  private var dayWidth: Int { (words.weekdays.map(\.displayWidth).max() ?? 3) + 3 }

  private func isRight(_ column: Column) -> Bool {
    switch column {
    case .low, .chance, .amount, .wind, .uv: true
    case .day, .glyph, .condition, .bar, .high, .sun: false
    }
  }

  private func heading(_ column: Column) -> String {
    switch column {
    case .chance: words("rain")
    case .amount: quantities.units.precipitation == .mm ? "mm" : "in"
    case .wind: quantities.windUnit
    case .uv: "UV"
    case .sun: words("sun")
    case .low: words("low").truncated(to: 4)
    case .high: words("high").truncated(to: 4)
    case .day, .glyph, .condition, .bar: ""
    }
  }

  private func cell(_ column: Column, _ day: DailyForecast, _ bar: RangeBar?) -> StyledText {
    switch column {
    case .day: name(day.date)
    case .glyph: appearance.styledGlyph(day.condition, isDay: true)
    case .condition: StyledText(words.condition(day.condition) ?? appearance.dash)
    case .low: StyledText(quantities.degrees(day.temperatureMin), theme.style(ofTemperature: day.temperatureMin))
    case .high: StyledText(quantities.degrees(day.temperatureMax), theme.style(ofTemperature: day.temperatureMax))
    case .bar: bar?.text(day, now: day.date == today ? cells.current?.temperature : nil) ?? StyledText()
    case .chance: StyledText(quantities.percent(day.precipitationChance), theme.style(ofChance: day.chanceOrAmount))
    case .amount: StyledText(quantities.amount(day.precipitation), theme.style(ofChance: day.chanceOrAmount))
    case .wind: StyledText(quantities.speed(day.windSpeedMax), theme.style(ofWind: day.windSpeedMax))
    case .uv: StyledText(day.uvIndexMax.map { QuantityText.rounded($0) } ?? appearance.dash)
    case .sun: StyledText(cells.sky.sunTimes(cells.row.sky.value.sunTimes[day.date]), theme.quiet)
    }
  }

  private func name(_ date: CivilDate) -> StyledText {
    guard date != today else { return StyledText(words("Today"), theme.heading) }
    let text = "\(words.weekdays[date.weekday]) \(date.day < 10 ? " " : "")\(date.day)"
    return StyledText(text, date.weekday >= 5 ? theme.heading : .plain)
  }

}

/// Lows and highs of several days as bars on one scale.
struct RangeBar {
  private let low: Double
  private let high: Double
  let width: Int
  let appearance: Appearance

  /// `nil` without a single temperature.
  init?(_ days: [DailyForecast], width: Int, appearance: Appearance) {
    let values = days.flatMap { [$0.temperatureMin, $0.temperatureMax] }.compactMap { $0 }
    guard let low = values.min(), let high = values.max(), width > 0 else { return nil }
    self.low = low
    self.high = max(high, low + 1)
    self.width = width
    self.appearance = appearance
  }

  /// The bar of a day, with the temperature now marked if there is one.
  func text(_ day: DailyForecast, now: Double? = nil) -> StyledText {
    let isUnicode = appearance.glyphs == .unicode
    guard let lowest = day.temperatureMin, let highest = day.temperatureMax, let first = column(lowest),
      let last = column(highest)
    else { return StyledText(String(repeating: " ", count: width)) }
    let length = max(last - first, 0) + 1
    // The colours go from that of the low to that of the high beside the bar, in as few steps as its length bears.
    let steps = max(length / 4, 2)
    let mark = column(now)
    var text = StyledText()
    for column in 0..<width {
      let isInside = column >= first && column < first + length
      let share = Double((column - first) * steps / length) / Double(steps - 1)
      if column == mark {
        text.append(isUnicode ? "╋" : "|", appearance.theme.heading)
      } else if isInside {
        let celsius = lowest + (highest - lowest) * share
        text.append(isUnicode ? "━" : "=", appearance.theme.style(ofTemperature: celsius))
      } else {
        text.append(isUnicode ? "╌" : " ", appearance.theme.dry)
      }
    }
    return text
  }

  private func column(_ celsius: Double?) -> Int? {
    guard let celsius, celsius.isFinite else { return nil }
    return min(max(Int((celsius - low) / (high - low) * Double(width)), 0), width - 1)
  }
}
