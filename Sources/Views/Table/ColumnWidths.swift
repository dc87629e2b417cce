import Entities
import Essentials
import Terminal

/// How wide each column must be for the widest thing it ever shows, so that no answer moves the others.
struct ColumnWidths {
  private let widths: [TableColumn: Int]

  init(names: [String], units: Units, appearance: Appearance) {
    let words = appearance.words
    let headings = appearance.glyphs == .words ? words.fullColumns : words.columns
    var widths: [TableColumn: Int] = [:]
    for column in TableColumn.allCases {
      let content = Self.content(of: column, names: names, units: units, appearance: appearance)
      let heading =
        (headings[column] ?? "")
        + (column == .wind ? " " + QuantityText(units: units, appearance: appearance).windUnit : "")
      widths[column] = max(content, heading.displayWidth)
    }
    self.widths = widths
  }

  func natural(_ column: TableColumn) -> Int { widths[column] ?? 0 }

  private static func content(
    of column: TableColumn, names: [String], units: Units, appearance: Appearance
  ) -> Int {
    let words = appearance.words
    let isWordy = appearance.glyphs == .words
    switch column {
    case .city:
      return names.map(appearance.name).reduce(TableLayout.shortestName) {
        max($0, min($1.displayWidth, TableLayout.longestName))
      }
    case .time: return timeWidth(units.clock, appearance)
    case .glyph: return 2
    case .condition: return isWordy ? words.longestCondition : min(words.longestCondition, 14)
    // The same in both units, so that changing them moves nothing.
    case .temperature: return "-100".count + appearance.degree.displayWidth
    case .lowHigh: return "-18/-10".count + 2 * appearance.degree.displayWidth
    case .feelsLike: return "-18".count + appearance.degree.displayWidth
    case .rain, .humidity: return "100%".count
    case .wind:
      return max(appearance.windSign(from: 45).displayWidth, appearance.windSign(from: 22.5).displayWidth)
        + " 100".count
    case .days, .hours: return 0
    case .sun, .moon, .darkness, .outlook, .bestHours:
      return SkyCells.width(of: column, units: units, appearance: appearance)
    case .age: return isWordy ? 13 : words.longestAge + 1
    }
  }

  private static func timeWidth(_ clock: Units.Clock, _ appearance: Appearance) -> Int {
    let words = appearance.words
    let weekday = words.weekdays.map(\.displayWidth).max() ?? 3
    let sign = max(appearance.dayOrNight(true).displayWidth, appearance.dayOrNight(false).displayWidth)
    return weekday + 1 + ClockText(clock: clock, words: words).width + 1 + sign
  }
}

nonisolated extension Words {
  var longestCondition: Int { conditions.values.map(\.displayWidth).max() ?? 0 }

  var longestAge: Int {
    [age(99, .minutes), age(47, .hours), age(99, .days), now].map(\.displayWidth).max() ?? 0
  }
}
