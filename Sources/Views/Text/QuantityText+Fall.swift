import Entities
import Terminal

/// What falls as water and as fresh snow: whichever of both is said where.
nonisolated extension QuantityText {
  /// What falls on a day, `1.4 mm`; `5 cm` of fresh snow.
  func fall(_ day: DailyForecast) -> String { depth(day[.snowfall]) ?? precipitation(day[.precipitation]) }

  /// What falls on a day in a few columns, `1.4`; `5 cm` of fresh snow.
  func briefFall(_ day: DailyForecast, columns: Int) -> String {
    depth(day[.snowfall], columns: columns) ?? amount(day[.precipitation])
  }

  /// How high it lies of what falls in some hours, `5 cm`, in a few columns; `nil` where it does not lie.
  func depthOfFall(_ slots: some Sequence<HourSlot>, columns: Int = .max) -> String? {
    depth(slots.compactMap { $0[.snowfall] }.reduce(0, +), columns: columns)
  }

  /// How high it lies of what falls on a day, `5 cm`; `nil` where it does not lie.
  func depthOfFall(_ day: DailyForecast) -> String? { depth(day[.snowfall]) }

  /// What a plot of some hours shows: amounts of water, or their depth where nothing falls but snow that is seen; and the
  /// least amount that fills the plot.
  func plottedFall(_ slots: [HourSlot]) -> (amounts: [Double?], measure: Measure, least: Double) {
    let isSnowAlone =
      depthOfFall(slots) != nil && slots.allSatisfy { ($0[.precipitation] ?? 0) < 0.05 || ($0[.snowfall] ?? 0) > 0 }
    return isSnowAlone
      ? (slots.map { $0[.snowfall] }, .snow, 10) : (slots.map { $0[.precipitation] }, .precipitation, 1)
  }

  /// `5 cm` of fresh snow, in a narrow column `12in`; `nil` where it is less than one would see.
  func depth(_ millimetres: Double?, columns: Int = .max) -> String? {
    guard let millimetres, millimetres >= 5 else { return nil }
    let whole = text(millimetres, .snow)
    if whole.displayWidth <= columns { return whole }
    let unit = symbol(.snow)
    return number(millimetres, .snow, columns: columns - unit.displayWidth) + unit
  }
}
