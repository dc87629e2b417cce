import Entities
import Terminal

/// What falls, as it is said everywhere.
nonisolated extension QuantityText {
  /// What falls on a day, `1.4 mm`.
  func fall(_ day: DailyForecast) -> String { precipitation(day[.precipitation]) }

  /// What falls on a day in a few columns, `1.4`.
  func briefFall(_ day: DailyForecast, columns: Int) -> String { amount(day[.precipitation]) }

  /// How high it lies of what falls in some hours; `nil` where it does not lie, or is not known to.
  func depthOfFall(_ slots: some Sequence<HourSlot>, columns: Int = .max) -> String? { nil }

  /// How high it lies of what falls on a day; `nil` where it does not lie, or is not known to.
  func depthOfFall(_ day: DailyForecast) -> String? { nil }

  /// What a plot of some hours shows, and the least amount that fills the plot.
  func plottedFall(_ slots: [HourSlot]) -> (amounts: [Double?], measure: Measure, least: Double) {
    (slots.map { $0[.precipitation] }, .precipitation, 1)
  }
}
