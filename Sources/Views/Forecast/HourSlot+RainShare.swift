import Entities

extension HourSlot {
  /// The chance of precipitation, 0…1, else 1 or 0 by the amount or condition; `nil` if all of these are unknown.
  nonisolated var rainShare: Double? {
    self[.precipitationChance].map { $0 / 100 } ?? (isRainKnown ? (isWet ? 1 : 0) : nil)
  }
}
