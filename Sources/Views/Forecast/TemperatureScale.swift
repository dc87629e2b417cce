import Entities

/// The axis of temperatures: whole degrees of the unit shown, at least four apart.
struct TemperatureScale {
  private let unit: Units.Temperature
  private let low: Double
  private let high: Double

  /// `nil` without a temperature.
  init?(_ celsius: [Double], units unit: Units.Temperature) {
    guard let lowest = celsius.min(), let highest = celsius.max(), lowest.isFinite, highest.isFinite else { return nil }
    self.unit = unit
    var (low, high) = (unit.value(lowest).rounded(.down), unit.value(highest).rounded(.up))
    while high - low < 4 { (low, high) = (low - 1, high + 1) }
    (self.low, self.high) = (low, high)
  }

  /// 0 at the lowest, 1 at the highest.
  func share(_ celsius: Double) -> Double { min(max((unit.value(celsius) - low) / (high - low), 0), 1) }

  /// The temperature that a line of the plot stands for: the top of the first, the foot of the last.
  func label(row: Int, of height: Int) -> String {
    QuantityText.rounded(high - (high - low) * Double(row) / Double(max(height - 1, 1)))
  }
}
