import Entities

/// An axis of temperatures, from one whole degree of the displayed unit to another at least four higher.
struct TemperatureScale {
  private let unit: Unit
  /// The ends of the axis in the displayed unit.
  private let low, high: Double

  /// The axis for temperatures in °C; `nil` without any, or if one is a million degrees or more, or not a number.
  init?(_ celsius: [Double], unit: Unit) {
    guard let lowest = celsius.min(), let highest = celsius.max(), celsius.allSatisfy({ abs($0) < 1e6 })
    else { return nil }
    self.unit = unit
    let (low, high) = (unit.value(lowest).rounded(.down), unit.value(highest).rounded(.up))
    let margin = max((4 - (high - low)) / 2, 0).rounded(.up)
    (self.low, self.high) = (low - margin, high + margin)
  }

  /// The position of a temperature in °C on the axis, from 0 at the bottom to 1 at the top; 0 at NaN.
  func share(_ celsius: Double) -> Double { min(max(0, (unit.value(celsius) - low) / (high - low)), 1) }

  /// The temperature of a line of a plot that is `height` lines high: maximum in the first, minimum in the last.
  func label(row: Int, of height: Int) -> String { QuantityText.rounded(value(row, of: height)) }

  /// The temperature of a line in °C.
  func celsius(row: Int, of height: Int) -> Double { unit.canonical(value(row, of: height)) }

  /// The temperature of a line in the displayed unit.
  private func value(_ row: Int, of height: Int) -> Double {
    high - (high - low) * Double(row) / Double(max(height - 1, 1))
  }
}
