import Entities
import Essentials
import Terminal
import ViewModels

/// A column of the weather table, from left to right.
package nonisolated enum TableColumn: String, CaseIterable, Sendable {
  case city, time, glyph, condition, temperature, lowHigh, feelsLike, rain, wind, humidity, age
  /// The next days or hours side by side, each one column for all of them.
  case days, hours
  /// Tonight's sky: the sun's next rise or set, the moon, the length of the darkness, the outlook, its best hours, the next satellite.
  case sun, moon, darkness, outlook, bestHours, nextPass

  /// The order in which columns leave a table that is too narrow. The city, the glyph and the temperature stay longest.
  static let firstToGo: [TableColumn] = [
    .nextPass, .bestHours, .darkness, .humidity, .feelsLike, .wind, .condition, .rain, .lowHigh, .time, .sun, .age,
    .glyph, .moon,
    .temperature, .outlook,
  ]
}

extension ColumnSet {
  /// The columns of the set, from left to right.
  var columns: [TableColumn] {
    switch self {
    case .weather:
      [.city, .time, .glyph, .condition, .temperature, .lowHigh, .feelsLike, .rain, .wind, .humidity, .age]
    case .sky: [.city, .time, .sun, .moon, .darkness, .outlook, .bestHours, .nextPass]
    case .days: [.city, .days, .age]
    case .hours: [.city, .hours, .age]
    }
  }
}

extension TableColumn {
  /// How wide each column must be for the widest thing it ever shows, so that no answer moves the others.
  static func widths(names: [String], units: Units, appearance: Appearance) -> [TableColumn: Int] {
    Dictionary(
      uniqueKeysWithValues: allCases.map { column in
        let widest = content(of: column, names: names, units: units, appearance: appearance)
        return (column, max(widest, column.heading(units, appearance).displayWidth))
      })
  }

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
    case .sun, .moon, .darkness, .outlook, .bestHours, .nextPass:
      return SkyCells.width(of: column, units: units, appearance: appearance)
    case .age: return isWordy ? 13 : words.longestAge + 1
    }
  }

  private static func timeWidth(_ clock: Units.Clock, _ appearance: Appearance) -> Int {
    let words = appearance.words
    let weekday = words.weekdays.map(\.displayWidth).max() ?? 3
    let sign = max(appearance.dayOrNight(true).displayWidth, appearance.dayOrNight(false).displayWidth)
    return weekday + 1 + ClockText(clock: clock, appearance: appearance).width + 1 + sign
  }
}

nonisolated extension Words {
  var longestCondition: Int { Condition.allCases.map { conditionName($0).displayWidth }.max() ?? 0 }

  var longestAge: Int {
    [age(99, .minutes), age(47, .hours), age(99, .days), now].map(\.displayWidth).max() ?? 0
  }
}

nonisolated extension TableColumn {
  /// The column's name, the wind's with its unit.
  func heading(_ units: Units, _ appearance: Appearance) -> String {
    let words = appearance.words
    let name = appearance.glyphs == .words ? words.fullName(self) : words.columnName(self)
    return self == .wind ? "\(name) \(QuantityText(units: units, appearance: appearance).windUnit)" : name
  }

  /// Numbers stand right, words left.
  var alignment: TextAlignment {
    switch self {
    case .city, .time, .glyph, .condition, .days, .hours, .sun, .moon, .outlook, .bestHours, .nextPass: .left
    case .darkness, .temperature, .lowHigh, .feelsLike, .rain, .wind, .humidity, .age: .right
    }
  }
}
