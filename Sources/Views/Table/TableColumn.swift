import Entities
import Essentials
import Terminal
import ViewModels

/// A column of the weather table, from left to right.
package nonisolated enum TableColumn: String, CaseIterable, Sendable {
  case city, time
  /// How far clocks are ahead of those at home.
  case difference
  case glyph, temperature, condition, lowHigh, feelsLike, rain, nextRain
  /// The next 24 hours as a drawing.
  case strip
  case wind, gusts, humidity, uv, air, sunTimes
  /// How old a row is, where words alone tell it; else it stands beside the temperature of a row that is old.
  case age
  /// Until when it is dry or wet, in words.
  case note
  /// The next days or hours side by side, each one column for all of them.
  case days, hours
  /// Tonight's sky: the sun's next rise or set, the length of the darkness, the outlook, its best hours, the next satellite.
  case sun, darkness, outlook, bestHours, nextPass

  /// The order in which columns leave a table that is too narrow: numbers that nobody asked for before words. The city,
  /// the sign and the temperature stay longest.
  static let firstToGo: [TableColumn] = [
    .difference, .air, .humidity, .uv, .gusts, .sunTimes, .feelsLike, .strip, .wind, .nextRain, .rain, .condition,
    .lowHigh, .nextPass, .darkness, .time, .sun, .bestHours, .age, .glyph, .temperature, .outlook,
  ]
}

extension ColumnSet {
  /// The columns of the set, from left to right.
  var columns: [TableColumn] {
    switch self {
    case .weather:
      [
        .city, .time, .difference, .glyph, .temperature, .condition, .lowHigh, .feelsLike, .rain, .nextRain, .strip,
        .wind, .gusts, .humidity, .uv, .air, .sunTimes, .age,
      ]
    case .sky: [.city, .time, .sun, .darkness, .outlook, .bestHours, .nextPass]
    case .days: [.city, .note, .days]
    case .hours: [.city, .note, .hours]
    }
  }
}

extension TableColumn {
  /// How wide the column must be for the widest thing it ever shows, so that no answer moves the others.
  func width(units: Units, appearance: Appearance, isBrief: Bool = true) -> Int {
    max(content(units, appearance), heading(units, appearance, isBrief: isBrief).displayWidth)
  }

  private func content(_ units: Units, _ appearance: Appearance) -> Int {
    let words = appearance.words
    let clock = ClockText(clock: units.clock, appearance: appearance)
    switch self {
    case .time: return Self.weekday(appearance) + clock.width + Self.daySign(appearance)
    case .glyph: return appearance.signWidth
    case .condition: return words.longestCondition
    // The same in both units, so that changing them moves nothing.
    case .temperature: return "-100".count + appearance.degree.displayWidth
    case .lowHigh: return "-18/-10".count + appearance.degree.displayWidth
    case .feelsLike: return "-18".count + appearance.degree.displayWidth
    case .rain, .humidity: return "100%".count
    case .nextRain: return max(clock.width, words("dry").displayWidth)
    case .wind:
      return max(appearance.windSign(from: 45).displayWidth, appearance.windSign(from: 22.5).displayWidth)
        + " 100".count
    case .gusts, .air: return "100".count
    case .uv: return "11".count
    case .difference: return max(words.age(-12, .hours).displayWidth, "+13:45".count)
    case .sunTimes: return 2 * clock.width + 1
    case .note: return words("dry until \("")").displayWidth + Self.weekday(appearance) + clock.width
    case .age: return appearance.glyphs == .words ? 13 : words.longestAge + 1
    case .sun, .darkness, .outlook, .bestHours, .nextPass:
      return SkyCells.width(of: self, units: units, appearance: appearance)
    case .city, .strip, .days, .hours: return 0
    }
  }

  /// The columns of a weekday and the blank after it.
  private static func weekday(_ appearance: Appearance) -> Int {
    (appearance.words.weekdays.map(\.displayWidth).max() ?? 3) + 1
  }

  /// The columns of the sign of day or night and the blank before it.
  static func daySign(_ appearance: Appearance) -> Int {
    let sign = max(appearance.dayOrNight(true).displayWidth, appearance.dayOrNight(false).displayWidth)
    return sign > 0 ? sign + 1 : 0
  }
}

nonisolated extension Words {
  var longestCondition: Int { Condition.allCases.map { conditionName($0).displayWidth }.max() ?? 0 }

  var longestAge: Int {
    [age(99, .minutes), age(47, .hours), age(99, .days), self("now")].map(\.displayWidth).max() ?? 0
  }
}

nonisolated extension TableColumn {
  /// The column's name, in words in full where nobody counts columns; the wind is told by its unit, in words with its name.
  func heading(_ units: Units, _ appearance: Appearance, isBrief: Bool = true) -> String {
    let words = appearance.words
    let name = appearance.glyphs == .words && !isBrief ? words.fullName(self) : words.columnName(self)
    guard self == .wind else { return name }
    let unit = QuantityText(units: units, appearance: appearance).windUnit
    return appearance.glyphs == .words ? "\(name) \(unit)" : unit
  }

  /// Numbers stand right, words left.
  var alignment: TextAlignment {
    switch self {
    case .city, .time, .glyph, .condition, .strip, .note, .days, .hours, .sun, .outlook, .bestHours, .nextPass: .left
    case .difference, .darkness, .temperature, .lowHigh, .feelsLike, .rain, .nextRain, .wind, .gusts, .humidity, .uv,
      .air, .sunTimes, .age:
      .right
    }
  }

  /// What the rows are ordered by when this column is sorted.
  var order: RowOrder? {
    switch self {
    case .city: .name
    case .time: .localTime
    case .temperature: .temperature
    case .rain: .precipitationChance
    case .wind: .windSpeed
    case .humidity: .humidity
    case .age: .age
    case .outlook: .outlook
    case .difference, .glyph, .condition, .lowHigh, .feelsLike, .nextRain, .strip, .gusts, .uv, .air, .sunTimes, .note,
      .days, .hours, .sun, .darkness, .bestHours, .nextPass:
      nil
    }
  }
}
