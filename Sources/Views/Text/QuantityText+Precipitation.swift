import Entities
import Terminal

/// Precipitation as water or as the depth of fresh snow, whichever is shown.
nonisolated extension QuantityText {
  /// A day's precipitation: `1.4 mm`, or `5 cm` of fresh snow.
  func precipitation(_ day: DailyForecast) -> String { snowDepth(day[.snowfall]) ?? precipitation(day[.precipitation]) }

  /// The depth of the snow that falls in some hours, `5 cm`, in a few columns; `nil` if it is under 5 mm.
  func snowDepth(_ slots: some Sequence<HourSlot>, columns: Int = .max) -> String? {
    snowDepth(slots.compactMap { $0[.snowfall] }.reduce(0, +), columns: columns)
  }

  /// The depth of the snow that falls on a day, `5 cm`; `nil` if it is under 5 mm.
  func snowDepth(_ day: DailyForecast) -> String? { snowDepth(day[.snowfall]) }

  /// `5 cm` of fresh snow, in a narrow column `12in`; `nil` if it is under 5 mm, too little to see.
  func snowDepth(_ millimetres: Double?, columns: Int = .max) -> String? {
    guard let millimetres, millimetres >= 5 else { return nil }
    let whole = text(millimetres, .snow)
    if whole.displayWidth <= columns { return whole }
    let unit = symbol(.snow)
    return number(millimetres, .snow, columns: columns - unit.displayWidth) + unit
  }
}
